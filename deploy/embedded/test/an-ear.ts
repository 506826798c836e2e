import { once } from 'node:events';

import { WebSocket } from 'ws';

import { type LiveFrame, livePath } from '@alcancia/contracts/live';

/** A browser tab that listens. */
export interface Ear {
  /** Resolves when a frame of this kind has come. */
  until(isIt: (frame: LiveFrame) => boolean): Promise<void>;
  close(): Promise<void>;
}

/** A live socket that is in, as whoever the token speaks for. */
export async function anEar(address: string, token: string): Promise<Ear> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${livePath}`, { origin: address });
  const frames: LiveFrame[] = [];
  let wake: () => void = () => undefined;
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString('utf8')) as LiveFrame);
    wake();
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token }));
  const until: Ear['until'] = async (isIt) => {
    while (!frames.some(isIt)) await new Promise<void>((resolve) => void (wake = resolve));
  };
  await until(({ type }) => type === 'ready');
  return {
    until,
    async close() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
