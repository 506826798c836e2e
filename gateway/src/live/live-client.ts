import type { Writable } from 'node:stream';

import type { WebSocket } from 'ws';

import type { CallerShape } from '@alcancia/contracts/caller';
import type { LiveFrame } from '@alcancia/contracts/live';

import type { Resolved } from '../access/caller-cache.js';
import { closeCodes } from '../sockets/close-codes.js';
import { written } from './frames.js';

/** A browser with more unread bytes than this is disconnected; it reconnects and reads everything again. */
export const maxBufferedBytes = 256 * 1024;
/** A browser that reads again within this time, in milliseconds, still gets the close code. */
const closeTimeoutMs = 5_000;
/** A socket is asked about again at least this often, in milliseconds. */
const recheckEveryMs = 5 * 60_000;

/** One signed-in browser tab. */
export class LiveClient {
  private isAlive = true;

  /** `line` is the TCP socket under `socket`: a frame that was made once for all is written to it as it is. */
  constructor(
    private readonly socket: WebSocket,
    private readonly line: Writable,
    private token: string,
    private resolved: Resolved,
  ) {
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  get caller(): CallerShape {
    return this.resolved.caller;
  }

  get presented(): string {
    return this.token;
  }

  /** Milliseconds until identity must be asked again whether this token still speaks for somebody. */
  recheckInMs(now: number): number {
    const { expiresAt } = this.resolved;
    return Math.min(recheckEveryMs, Math.max(1_000, (expiresAt ?? Infinity) - now));
  }

  isExpired(now: number): boolean {
    return this.resolved.expiresAt !== null && this.resolved.expiresAt <= now;
  }

  /** Sets the token's current caller; tells the browser when the account or the chosen profile is another. */
  become(resolved: Resolved, token = this.token): void {
    const { userId, profile } = this.caller;
    this.resolved = resolved;
    this.token = token;
    if (userId !== resolved.caller.userId || profile !== resolved.caller.profile)
      this.tell({ type: 'session-changed' });
  }

  tell(frame: LiveFrame): void {
    if (this.socket.readyState === this.socket.OPEN) this.socket.send(written(frame));
  }

  /** False when the browser does not read and was disconnected. */
  send(frame: Buffer): boolean {
    if (this.socket.readyState !== this.socket.OPEN) return true;
    if (this.line.writableLength > maxBufferedBytes) {
      this.close(closeCodes.slow);
      setTimeout(() => this.socket.terminate(), closeTimeoutMs).unref();
      return false;
    }
    this.line.write(frame);
    return true;
  }

  /** Asks for a sign of life; false when the last one was never answered. */
  beat(): boolean {
    if (!this.isAlive) {
      this.socket.terminate();
      return false;
    }
    this.isAlive = false;
    this.socket.ping();
    return true;
  }

  close(code: number, reason = ''): void {
    this.socket.close(code, reason);
  }
}
