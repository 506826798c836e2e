import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';

import { startStaticServer, type StaticServer } from './static-server.js';

const script = `console.log('${'alcancia '.repeat(300)}');`;
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
