import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { WebSocket, WebSocketServer } from 'ws';

import { framed } from './frames.js';

let said: Buffer;
const server = createServer();
const sockets = new WebSocketServer({ noServer: true });
server.on('upgrade', (request, line, head) => {
  sockets.handleUpgrade(request, line, head, () => line.write(said));
});

beforeEach(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterEach(() => void server.close());

it.each([1, 125, 126, 65_535, 65_536])('a frame of %d bytes arrives as it was written', async (bytes) => {
  const text = 'ñ'.repeat(Math.floor(bytes / 2)) + 'x'.repeat(bytes % 2);
  said = framed(text);
  const socket = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const [heard] = (await once(socket, 'message')) as [Buffer];
  socket.terminate();
  expect(heard.toString()).toBe(text);
});
