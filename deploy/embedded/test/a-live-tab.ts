import { once } from 'node:events';

import { WebSocket } from 'ws';

import { type LiveFrame, livePath } from '@alcancia/contracts/live';
import { until } from '@alcancia/testing';

/** A browser tab that listens. */
export interface LiveTab {
  /** Resolves with the first frame of this kind, once it has come. */
  hears(what: string, isIt: (frame: LiveFrame) => boolean): Promise<LiveFrame>;
  close(): Promise<void>;
}

/** An authenticated live socket, as the caller of the token. */
export async function aLiveTab(address: string, token: string): Promise<LiveTab> {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${livePath}`, { origin: address });
  const frames: LiveFrame[] = [];
  socket.on('message', (data) => {
    frames.push(JSON.parse((data as Buffer).toString('utf8')) as LiveFrame);
  });
  await once(socket, 'open');
  socket.send(JSON.stringify({ type: 'hello', token }));
  const hears: LiveTab['hears'] = (what, isIt) => until(what, () => frames.find(isIt));
  await hears('ready', ({ type }) => type === 'ready');
  return {
    hears,
    async close() {
      const closed = once(socket, 'close');
      socket.close();
      await closed;
    },
  };
}
