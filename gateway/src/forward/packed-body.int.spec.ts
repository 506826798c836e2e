import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { expect, it } from '@jest/globals';
import { z } from 'zod';

import { anyone, type AnyRequest, defineRequest } from '@alcancia/contracts/define';

import { aGateway } from '../../test/gateway-stand.js';
import { worthBytes } from './packed-body.js';

const aRead = (name: string) => ({
  http: `GET /api/test/${name}` as const,
  kind: 'read' as const,
  access: anyone,
  topics: [],
  input: z.object({}),
  output: z.object({ text: z.string() }),
});
const readLong = defineRequest('test.read-long', aRead('long'));
const readShort = defineRequest('test.read-short', aRead('short'));
const readTokens = defineRequest('test.read-tokens', { ...aRead('tokens'), carriesTokens: true });

const long = 'alcancía '.repeat(worthBytes);
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync };

async function ask(at: string, encoding: string) {
  const stand = await aGateway().start({ requests: [readLong, readShort, readTokens] as AnyRequest[] });
  await stand.play(readLong, () => ({ text: long }));
  await stand.play(readShort, () => ({ text: 'corto' }));
  await stand.play(readTokens, () => ({ text: long }));
  const { promise, resolve, reject } = Promise.withResolvers<{ encoding: unknown; vary: unknown; body: Buffer }>();
  // fetch would unpack it and say nothing of it.
  const asked = request(`${stand.address}${at}`, { headers: { 'accept-encoding': encoding } }, (answer) => {
    const pieces: Buffer[] = [];
    answer.on('data', (piece: Buffer) => pieces.push(piece));
    answer.on('end', () =>
      resolve({
        encoding: answer.headers['content-encoding'],
        vary: answer.headers.vary,
        body: Buffer.concat(pieces),
      }),
    );
  });
  asked.on('error', reject);
  asked.end();
  return promise;
}

it.each(['br', 'gzip'] as const)('a long answer travels packed by %s', async (encoding) => {
  const answer = await ask('/api/test/long', encoding);
  expect([answer.encoding, answer.vary]).toEqual([encoding, 'accept-encoding']);
  expect(answer.body.length).toBeLessThan(long.length / 10);
  expect(JSON.parse(unpacked[encoding](answer.body).toString())).toEqual({ text: long });
});

it.each([
  ['to a browser that takes nothing packed', '/api/test/long', 'identity'],
  ['when it is short', '/api/test/short', 'br'],
  // Its packed length would tell what it has in common with what the asker chose (BREACH).
  ['when it carries tokens', '/api/test/tokens', 'br'],
])('an answer travels as it is %s', async (_, at, encoding) => {
  const answer = await ask(at, encoding);
  expect(answer.encoding).toBeUndefined();
  expect(JSON.parse(answer.body.toString())).toHaveProperty('text');
});
