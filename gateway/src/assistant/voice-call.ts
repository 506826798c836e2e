import { randomUUID } from 'node:crypto';

import {
  openVoice,
  voiceHeard,
  voiceLineOf,
  voiceListenMs,
  type VoiceMessage,
  type VoiceSaid,
} from '@alcancia/contracts/assistant';
import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';
import { type AnswerMessage, type Bus, type Caller, Failure, failure, type RequestMessage } from '@alcancia/server-kit';

import type { ServiceGuard } from '../bus/service-guard.js';
import { messageOf } from '../words/refusals.js';
import { heardOf, usageWarning } from './heard-of.js';

/** How long a conversation may take to begin, and a message on its line to be answered, in milliseconds. */
const opensWithinMs = 10_000;
const answersWithinMs = 5_000;
/** Sound that waits for the line, in characters: some 20 s of it. A browser sends no more than it records. */
const mostWaiting = 1_300_000;
/** Sounds that travel together: some 500 KB at the most, of the megabyte that NATS takes. */
const atOnce = 40;

interface CallParts {
  readonly services: ServiceGuard;
  /** The line is at one process: no circuit of the whole service is opened by it. */
  readonly bus: Pick<Bus, 'request'>;
  readonly tell: (heard: AssistantHeard) => void;
  /** Whoever speaks now; null: it may no longer. */
  readonly caller: () => Promise<Caller | null>;
  readonly whenOver: () => void;
}

/** A conversation by voice of one socket: passes sound on in order, and what is heard back. */
export class VoiceCall {
  private readonly waiting: string[] = [];
  private waitingLength = 0;
  private voiceId: string | null = null;
  private opener: Caller | null = null;
  private isSending = false;
  private isOver = false;

  constructor(private readonly parts: CallParts) {}

  /** Opens the line. Throws what was refused. */
  async open(caller: Caller): Promise<void> {
    this.opener = caller;
    const sent = messageFor(caller, {}, opensWithinMs);
    const opened = openVoice.output.parse(dataOf(await this.parts.services.request(openVoice.subject, sent)));
    if (opened.kind !== 'ai') {
      this.parts.tell({ type: opened.kind === 'limit' ? 'limit_exceeded' : 'error', message: opened.message });
      return this.end();
    }
    this.voiceId = opened.voiceId;
    if (this.isOver) return this.tellHangUp(caller);
    void this.send();
    void this.listen();
  }

  append(sound: string): void {
    if (this.isOver) return;
    this.waitingLength += sound.length;
    if (this.waitingLength > mostWaiting) return this.fail(failure('rate_limited'));
    this.waiting.push(sound);
    void this.send();
  }

  /** Nobody speaks here any more. Where the service does not hear of it, it ends by itself: nobody listens. */
  hangUp(): void {
    if (this.isOver) return;
    this.end();
    if (this.opener && this.voiceId !== null) this.tellHangUp(this.opener);
  }

  fail(error: unknown): void {
    if (this.isOver) return;
    const refusal = error instanceof Failure ? error : failure('internal');
    this.parts.tell({ type: 'error', message: messageOf(refusal) });
    this.end();
  }

  private end(): void {
    this.isOver = true;
    this.waiting.length = 0;
    this.parts.whenOver();
  }

  private tellHangUp(caller: Caller): void {
    this.ask(caller, { kind: 'hang-up' }).catch(() => undefined);
  }

  private async send(): Promise<void> {
    if (this.isSending || this.voiceId === null) return;
    this.isSending = true;
    try {
      while (this.waiting.length > 0 && !this.isOver) {
        const caller = await this.parts.caller();
        if (!caller) return this.hangUp();
        const sounds = this.waiting.splice(0, atOnce);
        this.waitingLength -= sounds.reduce((sum, { length }) => sum + length, 0);
        await this.ask(caller, { kind: 'sound', sounds });
      }
    } catch (error) {
      this.lost(error);
    } finally {
      this.isSending = false;
    }
  }

  private async listen(): Promise<void> {
    try {
      while (!this.isOver) {
        const caller = await this.parts.caller();
        if (!caller) return this.hangUp();
        const { messages, isOver } = voiceHeard.parse(await this.ask(caller, { kind: 'listen' }));
        for (const heard of messages.flatMap(toldAs)) if (!this.isOver) this.parts.tell(heard);
        if (isOver && !this.isOver) this.end();
      }
    } catch (error) {
      this.lost(error);
    }
  }

  /** The process that held the line is gone, or says what it must not: the browser begins another conversation. */
  private lost(error: unknown): void {
    if (this.isOver) return;
    if (error instanceof Failure && error.kind === 'forbidden') return this.fail(error);
    this.parts.tell({ type: 'openai_disconnected' });
    this.end();
  }

  private async ask(caller: Caller, said: VoiceSaid): Promise<unknown> {
    const withinMs = answersWithinMs + (said.kind === 'listen' ? voiceListenMs : 0);
    return dataOf(await this.parts.bus.request(voiceLineOf(this.voiceId ?? ''), messageFor(caller, said, withinMs)));
  }
}

const messageFor = ({ shape, origin }: Caller, input: unknown, withinMs: number): RequestMessage => ({
  input,
  caller: shape,
  origin,
  correlationId: randomUUID(),
  deadlineAt: Date.now() + withinMs,
  idempotencyKey: randomUUID(),
});

function dataOf(answer: AnswerMessage): unknown {
  if (!answer.ok) throw Failure.fromWire(answer.error);
  return answer.data;
}

/** What is heard on the line in the words of the socket (spec 2 §7). */
function toldAs(message: VoiceMessage): readonly AssistantHeard[] {
  switch (message.kind) {
    case 'speech':
      return [{ type: message.isStarting ? 'input_audio_buffer.speech_started' : 'input_audio_buffer.speech_stopped' }];
    case 'understood':
      return [{ type: 'conversation.item.input_audio_transcription.completed', transcript: message.text }];
    case 'answering':
      return [{ type: 'response.created' }];
    case 'answer':
      return heardOf(message.answer);
    case 'sound':
      return [{ type: 'response.audio.delta', delta: message.sound }];
    case 'said':
      return [
        { type: 'response.audio_transcript.delta', delta: message.text },
        { type: 'response.audio_transcript.done', transcript: message.text },
      ];
    case 'answered':
      return [{ type: 'response.done' }];
    case 'near-limit':
      return [{ type: 'usage_warning', message: usageWarning(message.used, message.most) }];
    case 'refused':
      return [{ type: 'error', message: messageOf({ code: message.code, kind: 'forbidden' }) }];
    case 'cut':
      return [{ type: 'openai_disconnected' }];
  }
}
