import type {
  ConversationItem,
  RealtimeClientEvent,
  RealtimeResponse,
  RealtimeServerEvent,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime';
import type { RawData, WebSocket } from 'ws';

import { msOf } from './sound.policy.js';
import { voiceConnectionLimits as limits } from './voice.limits.js';

/** What was said in words, by whoever speaks or by the assistant. */
export interface Spoken {
  readonly by: 'you' | 'assistant';
  readonly text: string;
}

/** What is heard of the provider. `audio` is PCM as base64; times are milliseconds. */
export interface RealtimeEars {
  speechStarted(): void;
  /** After so much of somebody's voice. */
  speechStopped(voiceMs: number): void;
  /** Null: nothing could be understood. */
  understood(text: string | null): void;
  audio(sound: string): void;
  words(words: string): void;
  /** The answer is over. `isWhole`: it was not interrupted or broken off. */
  answered(isWhole: boolean): void;
  /** It is gone, however that came. */
  gone(): void;
}

/** One conversation with the provider, over its socket. What it calls tools for is no answer: none are offered. */
export class RealtimeLine {
  private startedAtMs = 0;
  /** The answer that is being given, with the item that is heard, since when and how much of it there is, in milliseconds. */
  private answer: { id: string | null; itemId: string | null; heardSince: number; soundMs: number } | null = null;
  private readonly whenReady = Promise.withResolvers<void>();
  private isClosed = false;
  private isReady = false;
  private late: NodeJS.Timeout | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly ears: RealtimeEars,
  ) {
    this.whenReady.promise.catch(() => undefined);
    socket.on('message', (data, isBinary) => this.take(data, isBinary));
    socket.on('error', () => this.end());
    socket.on('close', () => this.end());
  }

  /** Resolves when the provider has taken over how it is to speak. */
  async ready(session: RealtimeSessionCreateRequest): Promise<void> {
    this.socket.on('open', () => this.send({ type: 'session.update', session }));
    await this.whenReady.promise;
  }

  hear(audio: string): void {
    this.send({ type: 'input_audio_buffer.append', audio });
  }

  /** Tells the AI what was said without it. */
  note({ by, text }: Spoken): void {
    const item: ConversationItem =
      by === 'you'
        ? { type: 'message', role: 'user', content: [{ type: 'input_text', text }] }
        : { type: 'message', role: 'assistant', content: [{ type: 'output_text', text }] };
    this.send({ type: 'conversation.item.create', item });
  }

  /** Asks for an answer to what was said. */
  respond(): void {
    this.answer = { id: null, itemId: null, heardSince: 0, soundMs: 0 };
    this.send({ type: 'response.create' });
    this.expectSomething();
  }

  /** Breaks the answer off; what nobody has heard of it the AI has not said. `isPlayed`: it is heard as it comes. */
  interrupt(isPlayed: boolean): void {
    const { answer } = this;
    if (!answer) return;
    this.answer = null;
    clearTimeout(this.late);
    this.send({ type: 'response.cancel' });
    if (answer.itemId !== null) {
      const heardMs = isPlayed ? Math.min(performance.now() - answer.heardSince, answer.soundMs) : 0;
      this.send({
        type: 'conversation.item.truncate',
        item_id: answer.itemId,
        content_index: 0,
        audio_end_ms: Math.floor(heardMs),
      });
    }
    this.ears.answered(false);
  }

  close(): void {
    this.isClosed = true;
    clearTimeout(this.late);
    this.socket.close(1000);
    setTimeout(() => this.socket.terminate(), 1_000).unref();
  }

  private send(event: RealtimeClientEvent): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(JSON.stringify(event));
  }

  /** A provider that goes silent when it was asked is gone. */
  private expectSomething(): void {
    clearTimeout(this.late);
    this.late = setTimeout(() => this.end(), limits.repliesWithinMs).unref();
  }

  private end(): void {
    clearTimeout(this.late);
    this.whenReady.reject(new Error('gone'));
    if (this.isClosed) return;
    this.isClosed = true;
    this.socket.terminate();
    if (this.isReady) this.ears.gone();
  }

  private take(data: RawData, isBinary: boolean): void {
    if (this.isClosed) return;
    try {
      if (isBinary) throw new Error('no event');
      this.heard(JSON.parse((data as Buffer).toString('utf8')) as RealtimeServerEvent);
    } catch {
      this.end();
    }
  }

  private heard(event: RealtimeServerEvent): void {
    switch (event.type) {
      case 'session.updated':
        this.isReady = true;
        return this.whenReady.resolve();
      case 'input_audio_buffer.speech_started':
        this.startedAtMs = event.audio_start_ms;
        return this.ears.speechStarted();
      case 'input_audio_buffer.speech_stopped':
        this.expectSomething();
        return this.ears.speechStopped(Math.max(0, event.audio_end_ms - this.startedAtMs));
      case 'conversation.item.input_audio_transcription.completed':
        clearTimeout(this.late);
        return this.ears.understood(event.transcript);
      case 'conversation.item.input_audio_transcription.failed':
        clearTimeout(this.late);
        return this.ears.understood(null);
      case 'response.created':
        if (this.answer) this.answer.id ??= event.response.id ?? null;
        return;
      case 'response.output_audio.delta':
        return this.ofAnswer(event.response_id, () => this.sounds(event.item_id, event.delta));
      case 'response.output_audio_transcript.delta':
        return this.ofAnswer(event.response_id, () => this.ears.words(event.delta));
      case 'response.done':
        return this.done(event.response);
      case 'error':
        // Most errors leave the conversation as it was; before it began, one is a refusal.
        return this.isReady ? undefined : this.end();
      default:
        return;
    }
  }

  /** What still arrives of an answer that was broken off is not of this one. */
  private ofAnswer(id: string, then: () => void): void {
    if (!this.answer || this.answer.id !== id) return;
    this.expectSomething();
    then();
  }

  private sounds(itemId: string, sound: string): void {
    if (!this.answer) return;
    if (this.answer.itemId === null) this.answer.heardSince = performance.now();
    this.answer.itemId = itemId;
    this.answer.soundMs += msOf(sound);
    this.ears.audio(sound);
  }

  private done({ id, status }: RealtimeResponse): void {
    if (!this.answer || this.answer.id !== id) return;
    clearTimeout(this.late);
    this.answer = null;
    this.ears.answered(status === 'completed');
  }
}
