import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, expect, test } from '@jest/globals';

import { onceMoreIfCutOff } from './once-more.js';

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** How often a server is asked that meets the calls in turn as these say, the last of them for good. */
async function askedOf(...answers: readonly RequestListener[]) {
  let asked = 0;
  server = createServer((request, response) => answers[Math.min(asked++, answers.length - 1)]?.(request, response));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const outcome = await onceMoreIfCutOff(async () => (await fetch(address)).text()).catch(() => 'rejected');
  return { asked, outcome };
}

const answers: RequestListener = (_, response) => void response.end('here');
const cuts: RequestListener = (_, response) => void response.destroy();
const cutsInTheMiddle: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-length': '9' }).write('he');
  setImmediate(() => response.destroy());
};

test.each([
  ['before an answer', cuts],
  ['in the middle of one', cutsInTheMiddle],
])('a call whose connection ended %s is made once more', async (_, cut) => {
  expect(await askedOf(cut, answers)).toEqual({ asked: 2, outcome: 'here' });
});

test('it is never made a third time', async () => {
  expect(await askedOf(cuts)).toEqual({ asked: 2, outcome: 'rejected' });
});

test('what failed otherwise is not made again', async () => {
  let made = 0;
  const refused = onceMoreIfCutOff(() => {
    made += 1;
    return Promise.reject(new Error('refused'));
  });
  await expect(refused).rejects.toThrow('refused');
  expect(made).toBe(1);
});
