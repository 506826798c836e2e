import { Inject, Injectable } from '@nestjs/common';
import type { RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime';
import { WebSocket } from 'ws';

import type { AgeRange } from '@alcancia/contracts/assistant';
import { talkLimits } from '@alcancia/contracts/assistant-limits';
import { CONFIG, createGuard, failure, type Guard } from '@alcancia/server-kit';

import type { AssistantConfig } from '../assistant-settings.policy.js';
import { instructionsFor } from './instructions.policy.js';
import { type RealtimeEars, RealtimeLine, type Spoken } from './realtime-line.client.js';
import { voiceConnectionLimits as limits } from './voice.limits.js';

/** With whom the AI speaks, and what was said before. */
export interface RealtimeTopic {
  readonly ages: AgeRange;
  readonly before: readonly Spoken[];
}

/** The provider's realtime protocol (OpenAI, GA), for conversations by voice. Without an address nobody is asked. */
@Injectable()
export class Realtime {
  private readonly guard: Guard = createGuard({ atOnce: limits.atOnce, deadlineMs: limits.readyWithinMs });

  constructor(@Inject(CONFIG) private readonly config: AssistantConfig) {}

  /** Whether there is a provider to speak with. */
  get isThere(): boolean {
    return this.config.AI_URL !== '';
  }

  /** A line that is ready to listen. Throws `unavailable` where the provider does not take it. */
  async open({ ages, before }: RealtimeTopic, ears: RealtimeEars): Promise<RealtimeLine> {
    try {
      return await this.guard.run('ai-voice', (signal) => this.connect(ages, before, ears, signal));
    } catch {
      throw failure('unavailable');
    }
  }

  private async connect(
    ages: AgeRange,
    before: readonly Spoken[],
    ears: RealtimeEars,
    signal: AbortSignal | undefined,
  ): Promise<RealtimeLine> {
    const { AI_URL, AI_VOICE_MODEL: model, ASSISTANT_AI_SECRET: key } = this.config;
    const socket = new WebSocket(`${AI_URL.replace(/^http/, 'ws')}/realtime?model=${encodeURIComponent(model)}`, {
      headers: { authorization: `Bearer ${key}` },
      maxPayload: limits.messageBytes,
      perMessageDeflate: false,
      handshakeTimeout: limits.readyWithinMs,
    });
    signal?.addEventListener('abort', () => socket.terminate());
    const line = new RealtimeLine(socket, ears);
    await line.ready(sessionOf(model, ages));
    for (const said of before) line.note(said);
    return line;
  }
}

/** Answers are asked for by us, once it is known what was said: never by the end of somebody's words alone. */
const sessionOf = (model: string, ages: AgeRange): RealtimeSessionCreateRequest => ({
  type: 'realtime',
  model,
  output_modalities: ['audio'],
  instructions: instructionsFor(ages),
  tools: [],
  tool_choice: 'none',
  max_output_tokens: 1_200,
  audio: {
    input: {
      format: { type: 'audio/pcm', rate: talkLimits.rate },
      noise_reduction: { type: 'near_field' },
      transcription: { model: 'gpt-4o-mini-transcribe', language: 'es' },
      turn_detection: {
        type: 'server_vad',
        silence_duration_ms: limits.silenceMs,
        create_response: false,
        interrupt_response: true,
      },
    },
    output: { format: { type: 'audio/pcm', rate: talkLimits.rate }, voice: 'marin' },
  },
});
