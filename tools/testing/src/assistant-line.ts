import { once } from 'node:events';

import { WebSocket } from 'ws';

import { type AssistantHeard, assistantPath } from '@alcancia/contracts/assistant-socket';

import { spokenSounds } from './spoken-sounds.js';

/** One conversation with the assistant, as a browser has it. */
export class AssistantLine {
  readonly heard: AssistantHeard[] = [];
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>;
  private waiting: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.heard.push(JSON.parse((data as Buffer).toString('utf8')) as AssistantHeard);
      for (const wake of this.waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code: number) => resolve(code));
    });
  }

  /** To the gateway at this address; it waits to be told whose session it is. */
  static async connect(origin: string): Promise<AssistantLine> {
    const socket = new WebSocket(origin.replace('http', 'ws') + assistantPath, { origin });
    const line = new AssistantLine(socket);
    await once(socket, 'open');
    return line;
  }

  static async open(origin: string, token: string): Promise<AssistantLine> {
    const line = await AssistantLine.connect(origin);
    line.say({ type: 'hello', token });
    await line.until(2);
    return line;
  }

  say(message: unknown): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Says something by voice that takes so many milliseconds, and is silent then; what it says nobody can make out. */
  speak(ms = 600): void {
    for (const audio of spokenSounds(ms)) this.say({ type: 'input_audio_buffer.append', audio });
  }

  write(text: unknown): void {
    this.say({
      type: 'conversation.item.create',
      item: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
    });
  }

  /** Writes, asks for an answer and gives what is heard until it is done, without what only begins and ends it. */
  async ask(text: string): Promise<AssistantHeard | undefined> {
    const already = this.heard.length;
    this.write(text);
    this.say({ type: 'response.create' });
    await this.until(already + 3);
    return this.heard[already + 1];
  }

  /** Waits until this was heard so many times. */
  async untilHeard(type: AssistantHeard['type'], times = 1): Promise<void> {
    while (this.heard.filter((one) => one.type === type).length < times) await this.more();
  }

  /** Waits until so many messages were heard in all. */
  async until(count: number): Promise<void> {
    while (this.heard.length < count) await this.more();
  }

  private more(): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push(resolve);
    });
  }
}
