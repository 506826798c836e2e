import { randomUUID } from 'node:crypto';

import { describe, expect, it } from '@jest/globals';
import { z } from 'zod';

import { adults, anyone, type AnyRequest, defineRequest } from '@alcancia/contracts/define';
import { wireError } from '@alcancia/contracts/errors';
import { failure } from '@alcancia/server-kit';

import { aGateway, anAdult } from '../../test/gateway-stand.js';
import { createGateway } from '../create-gateway.js';

const readThing = defineRequest('test.read-thing', {
  http: 'GET /api/test/things/{thingId}',
  kind: 'read',
  access: adults,
  topics: [],
  input: z.object({ thingId: z.uuid(), limit: z.coerce.number().int().min(1).max(100).default(50) }),
  output: z.object({ title: z.string() }),
});
const changeThing = defineRequest('test.change-thing', {
  http: 'PUT /api/test/things/{thingId}',
  kind: 'write',
  access: adults,
  topics: [],
  input: z.object({ thingId: z.uuid(), title: z.string().trim().min(1).max(60) }),
  output: z.object({ version: z.int() }),
});
const visit = defineRequest('test.visit', {
  http: 'POST /api/test/visit',
  kind: 'write',
  access: anyone,
  topics: [],
  input: z.object({}),
  output: z.object({}),
});
const endMails = defineRequest('test.end-mails', {
  http: 'POST /api/test/end-mails/{token}',
  kind: 'write',
  access: anyone,
  topics: [],
  isOneClick: true,
  input: z.object({ token: z.string() }),
  output: z.object({}),
});
const between = defineRequest('test.between', {
  kind: 'read',
  access: { who: 'gateway' },
  topics: [],
  input: z.object({}),
  output: z.object({}),
});
const requests = [readThing, changeThing, visit, endMails, between] as AnyRequest[];
const thing = `/api/test/things/${randomUUID()}`;

const errorIn = async (answer: Response) => wireError.parse(await answer.json());

it('asks the service with the input of path and query, who is asking, and a deadline', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(readThing, () => ({ title: 'Tender la cama' }));
  const adult = anAdult();
  const answer = await stand.ask(`${thing}?limit=7`, {
    token: stand.signIn(adult),
    headers: { 'user-agent': 'Prueba' },
  });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ title: 'Tender la cama' });
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const [message] = stand.heard;
  expect(message).toMatchObject({
    input: { thingId: thing.slice(-36), limit: 7 },
    caller: adult,
    idempotencyKey: null,
  });
  expect(message?.origin).toEqual({ address: '127.0.0.1', userAgent: 'Prueba' });
  expect((message?.deadlineAt ?? Infinity) - Date.now()).toBeLessThanOrEqual(10_000);
});

it('lets nothing out that the contract does not name', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(readThing, () => ({ title: 'Ana', pinHash: 'secret' }));
  const answer = await stand.ask(thing, { token: stand.signIn(anAdult()) });
  expect(await answer.text()).toBe('{"title":"Ana"}');
});

it('answers 500 without a word when a service breaks its contract', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(readThing, () => ({ secret: 'x' }));
  const answer = await stand.ask(thing, { token: stand.signIn(anAdult()) });
  expect(answer.status).toBe(500);
  expect(await errorIn(answer)).toMatchObject({ code: 'internal', details: {} });
});

it('carries the key of a write and marks an answer that was given before', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(changeThing, () => ({ ok: true, data: { version: 2 }, isReplayed: true }));
  const headers = { 'idempotency-key': 'tap-1' };
  const answer = await stand.ask(thing, {
    token: stand.signIn(anAdult()),
    method: 'PUT',
    body: { title: 'Leer' },
    headers,
  });
  expect(answer.headers.get('idempotency-replayed')).toBe('true');
  expect(stand.heard[0]).toMatchObject({
    idempotencyKey: 'tap-1',
    input: { thingId: thing.slice(-36), title: 'Leer' },
  });
});

it.each([
  ['none', undefined],
  ['an empty one', ''],
  ['201 characters', 'x'.repeat(201)],
  ['a space inside', 'a b'],
  ['letters outside ASCII', 'clave-\u00f1'],
])('refuses a write whose key is %s', async (_, key) => {
  const stand = await aGateway().start({ requests });
  const headers = key === undefined ? {} : { 'idempotency-key': key };
  const init = { method: 'PUT', body: '{"title":"Leer"}', headers: { 'content-type': 'application/json', ...headers } };
  const token = stand.signIn(anAdult());
  const answer = await fetch(stand.address + thing, {
    ...init,
    headers: { ...init.headers, authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(400);
  expect(await errorIn(answer)).toMatchObject({ code: 'idempotency_key_missing', kind: 'invalid' });
  expect(stand.heard).toEqual([]);
});

it.each([
  [failure('not_found'), 404],
  [failure('not_permitted'), 403],
  [failure('request_already_resolved', { name: 'Luis' }), 409],
  [failure('price_changed'), 409],
  [failure('unavailable'), 503],
  [failure('adult_pin_locked', { minutes: 15 }), 429],
])('answers %s with the status of its kind', async (refusal, status) => {
  const stand = await aGateway().start({ requests });
  await stand.play(readThing, ({ correlationId }) => ({ ok: false, error: refusal.toWire(correlationId) }));
  const answer = await stand.ask(thing, {
    token: stand.signIn(anAdult()),
    headers: { 'x-correlation-id': 'abcd-1234' },
  });
  expect(answer.status).toBe(status);
  expect(await errorIn(answer)).toMatchObject({
    code: refusal.code,
    details: refusal.details,
    correlationId: 'abcd-1234',
  });
  expect(answer.headers.get('x-correlation-id')).toBe('abcd-1234');
  const retryAfter = { 503: '1', 429: '901' }[status] ?? null;
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
});

it('answers 503 with Retry-After while nobody serves the request', async () => {
  const stand = await aGateway().start({ requests });
  const answer = await stand.ask(thing, { token: stand.signIn(anAdult()) });
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
});

it('does not believe a correlation id that could break a log', async () => {
  const stand = await aGateway().start({ requests });
  const answer = await stand.ask(thing, { headers: { 'x-correlation-id': 'a b "}' } });
  expect((await errorIn(answer)).correlationId).toMatch(/^[0-9a-f-]{36}$/);
});

it('has no route for what only services ask of one another, nor for what nobody declared', async () => {
  const stand = await aGateway().start({ requests });
  for (const path of ['/api/test/between', '/api/nope', '/api', '/realms/alcancia/account', '/health/secrets']) {
    const answer = await stand.ask(path);
    expect([path, answer.status, (await errorIn(answer)).code]).toEqual([path, 404, 'not_found']);
  }
  const other = await stand.ask('/api/test/visit', { method: 'PATCH', body: {} });
  expect(other.status).toBe(404);
});

it('takes an act without input also without a body', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(visit, () => ({}));
  const answer = await stand.ask('/api/test/visit', { method: 'POST', headers: { 'idempotency-key': 'k' } });
  expect([answer.status, await answer.text()]).toEqual([200, '{}']);
});

it.each<[string, object]>([
  ['does not say who may ask', { ...visit, access: undefined }],
  ['does not say who may ask', { ...visit, access: { who: 'everybody' } }],
  ['does not say what it may do', { ...visit, kind: undefined }],
  ['only the gateway may ask it', { ...visit, access: { who: 'gateway' } }],
  ['is a write behind GET', { ...visit, http: 'GET /api/test/visit' }],
  ['outside of /api', { ...visit, http: 'POST /visit' }],
  ['not in its input', { ...visit, http: 'POST /api/test/{visitId}' }],
])('does not start with a contract that %s', async (why, contract) => {
  const starting = createGateway({ bus: aGateway().bus, requests: [contract as AnyRequest] });
  await expect(starting).rejects.toThrow(why);
});

it('does not start when two contracts share a subject or a route', async () => {
  const { bus } = aGateway();
  const sameSubject = { ...visit, http: 'POST /api/test/other' } as AnyRequest;
  await expect(createGateway({ bus, requests: [visit, sameSubject] as AnyRequest[] })).rejects.toThrow(
    'the subject test.visit',
  );
  const sameRoute = {
    ...readThing,
    subject: 'test.read-other',
    http: 'GET /api/test/things/{otherId}',
    input: z.object({ otherId: z.uuid() }),
  };
  await expect(createGateway({ bus, requests: [readThing, sameRoute] as AnyRequest[] })).rejects.toThrow(
    'share the route',
  );
});

describe('what a mail program sends by itself (RFC 8058)', () => {
  const form = 'application/x-www-form-urlencoded';
  const multipart = 'multipart/form-data; boundary=x';

  it.each([
    [form, 'List-Unsubscribe=One-Click'],
    [multipart, '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'],
  ])('is taken as %s, without a key, and its form is not read', async (type, body) => {
    const stand = await aGateway().start({ requests });
    await stand.play(endMails, () => ({}));
    const answer = await fetch(`${stand.address}/api/test/end-mails/abc?token=other`, {
      method: 'POST',
      headers: { 'content-type': type },
      body: `${body}&token=another`,
    });
    expect(answer.status).toBe(200);
    expect(stand.heard).toMatchObject([{ input: { token: 'abc' }, caller: null }]);
    expect(stand.heard[0]?.idempotencyKey).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('is the one thing that takes forms', async () => {
    const stand = await aGateway().start({ requests });
    await stand.play(visit, () => ({}));
    const init = { method: 'POST', headers: { 'content-type': form, 'idempotency-key': randomUUID() }, body: 'a=b' };
    expect((await fetch(`${stand.address}/api/test/visit`, init)).status).toBe(415);
    expect(stand.heard).toEqual([]);
  });

  it('does nothing when the address is only opened', async () => {
    const stand = await aGateway().start({ requests });
    await stand.play(endMails, () => ({}));
    expect((await fetch(`${stand.address}/api/test/end-mails/abc`)).status).toBe(404);
    expect(stand.heard).toEqual([]);
  });
});
