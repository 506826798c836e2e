import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { startStaticServer, type StaticServer } from './static-server.js';

const script = `console.log('${'alcancia '.repeat(300)}');`;
const audio = Buffer.from(Array.from({ length: 5_000 }, (_, place) => place % 251));
const unpacked = { br: brotliDecompressSync, gzip: gunzipSync, identity: (body: Buffer) => body };

interface Heard {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

let folder: string;
const running: StaticServer[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-static-'));
  await mkdir(path.join(folder, 'dist/assets'), { recursive: true });
  await mkdir(path.join(folder, 'empty'));
  await writeFile(path.join(folder, 'secret.json'), '{"secret":1}');
  await writeFile(path.join(folder, 'dist/mf-manifest.json'), '{"name":"family"}');
  await writeFile(path.join(folder, 'dist/assets/family.0123456789.js'), script);
  await writeFile(path.join(folder, 'dist/assets/coins.0123456789.mp3'), audio);
  await writeFile(path.join(folder, 'dist/notes.exe'), 'x');
});

afterAll(() => rm(folder, { recursive: true }));

afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function aServer(): Promise<StaticServer> {
  const server = await startStaticServer({ folder: path.join(folder, 'dist'), host: '127.0.0.1', port: 0 });
  running.push(server);
  await server.filled;
  return server;
}

/** Asks for an address exactly as it is written, which fetch would tidy up first. */
const ask = ({ address }: StaticServer, at: string, headers = {}, method = 'GET'): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address);
    const asked = request({ hostname, port, path: at, method, headers, agent: false }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece: Buffer) => pieces.push(piece));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });

describe('a file of a front end', () => {
  it.each(['br', 'gzip', 'identity'] as const)('arrives as %s and may be kept for ever', async (encoding) => {
    const { status, headers, body } = await ask(await aServer(), '/assets/family.0123456789.js', {
      'accept-encoding': `${encoding}, deflate`,
    });
    expect(unpacked[encoding](body).toString()).toBe(script);
    expect([status, headers['content-encoding'], headers['content-type'], headers['cache-control']]).toEqual([
      200,
      encoding === 'identity' ? undefined : encoding,
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    expect(headers['x-content-type-options']).toBe('nosniff');
  });

  it('comes as it is to a browser that wants nothing packed', async () => {
    const asked = await ask(await aServer(), '/assets/family.0123456789.js', {
      'accept-encoding': 'br;q=0, gzip; q=0.0',
    });
    expect([asked.headers['content-encoding'], asked.body.toString()]).toEqual([undefined, script]);
  });

  it('whose name stays is asked for again and not sent twice', async () => {
    const server = await aServer();
    const { headers } = await ask(server, '/mf-manifest.json');
    expect(headers['cache-control']).toBe('no-cache');
    const again = await ask(server, '/mf-manifest.json', { 'if-none-match': headers['etag'] });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('is there under its public address too, for a route that leads straight here', async () => {
    const { status, body } = await ask(await aServer(), '/remotes/family/mf-manifest.json?v=1');
    expect([status, body.toString()]).toEqual([200, '{"name":"family"}']);
  });

  it('tells only about itself when that is all that is asked', async () => {
    const { status, headers, body } = await ask(await aServer(), '/mf-manifest.json', {}, 'HEAD');
    expect([status, headers['content-length'], body.length]).toEqual([200, '17', 0]);
  });

  it.each([
    '/',
    '/gone.js',
    '/notes.exe',
    '/../secret.json',
    '/..%2fsecret.json',
    '/remotes/family/../secret.json',
    '/remotes/family/..%2f..%2fsecret.json',
    '/assets/..%5c..%5csecret.json',
    '/assets/',
    '/%E0%A4%A',
    '/%00',
  ])('that is not there is missing: %s', async (address) => {
    const { status, body } = await ask(await aServer(), address);
    expect([status, body.toString()]).toEqual([404, 'not found\n']);
  });

  it('can only be read', async () => {
    const { status, headers } = await ask(await aServer(), '/mf-manifest.json', {}, 'POST');
    expect([status, headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});

describe('audio, of which browsers ask for a part', () => {
  const at = '/assets/coins.0123456789.mp3';
  const shown = ({ status, headers, body }: Heard) => [
    status,
    headers['content-range'],
    Number(headers['content-length']),
    body,
  ];

  it.each<[string, number, number]>([
    ['bytes=0-1', 0, 1],
    ['bytes=1000-1999', 1_000, 1_999],
    ['bytes=4000-', 4_000, 4_999],
    ['bytes=-100', 4_900, 4_999],
    ['bytes=4990-9999', 4_990, 4_999],
    ['bytes=-9999', 0, 4_999],
  ])('%s comes alone, and says where it belongs', async (range, start, end) => {
    const part = await ask(await aServer(), at, { range });
    expect(shown(part)).toEqual([206, `bytes ${start}-${end}/5000`, end - start + 1, audio.subarray(start, end + 1)]);
    expect([part.headers['content-type'], part.headers['cache-control'], part.headers['content-encoding']]).toEqual([
      'audio/mpeg',
      'public, max-age=31536000, immutable',
      undefined,
    ]);
  });

  it.each(['bytes=5000-', 'bytes=9000-9001', 'bytes=-0'])('beyond the end there is nothing: %s', async (range) => {
    const { status, headers, body } = await ask(await aServer(), at, { range });
    expect([status, headers['content-range'], body.length]).toEqual([416, 'bytes */5000', 0]);
    expect([headers['cache-control'], headers['etag']]).toEqual([undefined, undefined]);
  });

  it.each(['lines=0-1', 'bytes', 'bytes=0-1,1000-1001', ''])('comes whole to whoever asks for %s', async (range) => {
    const whole = await ask(await aServer(), at, { range });
    expect(shown(whole)).toEqual([200, undefined, 5_000, audio]);
    expect(whole.headers['accept-ranges']).toBe('bytes');
  });

  it('comes in parts only while it is the version of which the browser has the rest', async () => {
    const server = await aServer();
    const { headers } = await ask(server, at);
    const askIf = async (version: string | undefined) =>
      (await ask(server, at, { range: 'bytes=10-19', 'if-range': version })).status;
    expect(await askIf(headers['etag'] as string)).toBe(206);
    expect(await askIf('"another"')).toBe(200);
    expect(await askIf(`W/${headers['etag'] as string}`)).toBe(200);
    expect(await askIf('Sat, 21 Nov 2026 00:00:00 GMT')).toBe(200);
  });

  it('is not sent, in part or whole, to who has it or only wants to know about it', async () => {
    const server = await aServer();
    const { headers } = await ask(server, at);
    const again = await ask(server, at, {
      range: 'bytes=0-1',
      'if-none-match': `"other", ${headers['etag'] as string}`,
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const told = await ask(server, at, { range: 'bytes=0-1' }, 'HEAD');
    expect([told.status, told.headers['content-length'], told.headers['accept-ranges']]).toEqual([
      200,
      '5000',
      'bytes',
    ]);
  });

  it('is unlike a script, whose packed forms cannot be put together from parts', async () => {
    const asked = await ask(await aServer(), '/assets/family.0123456789.js', { range: 'bytes=0-1' });
    expect([asked.status, asked.headers['accept-ranges'], asked.body.toString()]).toEqual([200, undefined, script]);
  });
});

describe('the server of a front end', () => {
  it('is ready once every file is packed', async () => {
    const server = await aServer();
    expect((await ask(server, '/health/live')).status).toBe(200);
    expect((await ask(server, '/health/ready')).status).toBe(200);
  });

  it('is not ready, and says why, where nothing was built', async () => {
    const server = await startStaticServer({ folder: path.join(folder, 'empty'), host: '127.0.0.1', port: 0 });
    running.push(server);
    await expect(server.filled).rejects.toThrow('There is no built front end');
    const { status, headers } = await ask(server, '/health/ready');
    expect([status, headers['retry-after']]).toEqual([503, '1']);
  });
});
