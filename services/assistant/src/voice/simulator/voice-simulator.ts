import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';

import type { ConversationItem, RealtimeSessionCreateRequest } from 'openai/resources/realtime/realtime';
import { WebSocketServer } from 'ws';

import type { AiSimulator } from '@alcancia/server-kit';

import { SimulatedTalk } from './simulated-talk.js';

/** What goes wrong with one conversation, or with its first answer, for tests. */
export type VoiceFault =
  | { readonly status: number }
  | { readonly says: string }
  /** It takes the conversation and never says that it is ready. */
  | 'not-ready'
  | 'html'
  | 'silence'
  | 'cut'
  | 'huge'
  /** A call of a tool that nobody has offered. */
  | 'tool'
  | 'incomplete'
  | 'not-understood';

/** What is heard of one conversation. */
export interface HeardTalk {
  readonly authorization: string;
  readonly address: string;
  session: RealtimeSessionCreateRequest | null;
  readonly items: ConversationItem[];
  /** Types of all that was sent, the newest last. */
  readonly events: string[];
  /** Bytes of sound. */
  bytes: number;
  /** When its first sound was sent, in milliseconds of this process's clock. */
  spokeAt: number | null;
  /** When its last answer was over, by the same clock. */
  endedAt: number | null;
  /** Where an answer was broken off, in milliseconds of it. */
  readonly cutAt: number[];
  isOver: boolean;
}

const seconds = (ms: number): string => (ms / 1_000).toFixed(1).replace('.', ',');

/**
 * An AI on this machine that listens and speaks by OpenAI's realtime protocol (GA). It hears when somebody speaks and for
 * how long, understands no word of it, says so, and murmurs.
 */
export class VoiceSimulator {
  readonly talks: HeardTalk[] = [];
  private readonly faults: VoiceFault[] = [];
  private readonly server = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  private understood: string | null = null;
  private answers: ((voiceMs: number) => string) | null = null;
  private wordTakesMs = 130;

  /** Beside the one that writes, at the same address. */
  static at(ai: Pick<AiSimulator, 'onUpgrade'>): VoiceSimulator {
    return new VoiceSimulator(ai);
  }

  private constructor(ai: Pick<AiSimulator, 'onUpgrade'>) {
    ai.onUpgrade((request, line, head) => this.upgrade(request, line, head));
  }

  /** What the next conversations meet, each once. */
  plan(...faults: readonly VoiceFault[]): void {
    this.faults.push(...faults);
  }

  /** What it understands from now on. */
  understand(text: string): void {
    this.understood = text;
  }

  /** What it answers from now on in place of its own words, with so many milliseconds from one word to the next. */
  answer(answers: () => string, wordTakesMs: number): void {
    this.answers = answers;
    this.wordTakesMs = wordTakesMs;
  }

  /** Every conversation is cut off, as by a network that is gone. */
  cutAll(): void {
    for (const client of this.server.clients) client.terminate();
  }

  private upgrade(request: IncomingMessage, line: Duplex, head: Buffer): void {
    line.on('error', () => line.destroy());
    const address = request.url ?? '';
    const fault = this.faults.shift();
    const status = typeof fault === 'object' && 'status' in fault ? fault.status : undefined;
    if (!address.startsWith('/v1/realtime?model=') || status !== undefined)
      return void line.end(`HTTP/1.1 ${status ?? 404} No\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
    const talk: HeardTalk = {
      authorization: request.headers.authorization ?? '',
      address,
      session: null,
      items: [],
      events: [],
      bytes: 0,
      spokeAt: null,
      endedAt: null,
      cutAt: [],
      isOver: false,
    };
    this.talks.push(talk);
    const speech = {
      understands: (ms: number) => this.understood ?? `(voz de ${seconds(ms)} segundos)`,
      wordTakesMs: this.wordTakesMs,
      answers: (ms: number) =>
        this.answers?.(ms) ??
        `Aquí hablaría la IA. Esta instalación usa una simulada, que no piensa: te oyó ${seconds(ms)} segundos.`,
    };
    this.server.handleUpgrade(request, line, head, (socket) => new SimulatedTalk(socket, talk, speech, fault));
  }
}
