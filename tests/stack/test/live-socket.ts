import { once } from 'node:events';

import { type LiveFrame, type LiveHello, livePath } from '@alcancia/contracts/live';
import type { Topic } from '@alcancia/contracts/topics';
import { until } from '@alcancia/testing';
import { WebSocket } from 'ws';

/** A browser's live socket: what it has heard so far, in order. */
export class LiveSocket {
  readonly heard: LiveFrame[] = [];
  closedWith: number | null = null;

  private constructor(readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => this.heard.push(JSON.parse(data.toString('utf8')) as LiveFrame));
    socket.on('close', (code) => {
      this.closedWith = code;
    });
    socket.on('error', () => undefined);
  }

  static async open(origin: string, token: string): Promise<LiveSocket> {
    const live = new LiveSocket(new WebSocket(new URL(livePath, origin), { headers: { origin } }));
    await once(live.socket, 'open');
    const hello: LiveHello = { type: 'hello', token };
    live.socket.send(JSON.stringify(hello));
    await until('the gateway is ready for this socket', () => live.heard.some(({ type }) => type === 'ready'));
    return live;
  }

  /** Resolves once a frame after the first `after` has made this topic stale. */
  stale(topic: Topic, after = 0): Promise<LiveFrame> {
    return until(`${topic} is stale`, () =>
      this.heard.slice(after).find((frame) => frame.type === 'stale' && frame.topics.includes(topic)),
    );
  }

  close(): void {
    this.socket.terminate();
  }
}
