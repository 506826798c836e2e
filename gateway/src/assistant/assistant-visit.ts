import type { WebSocket } from 'ws';

import type { AssistantMode } from '@alcancia/contracts/assistant';
import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';
import type { Origin } from '@alcancia/server-kit';

import type { VoiceCall } from './voice-call.js';

/** An open socket of the assistant, and what was said on it. Nothing of it outlives the socket. */
export class AssistantVisit {
  /** Whose session it is; undefined until it said `hello`. */
  token: string | undefined;
  sessionId: string | undefined;
  mode: AssistantMode = 'guia';
  /** What was written and waits for `response.create`. */
  question = '';
  /** A moment of breathing was offered: once on a socket is enough. */
  hasOfferedCalm = false;
  /** The conversation by voice that is under way on it. */
  voice: VoiceCall | null = null;
  /** A message of it is being worked on: another one is not begun. */
  isBusy = false;
  private isAlive = true;

  constructor(
    private readonly socket: WebSocket,
    readonly origin: Origin,
  ) {
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  get isOpen(): boolean {
    return this.socket.readyState === this.socket.OPEN;
  }

  tell(heard: AssistantHeard): void {
    if (heard.type === 'suggest_respira_mode') this.hasOfferedCalm = true;
    if (this.isOpen) this.socket.send(JSON.stringify(heard));
  }

  close(code: number): void {
    this.socket.close(code);
  }

  /** Asks for a sign of life; a socket that never answered the last one is cut off. */
  beat(): void {
    if (!this.isAlive) return this.socket.terminate();
    this.isAlive = false;
    this.socket.ping();
  }
}
