import { EventEmitter } from 'node:events';
import type { Writable } from 'node:stream';

import { expect, it, jest } from '@jest/globals';
import type { WebSocket } from 'ws';

import { anAdult } from '../../test/gateway-stand.js';
import { LiveClient, maxBufferedBytes } from './live-client.js';

class StubSocket extends EventEmitter {
  readonly OPEN = 1;
  readyState = 1;
  readonly done: string[] = [];

  send(frame: string): void {
    this.done.push(frame);
  }

  ping(): void {
    this.done.push('ping');
  }

  close(code: number): void {
    this.readyState = 2;
    this.done.push(`close ${code}`);
  }

  terminate(): void {
    this.done.push('terminate');
  }
}

function aClient() {
  const socket = new StubSocket();
  const line = {
    writableLength: 0,
    write: (frame: Buffer) => socket.done.push(frame.toString()),
  };
  const resolved = { caller: anAdult(), expiresAt: null };
  const client = new LiveClient(socket as unknown as WebSocket, line as unknown as Writable, 'a', resolved);
  return { socket, line, client };
}

it('lets go of a browser that does not read, and cuts it off when it goes on not reading', () => {
  jest.useFakeTimers();
  const { socket, line, client } = aClient();
  const frame = Buffer.from('frame');
  line.writableLength = maxBufferedBytes;
  expect(client.send(frame)).toBe(true);
  line.writableLength += 1;
  expect(client.send(frame)).toBe(false);
  expect(socket.done).toEqual(['frame', 'close 1013']);
  expect(client.send(frame)).toBe(true);
  jest.advanceTimersByTime(5_000);
  expect(socket.done).toEqual(['frame', 'close 1013', 'terminate']);
  jest.useRealTimers();
});

it('lets go of a browser that gives no sign of life', () => {
  const { socket, client } = aClient();
  expect(client.beat()).toBe(true);
  socket.emit('pong');
  expect([client.beat(), client.beat()]).toEqual([true, false]);
  expect(socket.done).toEqual(['ping', 'ping', 'terminate']);
});

it('is asked about at the end of its token, and after five minutes at the latest', () => {
  const { socket, client } = aClient();
  expect(client.recheckInMs(0)).toBe(300_000);
  client.become({ caller: client.caller, expiresAt: 90_000 });
  expect([client.recheckInMs(0), client.isExpired(89_999), client.isExpired(90_000)]).toEqual([90_000, false, true]);
  expect(socket.done).toEqual([]);
});
