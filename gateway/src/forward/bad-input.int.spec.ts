import { connect } from 'node:net';
import { once } from 'node:events';

import { expect, it } from '@jest/globals';
import { z } from 'zod';

import { anyone, type AnyRequest, defineRequest } from '@alcancia/contracts/define';
import { wireError } from '@alcancia/contracts/errors';
import { amounts, email, line, password, pin } from '@alcancia/contracts/values';

import { aGateway } from '../../test/gateway-stand.js';

const give = defineRequest('test.give', {
  http: 'POST /api/test/children/{childId}/give',
  kind: 'write',
  access: anyone,
  topics: [],
  input: amounts.extend({
    childId: z.uuid(),
    title: line(60).optional(),
    pin: pin.optional(),
    email: email.optional(),
    password: password.optional(),
    token: z.string().optional(),
    proof: z.object({ password }).optional(),
  }),
  output: z.object({}),
});
const list = defineRequest('test.list', {
  http: 'GET /api/test/list',
  kind: 'read',
  access: anyone,
  topics: [],
  input: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: z.string().max(200).optional(),
  }),
  output: z.object({}),
});
const requests = [give, list] as AnyRequest[];
const childId = '0190a000-0000-7000-8000-000000000001';
const path = `/api/test/children/${childId}/give`;
const good = { points: 1, coinsCents: 100 };

const noText = (field: string): string =>
  `«${field}» lleva un carácter que no se puede guardar. Bórralo o escríbelo otra vez.`;

/** docs/rules/quality.md, bad input: what is sent, the status, the code, the field, and what is said of it. */
const bodies: [string, unknown, ...([] | [field: string] | [field: string, message: string])][] = [
  ['negative points', { ...good, points: -1 }, 'points', 'Revisa «points».'],
  ['half a point', { ...good, points: 1.5 }, 'points', 'Revisa «points».'],
  ['1e21 points', '{"points":1e21,"coinsCents":0}', 'points', 'Revisa «points».'],
  ['2^53 points', '{"points":9007199254740992,"coinsCents":0}', 'points'],
  ['points as text', { ...good, points: '50' }, 'points'],
  ['no points', { coinsCents: 1 }, 'points', 'Falta «points».'],
  ['null points', { ...good, points: null }, 'points', 'Falta «points».'],
  ['an operator instead of a number', { ...good, points: { $gt: 0 } }, 'points'],
  ['a list instead of a number', { ...good, points: [1] }, 'points'],
  ['an empty title', { ...good, title: '  ' }, 'title', 'Falta «title».'],
  ['a title of 61', { ...good, title: 'x'.repeat(61) }, 'title', 'Revisa «title».'],
  ['a title that turns the direction', { ...good, title: 'a\u202Eb' }, 'title'],
  ['a title with a null character', { ...good, title: 'a\u0000b' }, 'title'],
  ['a PIN of three digits', { ...good, pin: '123' }, 'pin'],
  ['a PIN of Arabic-Indic digits', { ...good, pin: '\u0661\u0662\u0663\u0664' }, 'pin'],
  ['a PIN as a number', { ...good, pin: 1234 }, 'pin', 'Revisa «pin».'],
  ['a password with a null character', { ...good, password: 'una\u0000 clave' }, 'password', noText('password')],
  ['a password with half a surrogate pair', { ...good, password: 'una clave\uD83D' }, 'password', noText('password')],
  ['half a pair within', { ...good, proof: { password: '\uDE00 clave' } }, 'proof.password', noText('password')],
  ['a null character where any text is taken', { ...good, token: 'a\u0000' }, 'token', noText('token')],
  ['an e-mail with a line break', { ...good, email: 'a@b.mx\r\nbcc: c@d.mx' }, 'email'],
  ['an e-mail of 320 characters', { ...good, email: `${'a'.repeat(310)}@correo.mx` }, 'email'],
  ['a list as body', [], '', 'Los datos enviados no tienen la forma esperada.'],
  ['a text as body', '"hola"', ''],
  ['null as body', 'null'],
  ['no JSON', '{"points":'],
  ['an NaN', '{"points":NaN}'],
  ['__proto__', '{"points":1,"coinsCents":1,"__proto__":{"isAdmin":true}}'],
  ['constructor.prototype', '{"points":1,"coinsCents":1,"constructor":{"prototype":{}}}'],
  ['depth 10,000', `{"points":${'['.repeat(10_000)}${']'.repeat(10_000)},"coinsCents":1}`, 'points'],
];

it.each(bodies)('refuses a body with %s', async (...row) => {
  const [, body, field, message] = row;
  const stand = await aGateway().start({ requests });
  await stand.play(give, () => ({}));
  const answer = await stand.ask(path, { body });
  const error = wireError.parse(await answer.json());
  expect([answer.status, error.code]).toEqual([400, 'invalid_input']);
  const said = error.fields?.[0];
  expect([said?.field, said?.message]).toEqual([field ?? said?.field, message ?? said?.message]);
  expect(error.message).toMatch(/^[A-ZÁÉÍÓÚÑ¿¡]/);
  expect(JSON.stringify(error)).not.toMatch(/at .*\.(ts|js)|Expected|Unexpected|Invalid input|expected/);
  expect(stand.heard).toEqual([]);
});

it('refuses more than 1 MB before reading it', async () => {
  const stand = await aGateway().start({ requests });
  const answer = await stand.ask(path, { body: { ...good, title: 'x'.repeat(1024 * 1024) } });
  expect([answer.status, wireError.parse(await answer.json()).code]).toEqual([413, 'body_too_large']);
});

it('drops what the contract does not know, and what contradicts the path', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(give, () => ({}));
  const mass = {
    ...good,
    childId: '0190a000-0000-7000-8000-000000000002',
    role: 'super_admin',
    balance: 1e6,
    family_id: 'x',
  };
  expect((await stand.ask(path, { body: mass })).status).toBe(200);
  expect(stand.heard[0]?.input).toEqual({ ...good, childId });
});

it('takes the last of duplicate keys and 100,000 unknown ones without harm', async () => {
  const stand = await aGateway().start({ requests });
  await stand.play(give, () => ({}));
  await stand.ask(path, { body: '{"points":1,"points":2,"coinsCents":0}' });
  expect(stand.heard[0]?.input).toMatchObject({ points: 2 });
  const many = Object.fromEntries(Array.from({ length: 100_000 }, (_, place) => [`${place}`, 0]));
  expect((await stand.ask(path, { body: { ...many, ...good } })).status).toBe(200);
  expect(stand.heard[1]?.input).toEqual({ ...good, childId });
});

const types: [string, Record<string, string>, string | undefined, number][] = [
  ['plain text', { 'content-type': 'text/plain' }, '{}', 415],
  ['a form', { 'content-type': 'application/x-www-form-urlencoded' }, 'points=1', 415],
  ['XML', { 'content-type': 'application/xml' }, '<a/>', 415],
  [
    'JSON that says it is packed',
    { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    '\u001f\u008b',
    400,
  ],
  ['nothing at all', {}, undefined, 400],
];

it.each(types)('refuses %s', async (_, headers, body, status) => {
  const stand = await aGateway().start({ requests });
  const init = body === undefined ? {} : { body };
  const answer = await fetch(stand.address + path, {
    method: 'POST',
    headers: { 'idempotency-key': 'k', ...headers },
    ...init,
  });
  const error = wireError.parse(await answer.json());
  expect([answer.status, error.code]).toEqual([status, 'invalid_input']);
});

const addresses: [string, string, number][] = [
  ['a limit of -1', '/api/test/list?limit=-1', 400],
  ['a limit of 0', '/api/test/list?limit=0', 400],
  ['a limit of a thousand million', '/api/test/list?limit=1000000000', 400],
  ['a limit that is no number', '/api/test/list?limit=diez', 400],
  ['two limits', '/api/test/list?limit=1&limit=2', 400],
  ['an operator as limit', '/api/test/list?limit[$gt]=1', 200],
  ['a cursor of 201 characters', `/api/test/list?cursor=${'x'.repeat(201)}`, 400],
  ['a null character in the path', '/api/test/children/%00/give', 404],
  ['a broken escape', '/api/test/children/%zz/give', 400],
  ['a path of 5,000 characters', `/api/test/${'x'.repeat(5_000)}`, 404],
];

it.each(addresses)('answers %s plainly', async (_, address, status) => {
  const stand = await aGateway().start({ requests });
  await stand.play(list, () => ({}));
  const answer = await stand.ask(address);
  expect(answer.status).toBe(status);
  const body: unknown = await answer.json();
  expect(status === 200 ? body : wireError.safeParse(body).success).toEqual(status === 200 ? {} : true);
});

it('tells what is not HTTP so and hangs up', async () => {
  const stand = await aGateway().start({ requests });
  const socket = connect(Number(new URL(stand.address).port), '127.0.0.1');
  socket.write('\u0016\u0003\u0001 hello\r\n\r\n');
  const [said] = await once(socket, 'data');
  expect(String(said)).toMatch(/^HTTP\/1\.1 400 /);
  await once(socket, 'close');
});
