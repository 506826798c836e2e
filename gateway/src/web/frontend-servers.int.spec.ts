import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

import { wireError } from '@alcancia/contracts/errors';
import { startStaticServer, type StaticServer } from '@alcancia/static-server';
import { busier, untilSo } from '@alcancia/testing';

import { aGateway } from '../../test/gateway-stand.js';
import { type FrontendAddresses, FrontendServers } from './frontend-servers.js';

const script = `console.log('${'alcancia '.repeat(300)}');`;
const pageOf = (version: string) =>
  `<!doctype html><html lang="es"><head><!--alcancia-config--></head>${version}</html>`;
const asset = '/assets/shell.0123456789.js';
const lookAgainMs = 20;

let folder: string;
const ends: (() => Promise<void> | void)[] = [];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-frontends-'));
  await mkdir(path.join(folder, 'shell/assets'), { recursive: true });
  await mkdir(path.join(folder, 'family'));
  await writeFile(path.join(folder, 'shell/index.html'), pageOf('one'));
  await writeFile(path.join(folder, `shell${asset}`), script);
  await writeFile(path.join(folder, 'shell/assets/late.0123456789.js'), script);
  await writeFile(path.join(folder, 'family/mf-manifest.json'), '{"name":"family"}');
});

afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
  await rm(folder, { recursive: true });
});

async function aFrontend(name: string, port = 0): Promise<StaticServer> {
  const server = await startStaticServer({ folder: path.join(folder, name), host: '127.0.0.1', port });
  ends.push(() => server.close());
  await server.filled;
  return server;
}

/** A front end that does as the test says. */
async function aStrangeFrontend(answer: RequestListener): Promise<string> {
  const server: Server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

async function aSite(addresses: FrontendAddresses, runtime = {}) {
  const files = new FrontendServers(addresses, lookAgainMs);
  ends.push(() => files.close());
  await files.start();
  const site = await aGateway().start({ files, config: { runtime } });
  return { files, site };
}

const codeOf = async (answer: Response) => wireError.parse(await answer.json()).code;

describe('front ends with servers of their own', () => {
  it('are served as they are, at one origin', async () => {
    const [shell, family] = [await aFrontend('shell'), await aFrontend('family')];
    const { site, files } = await aSite({ shell: shell.address, family: family.address });
    expect(await (await site.ask('/auth')).text()).toContain('one');
    const file = await site.ask(asset, { headers: { 'accept-encoding': 'br' } });
    expect([await file.text(), file.headers.get('content-encoding'), file.headers.get('cache-control')]).toEqual([
      script,
      'br',
      'public, max-age=31536000, immutable',
    ]);
    const manifest = await site.ask('/remotes/family/mf-manifest.json');
    expect(await manifest.json()).toEqual({ name: 'family' });
    const etag = manifest.headers.get('etag') ?? '';
    const again = await site.ask('/remotes/family/mf-manifest.json', { headers: { 'if-none-match': etag } });
    expect([again.status, files.health]).toEqual([304, 'ok']);
  });

  it('give out a part of a file that has one form, whether it is kept here or not', async () => {
    const audio = Buffer.from(Array.from({ length: 3_000 }, (_, place) => place % 251));
    await writeFile(path.join(folder, 'shell/assets/coins.0123456789.mp3'), audio);
    await writeFile(path.join(folder, 'shell/assets/coins.mp3'), audio);
    const { site } = await aSite({ shell: (await aFrontend('shell')).address });
    for (const at of ['/assets/coins.0123456789.mp3', '/assets/coins.0123456789.mp3', '/assets/coins.mp3']) {
      const part = await site.ask(at, { headers: { range: 'bytes=100-199' } });
      expect([part.status, part.headers.get('content-range')]).toEqual([206, 'bytes 100-199/3000']);
      expect(Buffer.from(await part.arrayBuffer())).toEqual(audio.subarray(100, 200));
      const beyond = await site.ask(at, { headers: { range: 'bytes=3000-' } });
      expect([beyond.status, beyond.headers.get('content-range')]).toEqual([416, 'bytes */3000']);
      const told = await site.ask(at, { method: 'HEAD', headers: { range: 'bytes=100-199' } });
      expect([told.status, told.headers.get('content-length')]).toEqual([200, '3000']);
    }
  });

  it.each([
    '/assets/gone.js',
    '/remotes/child/mf-manifest.json',
    '/..%2fsecret.json',
    '/assets/.hidden.js',
    '/a%20b.js',
  ])('have no file at %s', async (address) => {
    const { site } = await aSite({ shell: (await aFrontend('shell')).address });
    const answer = await site.ask(address);
    expect([answer.status, await codeOf(answer)]).toEqual([404, 'not_found']);
  });

  it('give out a new version of the page soon after it is there', async () => {
    const { site } = await aSite({ shell: (await aFrontend('shell')).address });
    await writeFile(path.join(folder, 'shell/index.html'), pageOf('number two'));
    const shown = async () => (await site.ask('/auth')).text();
    await untilSo(async () => !(await shown()).includes('one'));
    expect(await shown()).toContain('number two');
  });

  it('may come up after the gateway', async () => {
    const shell = await aFrontend('shell');
    const { port } = new URL(shell.address);
    await shell.close();
    const { site, files } = await aSite({ shell: shell.address });
    const early = await site.ask('/auth');
    expect([early.status, early.headers.get('retry-after'), files.health]).toEqual([503, '3', 'unavailable']);
    await aFrontend('shell', Number(port));
    await untilSo(async () => (await site.ask('/auth')).status === 200);
  });
});

it.each([
  '/..%2fsecret.json',
  '/assets/%2e%2e%2fsecret.json',
  '/assets/.hidden.js',
  '/a%20b.js',
  '/a%0d%0ab.js',
  '/%40x%3fy.js',
])('nobody is asked for %s: no built file is called so', async (address) => {
  const asked: string[] = [];
  const shell = await aStrangeFrontend(({ url = '' }, response) => {
    asked.push(url);
    response.writeHead(200).end(pageOf('one'));
  });
  const { site } = await aSite({ shell });
  expect((await site.ask(address)).status).toBe(404);
  expect(asked.filter((url) => url !== '/index.html')).toEqual([]);
});

describe('a front end that is away', () => {
  it('takes only files with it that nobody has asked for yet, and comes back by itself', async () => {
    const [shell, family] = [await aFrontend('shell'), await aFrontend('family')];
    const { site, files } = await aSite({ shell: shell.address, family: family.address });
    await (await site.ask(asset)).arrayBuffer();
    await shell.close();

    expect((await site.ask('/auth')).status).toBe(200);
    expect((await site.ask(asset)).status).toBe(200);
    const late = await site.ask('/assets/late.0123456789.js');
    expect([late.status, late.headers.get('retry-after'), await codeOf(late)]).toEqual([503, '1', 'unavailable']);
    expect((await site.ask('/remotes/family/mf-manifest.json')).status).toBe(200);
    expect(files.health).toBe('degraded');

    await aFrontend('shell', Number(new URL(shell.address).port));
    await untilSo(async () => (await site.ask('/assets/late.0123456789.js')).status === 200);
    await untilSo(() => files.health === 'ok');
  });

  it('is not waited for when it hangs: two seconds at first, then not at all', async () => {
    const shell = await aFrontend('shell');
    const family = await aStrangeFrontend(() => undefined);
    const { site } = await aSite({ shell: shell.address, family });
    const askFor = (file: string) => site.ask(`/remotes/family/${file}`);
    const startedAt = performance.now();
    const hung = await Promise.all(['a.js', 'b.js', 'c.js'].map(askFor));
    expect(hung.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual([
      [503, '1'],
      [503, '1'],
      [503, '1'],
    ]);
    expect(performance.now() - startedAt).toBeLessThan(3_000 * busier());
    const restsAt = performance.now();
    expect((await askFor('d.js')).status).toBe(503);
    expect(performance.now() - restsAt).toBeLessThan(500 * busier());
    expect((await site.ask(asset)).status).toBe(200);
  });

  it.each([500, 301, 403])('in its own way, with %d, is away too', async (status) => {
    const shell = await aFrontend('shell');
    const family = await aStrangeFrontend((_, response) => response.writeHead(status).end('{}'));
    const { site } = await aSite({ shell: shell.address, family });
    expect((await site.ask('/remotes/family/mf-manifest.json')).status).toBe(503);
  });

  it('in the middle of a file sends none of it on', async () => {
    const shell = await aFrontend('shell');
    const family = await aStrangeFrontend((_, response) => {
      response.writeHead(200, { 'content-length': 1_000 }).write('half');
      setImmediate(() => response.destroy());
    });
    const { site } = await aSite({ shell: shell.address, family });
    expect((await site.ask('/remotes/family/half.js')).status).toBe(503);
  });
});

it('a file that many want at once is fetched once', async () => {
  let asked = 0;
  const shell = await aFrontend('shell');
  const family = await aStrangeFrontend((_, response) => {
    asked += 1;
    setTimeout(() => response.writeHead(200, { 'content-type': 'text/javascript' }).end(script), 50);
  });
  const { files, site } = await aSite({ shell: shell.address, family });
  // Asked in one moment: over HTTP the last of them may come after the answer where the machine is busy.
  const wanted = Array.from({ length: 20 }, () => files.find('/remotes/family/a.js', {}));
  expect((await Promise.all(wanted)).every((answer) => answer?.status === 200)).toBe(true);
  expect(asked).toBe(1);
  expect((await site.ask('/remotes/family/a.js')).status).toBe(200);
});

it('a page may load micro-frontends from where its runtime config says, and nothing else', async () => {
  const shell = await aFrontend('shell');
  const remotes = {
    family: { manifest: 'https://cdn.example/family/mf-manifest.json' },
    child: '/remotes/child/mf-manifest.json',
    other: 'https://cdn.example/other/mf-manifest.json',
  };
  const { site } = await aSite({ shell: shell.address }, { remotes });
  const policy = (await site.ask('/auth')).headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/(^|; )script-src 'self' https:\/\/cdn\.example 'nonce-[^']+'(;|$)/);
  expect(policy.split('; ')).toContain("connect-src 'self' https://cdn.example");
  expect(policy.split('; ')).toContain("form-action 'self'");
});
