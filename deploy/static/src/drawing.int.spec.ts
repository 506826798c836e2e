import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, afterEach, beforeAll, expect, it } from '@jest/globals';

import { startStaticServer, type StaticServer } from './static-server.js';

const program = `exports.draw = async ({ title }) => ({ html: '<h1>' + title + '</h1>' });
  exports.drawPicture = async ({ title }) => ({ png: 'PNG of ' + title });`;

let folder: string;
const running: StaticServer[] = [];
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alcancia-drawing-'));
  await mkdir(path.join(folder, 'landing/server'), { recursive: true });
  await mkdir(path.join(folder, 'family'));
  await writeFile(path.join(folder, 'landing/server/draw.cjs'), program);
  await writeFile(path.join(folder, 'landing/landing.js'), 'void 0;');
  await writeFile(path.join(folder, 'family/family.js'), 'void 0;');
});
afterAll(() => rm(folder, { recursive: true }));
afterEach(async () => {
  for (const server of running.splice(0)) await server.close();
});

async function aServer(room: string): Promise<StaticServer> {
  const server = await startStaticServer({ folder: path.join(folder, room), host: '127.0.0.1', port: 0 });
  running.push(server);
  await server.filled;
  return server;
}

const asked = (body: string): RequestInit => ({ method: 'POST', body });

it('a front end that brings a program draws its pages, as data that no browser shows', async () => {
  const { address } = await aServer('landing');
  const answer = await fetch(`${address}/draw`, asked('{"title":"Hola"}'));
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('x-content-type-options')]).toEqual([
    200,
    'application/json; charset=utf-8',
    'nosniff',
  ]);
  expect(await answer.json()).toEqual({ html: '<h1>Hola</h1>' });
  const picture = await fetch(`${address}/draw-picture`, asked('{"title":"Hola"}'));
  expect(await picture.json()).toEqual({ png: 'PNG of Hola' });
});

it('the program is read before the server says that it is ready: no visitor waits for it', async () => {
  const late = path.join(folder, 'late');
  await cp(path.join(folder, 'landing'), late, { recursive: true });
  const { address } = await aServer('late');
  await rm(path.join(late, 'server'), { recursive: true });
  expect((await fetch(`${address}/draw`, asked('{"title":"Hola"}'))).status).toBe(200);
});

it.each([
  ['under the public address of its files', '/remotes/landing/draw', asked('{}'), 405],
  ['by looking', '/draw', {}, 404],
  ['with what is no JSON', '/draw', asked('{'), 503],
  ['with more than a page can hold', '/draw', asked(`"${'x'.repeat(3_000_000)}"`), 503],
])('nobody draws %s', async (_, at, init, status) => {
  const { address } = await aServer('landing');
  expect((await fetch(address + at, init)).status).toBe(status);
});

it('the program itself is no file that is served', async () => {
  const { address } = await aServer('landing');
  expect((await fetch(`${address}/server/draw.cjs`)).status).toBe(404);
});

it('the other front ends draw nothing', async () => {
  const { address } = await aServer('family');
  expect((await fetch(`${address}/draw`, asked('{}'))).status).toBe(404);
});
