import { Inject, Injectable } from '@nestjs/common';
import type { z } from 'zod';

import { boundedFetch, CONFIG, createGuard, failure, onceMoreIfCutOff } from '@alcancia/server-kit';

import type { SpeechConfig } from '../speech-settings.policy.js';
import { isMpeg, saysQuotaIsUsedUp, subscriptionAnswer, voicesAnswer } from './provider-answers.policy.js';
import { outputFormat, providerLimits } from './provider.limits.js';

const { answersWithinMs, atOnce, soundBytes, answerBytes } = providerLimits;

/** What is to be said, and by which voice and model of the provider. */
export interface Saying {
  readonly text: string;
  readonly voice: string;
  readonly model: string;
}

/** `quota`: the provider's own month is used up. */
export type Sound = { readonly bytes: Uint8Array } | { readonly trouble: 'quota' | 'unavailable' };

/** The external provider that speaks, by ElevenLabs' protocol. */
@Injectable()
export class SpeechProvider {
  private readonly guard = createGuard({ atOnce, deadlineMs: answersWithinMs });

  constructor(@Inject(CONFIG) private readonly config: SpeechConfig) {}

  /** Whether there is a provider to ask. */
  get isThere(): boolean {
    return this.config.SPEECH_URL !== '';
  }

  /** MPEG audio, or why there is none. Never throws. */
  async say({ text, voice, model }: Saying): Promise<Sound> {
    if (!this.isThere) return { trouble: 'unavailable' };
    try {
      return await this.guard.run('speech', async (signal) => {
        const path = `/v1/text-to-speech/${encodeURIComponent(voice)}?output_format=${outputFormat}`;
        const answer = await this.ask(path, soundBytes, signal, { text, model_id: model });
        if (!answer.ok) {
          const isUsedUp = answer.status === 401 && saysQuotaIsUsedUp(await answer.text());
          if (isUsedUp) return { trouble: 'quota' };
          throw failure('unavailable');
        }
        const bytes = new Uint8Array(await answer.arrayBuffer());
        if (!isMpeg(bytes)) throw failure('unavailable');
        return { bytes };
      });
    } catch {
      return { trouble: 'unavailable' };
    }
  }

  /** How its account stands. Throws `unavailable`. */
  subscription(): Promise<z.output<typeof subscriptionAnswer>> {
    return this.read('/v1/user/subscription', subscriptionAnswer);
  }

  /** The voices that it has for this account. Throws `unavailable`. */
  async voices(): Promise<z.output<typeof voicesAnswer>['voices']> {
    return (await this.read('/v1/voices', voicesAnswer)).voices;
  }

  private async read<T>(path: string, shape: z.ZodType<T>): Promise<T> {
    try {
      return await this.guard.run('account', (signal) =>
        onceMoreIfCutOff(async () => {
          const answer = await this.ask(path, answerBytes, signal);
          if (!answer.ok) throw failure('unavailable');
          return shape.parse(await answer.json());
        }),
      );
    } catch {
      throw failure('unavailable');
    }
  }

  private ask(path: string, mostBytes: number, signal: AbortSignal | undefined, body?: object): Promise<Response> {
    const { SPEECH_URL: address, SPEECH_SECRET: key } = this.config;
    return boundedFetch(mostBytes)(`${address}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { 'xi-api-key': key, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      ...(signal && { signal }),
    });
  }
}
