import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { WebSocket } from 'ws';

import { approveRequest, createReward } from '@alcancia/contracts/family';
import { type LiveFrame, livePath } from '@alcancia/contracts/live';
import { aHome, type Home, until } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { toMidWeek } from '../test/mid-week.js';
import { all, refusals } from '../test/refusals.js';
import { send } from '../test/send.js';

let system: TestSystem;
let home: Home;
let neighbours: Home;

beforeAll(async () => {
  system = await aSystem();
  toMidWeek(system);
  home = await aHome(system);
  neighbours = await aHome(system, { displayName: 'Bruno' });
});
afterAll(() => system.close());

const path = '/api/family/rewards';
const reward = () => ({ title: 'Parque', emoji: '🌳', category: 'salida', costCents: 100, childIds: [home.childId] });
const post = (body: unknown, headers: Record<string, string> = {}) =>
  send(system.address, path, { ...home.asAdult, body, headers });
/** The reward as JSON with more JSON before its end. */
const withMore = (more: string) => `${JSON.stringify(reward()).slice(0, -1)},${more}}`;

describe('a body', () => {
  test('that is no object of ours is refused', async () => {
    const deep = `${'['.repeat(10_000)}${']'.repeat(10_000)}`;
    const bodies: [name: string, body: string][] = [
      ['nothing', ''],
      ['half of it', JSON.stringify(reward()).slice(0, -9)],
      ['NaN', withMore('"stock":NaN')],
      ['a list', `[${JSON.stringify(reward())}]`],
      ['null', 'null'],
      ['a text', '"hola"'],
      ['two bodies', `${JSON.stringify(reward())}${JSON.stringify(reward())}`],
      ['depth 10,000', withMore(`"stock":${deep}`)],
      ['__proto__', withMore('"__proto__":{"isAdmin":true}')],
      ['constructor.prototype', withMore('"constructor":{"prototype":{"isAdmin":true}}')],
      ['a broken emoji', withMore('"title":"\\ud83d"')],
    ];
    const said = await refusals(system, bodies, ([, body]) => post(body));
    for (const answer of Object.values(said)) expect(answer).toMatch(/^400 invalid_input(?: (?:stock|title))?$/);
  });

  test('of 50 MB, or one that unpacks to as much, is refused before it is read', async () => {
    const large = JSON.stringify({ ...reward(), description: 'x'.repeat(50 * 1024 * 1024) });
    const bomb = gzipSync(large);
    const startedAt = process.memoryUsage().arrayBuffers;
    const sizes = ['50 MB', '2 MB'] as const;
    const said = await refusals(system, sizes, (size) => post(size === '50 MB' ? large : large.slice(0, 2 ** 21)));
    expect(said).toEqual(all(sizes, '413 body_too_large'));
    const packed = await refusals(system, ['gzip', 'br', 'deflate'], async (encoding) =>
      send(system.address, path, { ...home.asAdult, body: bomb, headers: { 'content-encoding': encoding } }),
    );
    expect(packed).toEqual(all(['gzip', 'br', 'deflate'], '400 invalid_input'));
    expect(process.memoryUsage().arrayBuffers - startedAt).toBeLessThan(300 * 1024 * 1024);
  });

  test('with 100,000 keys or the same key twice does what its last words say, and no more', async () => {
    const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, place) => [`${place}`, 0]));
    const title = randomUUID();
    const body = `${JSON.stringify({ ...many, ...reward(), title: 'primero' }).slice(0, -1)},"title":"${title}"}`;
    expect((await post(body)).status).toBe(200);
    const { body: list } = await send(system.address, path, home.asAdult);
    const { rewards } = list as { rewards: Record<string, unknown>[] };
    expect(rewards.filter((each) => each['title'] === title || each['title'] === 'primero')).toHaveLength(1);
    expect(Object.keys(rewards[0] ?? {})).not.toContain('0');
  });

  test('of another type is refused', async () => {
    const types = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'application/xml',
      'multipart/form-data',
      'text/json',
    ];
    const said = await refusals(system, types, (type) => post(JSON.stringify(reward()), { 'content-type': type }));
    expect(said).toEqual(all(types, '415 invalid_input'));
  });
});

test('a write without a key, or with one that is none, does nothing', async () => {
  const keys = ['', 'x'.repeat(300), 'con espacio', 'ñandú'.normalize('NFC')];
  const said = await refusals(system, keys, (key) => post(reward(), { 'idempotency-key': key }));
  expect(said).toEqual(all(keys, '400 idempotency_key_missing'));
  const response = await fetch(`${system.address}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${home.asAdult.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(reward()),
  });
  expect([response.status, await response.json()]).toEqual([
    400,
    expect.objectContaining({ code: 'idempotency_key_missing', message: 'Falta el encabezado Idempotency-Key.' }),
  ]);
});

test('methods and paths that are not ours are not found', async () => {
  const paths = ['/api', '/api/', '/api/family', '/api//family/rewards', '/api/family/%2e%2e'];
  const said = await refusals(system, paths, (each) => send(system.address, each, home.asAdult));
  expect(said).toEqual(all(paths, '404 not_found'));
  const methods = ['DELETE', 'PATCH', 'OPTIONS', 'PUT'];
  const answers = await refusals(system, methods, (method) => send(system.address, path, { ...home.asAdult, method }));
  expect(answers).toEqual(all(methods, '404 not_found'));
});

describe('the live socket', () => {
  const url = () => `${system.address.replace('http', 'ws')}${livePath}`;

  /** The status with which an upgrade is refused, said byte by byte: a browser's socket would always send an origin. */
  async function upgrade(target: string, origin: string | null): Promise<string> {
    const { host, hostname, port } = new URL(system.address);
    const socket = connect(Number(port), hostname);
    const lines = [
      `GET ${target} HTTP/1.1`,
      `Host: ${host}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
      ...(origin === null ? [] : [`Origin: ${origin}`]),
    ];
    socket.write(`${lines.join('\r\n')}\r\n\r\n`);
    const [said] = (await once(socket, 'data')) as [Buffer];
    socket.destroy();
    return String(said).slice('HTTP/1.1 '.length).split('\r\n')[0] ?? '';
  }

  test('opens for our own origin only, and never with a token in the address', async () => {
    expect(await upgrade(livePath, system.address)).toBe('101 Switching Protocols');
    const origins = ['https://evil.example', 'null', `${system.address}.evil.example`, 'file://', '', null];
    for (const origin of origins) expect([origin, await upgrade(livePath, origin)]).toEqual([origin, '403 Forbidden']);
    const { token } = home.asAdult;
    expect(await upgrade(`${livePath}?token=${token}`, system.address)).toBe('404 Not Found');
    expect(await upgrade('/api/other', system.address)).toBe('404 Not Found');
  });

  /** A socket that has sent its first message, and the frames that it receives. */
  async function listen(hello: unknown) {
    const socket = new WebSocket(url(), { origin: system.address });
    const frames: LiveFrame[] = [];
    const ended = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.on('message', (data) => frames.push(JSON.parse((data as Buffer).toString()) as LiveFrame));
    await once(socket, 'open');
    socket.send(typeof hello === 'string' ? hello : JSON.stringify(hello));
    const hears = (type: LiveFrame['type']) => until(type, () => frames.some((frame) => frame.type === type));
    return { socket, frames, ended, hears };
  }

  test('closes on who asks for subjects, for others, or talks nonsense', async () => {
    const { token } = home.asAdult;
    const words = [
      { type: 'subscribe', subject: '>' },
      { type: 'subscribe', subject: 'events.>', token },
      { type: 'hello' },
      { type: 'hello', token: '' },
      { type: 'hello', token: { $ne: null } },
      [],
      'no es JSON',
      '['.repeat(10_000),
    ];
    for (const said of words) expect([said, await (await listen(said)).ended]).toEqual([said, 1008]);
    expect(await (await listen({ type: 'hello', token: randomUUID() })).ended).toBe(4401);
    expect(await (await listen({ type: 'hello', token: 'x'.repeat(20_000) })).ended).toBe(1009);
  });

  test('tells nobody of another family, whatever they ask to hear', async () => {
    const greedy = {
      type: 'hello',
      ...neighbours.asAdult,
      topics: ['>'],
      subject: 'events.>',
      users: [home.adult.adultId],
    };
    const { socket, frames, hears } = await listen(greedy);
    await hears('ready');
    await system.want(approveRequest, { requestId: await home.claimed() }, home.asAdult);
    await system.settled();
    const own = { ...reward(), category: 'salida' as const, childIds: [neighbours.childId] };
    await system.want(createReward, own, neighbours.asAdult);
    await hears('stale');
    expect(frames.flatMap((frame) => (frame.type === 'stale' ? frame.topics : []))).not.toContain('wallet');
    expect(frames.map(({ type }) => type)).toEqual(['ready', 'stale']);
    socket.close();
  });
});
