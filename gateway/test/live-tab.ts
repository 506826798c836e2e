import { once } from 'node:events';

import { WebSocket } from 'ws';

import { type LiveFrame, livePath } from '@alcancia/contracts/live';

import type { GatewayStand } from './gateway-stand.js';

/** One browser tab that listens, as a test sees it. */
export class LiveTab {
  readonly frames: LiveFrame[] = [];
  /** Resolves with the code when the socket is closed. */
  readonly closed: Promise<number>;
  /** What was said when it was closed. */
  goodbye = '';
  private waiting: (() => void)[] = [];

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data) => {
      this.frames.push(JSON.parse((data as Buffer).toString('utf8')) as LiveFrame);
      for (const wake of this.waiting.splice(0)) wake();
    });
    this.closed = new Promise((resolve) => {
      socket.on('close', (code: number, reason) => {
        this.goodbye = reason.toString();
        resolve(code);
      });
    });
  }

  /** A socket of the gateway's own origin that has not said who it is. */
  static async connect({ address }: GatewayStand, origin = address): Promise<LiveTab> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${livePath}`, { origin });
    const tab = new LiveTab(socket);
    await once(socket, 'open');
    return tab;
  }

  /** An authenticated socket. */
  static async open(stand: GatewayStand, token: string): Promise<LiveTab> {
    const tab = await LiveTab.connect(stand);
    tab.say({ type: 'hello', token });
    await tab.until('ready');
    return tab;
  }

  /** The status with which a socket is not even opened; 101 when it is. */
  static async refusal(address: string, headers: Record<string, string>): Promise<number> {
    const socket = new WebSocket(address, { headers });
    socket.on('error', () => undefined);
    const opened = once(socket, 'open').then(() => 101);
    const refused = once(socket, 'unexpected-response').then((said) => (said[1] as { statusCode: number }).statusCode);
    opened.catch(() => undefined);
    refused.catch(() => undefined);
    const status = await Promise.race([opened, refused]);
    socket.terminate();
    return status;
  }

  say(message: unknown): void {
    this.socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  }

  /** Waits for a frame of this type and gives it. */
  async until<T extends LiveFrame['type']>(type: T): Promise<Extract<LiveFrame, { type: T }>> {
    for (;;) {
      const frame = this.frames.find((one): one is Extract<LiveFrame, { type: T }> => one.type === type);
      if (frame) return frame;
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
      });
    }
  }
}
