import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { z } from 'zod';

import { anyone, type AnyRequest, defineRequest } from '@alcancia/contracts/define';

import { aGateway } from '../../test/gateway-stand.js';
import { BuiltFolders } from './built-folders.js';

const visit = defineRequest('test.visit', {
  http: 'GET /api/test/visit',
  kind: 'read',
  access: anyone,
  topics: [],
  input: z.object({}),
  output: z.object({}),
});

const everywhere = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(self), geolocation=(), payment=(), usb=()',
  'strict-transport-security': 'max-age=31536000',
};

const policyOf = (origins: string) =>
  [
    "default-src 'none'",
    `script-src 'self'${origins} 'nonce-NONCE'`,
    `style-src 'self'${origins} 'nonce-NONCE'`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self'${origins} data: blob:`,
    `font-src 'self'${origins}`,
    `connect-src 'self'${origins}`,
    `media-src 'self'${origins} blob:`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
  ].join('; ');

const json = { ...everywhere, 'content-type': 'application/json; charset=utf-8' };
const html = { ...everywhere, 'content-type': 'text/html; charset=utf-8' };

/** What every answer has of its own: asserted only to be there. */
const ownOfEachAnswer = ['connection', 'content-length', 'date', 'keep-alive', 'transfer-encoding', 'x-correlation-id'];

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-headers-'));
  await mkdir(path.join(folder, 'assets'));
  await writeFile(path.join(folder, 'index.html'), '<!doctype html><!--alcancia-config-->');
  await writeFile(path.join(folder, 'assets/shell.0123456789.js'), 'void 0;');
});

afterAll(() => rm(folder, { recursive: true }));

async function aSite() {
  const files = new BuiltFolders({ '/': `${folder}/` });
  const runtime = { remotes: { family: 'https://cdn.example/mf-manifest.json' } };
  const site = await aGateway().start({ files, requests: [visit] as AnyRequest[], config: { runtime } });
  await site.play(visit, () => ({}));
  return site;
}

/** Compressed from a size on, for whoever takes that. */
const compressible = { vary: 'accept-encoding' };

/** Every header of an answer to the letter, with the page's nonce and the file's tag replaced by a word. */
const headersOf = ({ headers }: Response): Record<string, string> =>
  Object.fromEntries(
    [...headers]
      .filter(([name]) => !ownOfEachAnswer.includes(name))
      .map(([name, value]) => [name, value.replaceAll(/'nonce-[\w+/=]+'/g, "'nonce-NONCE'").replace(/^".+"$/, 'TAG')]),
  );

it.each<[what: string, address: string, status: number, headers: Record<string, string>]>([
  ['an answer of the API', '/api/test/visit', 200, { ...json, ...compressible, 'cache-control': 'no-store' }],
  ['a refusal', '/api/nowhere', 404, { ...json, 'cache-control': 'no-store' }],
  ['an address that cannot be read', '/api/%zz', 400, { ...json, 'cache-control': 'no-store' }],
  [
    'a page',
    '/auth',
    200,
    {
      ...html,
      ...compressible,
      'cache-control': 'no-store',
      'content-security-policy': policyOf(' https://cdn.example'),
    },
  ],
  [
    'the documents',
    '/api/docs',
    200,
    { ...html, 'cache-control': 'no-cache', 'content-security-policy': policyOf('') },
  ],
  [
    'a file',
    '/assets/shell.0123456789.js',
    200,
    {
      ...everywhere,
      'accept-ranges': 'bytes',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      etag: 'TAG',
      ...compressible,
    },
  ],
  ['health', '/health/live', 200, { ...json, 'cache-control': 'no-store' }],
  [
    'the certificates',
    '/realms/alcancia/protocol/openid-connect/certs',
    503,
    { ...json, 'cache-control': 'no-store', 'retry-after': '1' },
  ],
])('%s has these headers and no other', async (_, address, status, headers) => {
  const answer = await (await aSite()).ask(address);
  expect([answer.status, headersOf(answer)]).toEqual([status, headers]);
  expect(answer.headers.get('x-correlation-id')).toMatch(/^[0-9a-f-]{36}$/);
});
