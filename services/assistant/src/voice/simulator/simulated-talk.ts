import { randomUUID } from 'node:crypto';

import type {
  RealtimeClientEvent,
  RealtimeResponse,
  RealtimeSessionCreateRequest,
} from 'openai/resources/realtime/realtime';
import type { WebSocket } from 'ws';

import { talkLimits } from '@alcancia/contracts/assistant-limits';

import { loudnessOf, murmur } from './tones.js';
import type { HeardTalk, VoiceFault } from './voice-simulator.js';

/** From which loudness on somebody speaks, of 32,767. */
const loud = 250;
const silenceMs = 500;
/** It speaks a word in so many milliseconds of sound. */
const wordMs = 260;

interface Speech {
  readonly understands: (voiceMs: number) => string;
  readonly answers: (voiceMs: number) => string;
  /** Milliseconds from one word to the next, as they are sent. */
  readonly wordTakesMs: number;
}

/** One conversation of the simulated provider. */
export class SimulatedTalk {
  private heardMs = 0;
  private quietMs = 0;
  private speechAt: number | null = null;
  private voiceMs = 0;
  private answer: { readonly id: string; readonly itemId: string; timer?: NodeJS.Timeout } | null = null;
  private fault: VoiceFault | undefined;

  constructor(
    private readonly socket: WebSocket,
    private readonly talk: HeardTalk,
    private readonly speech: Speech,
    fault: VoiceFault | undefined,
  ) {
    this.fault = fault;
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      talk.isOver = true;
      clearTimeout(this.answer?.timer);
    });
    socket.on('message', (data) => this.take(JSON.parse((data as Buffer).toString('utf8')) as RealtimeClientEvent));
    if (fault === 'html') socket.send('<html>502</html>');
    else this.send('session.created', { session: { type: 'realtime' } });
  }

  private send(type: string, fields: object): void {
    this.socket.send(JSON.stringify({ type, event_id: `event_${randomUUID()}`, ...fields }));
  }

  private take(event: RealtimeClientEvent): void {
    this.talk.events.push(event.type);
    switch (event.type) {
      case 'session.update':
        this.talk.session = event.session as RealtimeSessionCreateRequest;
        if (this.fault !== 'not-ready') this.send('session.updated', { session: event.session });
        return;
      case 'conversation.item.create':
        this.talk.items.push(event.item);
        return this.send('conversation.item.added', { item: event.item, previous_item_id: null });
      case 'input_audio_buffer.append':
        return this.hear(Buffer.from(event.audio, 'base64'));
      case 'response.create':
        return this.respond();
      case 'response.cancel':
        if (!this.answer) this.refuse('response_cancel_not_active');
        return this.cancel();
      case 'conversation.item.truncate':
        this.talk.cutAt.push(event.audio_end_ms);
        return this.send('conversation.item.truncated', { ...event, type: 'conversation.item.truncated' });
      default:
        return this.refuse('unknown_event');
    }
  }

  private refuse(code: string): void {
    this.send('error', { error: { type: 'invalid_request_error', code, message: 'simulated', param: null } });
  }

  private hear(sound: Buffer): void {
    this.talk.bytes += sound.length;
    const ms = (sound.length / 2 / talkLimits.rate) * 1_000;
    this.heardMs += ms;
    if (loudnessOf(sound) >= loud) {
      this.quietMs = 0;
      if (this.speechAt === null) this.start();
    } else if (this.speechAt !== null) {
      this.quietMs += ms;
      if (this.quietMs >= silenceMs) this.stop(this.speechAt);
    }
  }

  private start(): void {
    this.speechAt = this.heardMs;
    this.send('input_audio_buffer.speech_started', { audio_start_ms: Math.round(this.heardMs), item_id: 'item_heard' });
    this.cancel();
  }

  private stop(since: number): void {
    this.speechAt = null;
    this.voiceMs = Math.max(0, this.heardMs - this.quietMs - since);
    const item = { item_id: `item_${randomUUID()}` };
    this.send('input_audio_buffer.speech_stopped', { ...item, audio_end_ms: Math.round(this.heardMs - this.quietMs) });
    this.send('input_audio_buffer.committed', { ...item, previous_item_id: null });
    const about = { ...item, content_index: 0 };
    if (this.fault === 'not-understood') {
      this.fault = undefined;
      const error = { type: 'server_error', code: 'transcription_failed', message: 'simulated' };
      return this.send('conversation.item.input_audio_transcription.failed', { ...about, error });
    }
    const transcript = this.speech.understands(this.voiceMs);
    const usage = { type: 'duration', seconds: this.voiceMs / 1_000 };
    this.send('conversation.item.input_audio_transcription.completed', { ...about, transcript, usage });
  }

  private respond(): void {
    const { fault } = this;
    this.fault = undefined;
    if (fault === 'silence') return;
    const answer = { id: `resp_${randomUUID()}`, itemId: `item_${randomUUID()}` };
    this.answer = answer;
    this.send('response.created', { response: { id: answer.id, object: 'realtime.response', status: 'in_progress' } });
    if (fault === 'huge')
      return this.send('response.output_audio.delta', { ...this.place(), delta: 'A'.repeat(10_000_000) });
    if (fault === 'tool' || fault === 'incomplete') return this.callATool(fault);
    const said = typeof fault === 'object' && 'says' in fault ? fault.says : this.speech.answers(this.voiceMs);
    const words = said.split(/(?<= )/);
    this.speak(words, murmur(words.length * wordMs), 0, fault === 'cut' ? 3 : Infinity);
  }

  private place(): object {
    const { id, itemId } = this.answer ?? { id: '', itemId: '' };
    return { response_id: id, item_id: itemId, output_index: 0, content_index: 0 };
  }

  /** Word by word, sound beside it. */
  private speak(words: readonly string[], sound: Buffer, at: number, cutAt: number): void {
    const { answer } = this;
    const word = words[at];
    if (!answer || this.socket.readyState !== this.socket.OPEN) return;
    if (at >= cutAt) return this.socket.terminate();
    if (word === undefined) return this.finish('completed');
    const bytes = (wordMs * talkLimits.rate * 2) / 1_000;
    this.send('response.output_audio_transcript.delta', { ...this.place(), delta: word });
    const piece = sound.subarray(at * bytes, (at + 1) * bytes);
    const half = piece.length >> 1;
    this.talk.spokeAt ??= performance.now();
    for (const part of [piece.subarray(0, half), piece.subarray(half)])
      this.send('response.output_audio.delta', { ...this.place(), delta: part.toString('base64') });
    answer.timer = setTimeout(() => this.speak(words, sound, at + 1, cutAt), this.speech.wordTakesMs).unref();
  }

  private cancel(): void {
    if (!this.answer) return;
    clearTimeout(this.answer.timer);
    this.finish('cancelled');
  }

  private callATool(fault: 'tool' | 'incomplete'): void {
    const call = { type: 'function_call', name: 'pay', arguments: '{"coins":100}', call_id: 'call_1' };
    if (fault === 'tool') this.send('response.output_item.done', { ...this.place(), item: call });
    this.finish(fault === 'tool' ? 'completed' : 'incomplete');
  }

  private finish(status: NonNullable<RealtimeResponse['status']>): void {
    const { answer } = this;
    if (!answer) return;
    this.answer = null;
    this.talk.endedAt = performance.now();
    const usage = { input_tokens: 100, output_tokens: 100, total_tokens: 200 };
    this.send('response.done', { response: { id: answer.id, object: 'realtime.response', status, output: [], usage } });
  }
}
