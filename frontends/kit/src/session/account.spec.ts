import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { openKeycloak } from './account.js';

const part = (claims: object) =>
  btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
const iat = Math.floor(Date.now() / 1_000);
const jwt = (name: string, seconds = 300) =>
  `${part({ alg: 'none' })}.${part({ name, iat, exp: iat + seconds })}.signature`;
const tokens = { token: jwt('access 0'), refreshToken: jwt('refresh 0'), idToken: jwt('id 0') };

let sent: { address: string; form: URLSearchParams }[];
let answer: () => { status: number; body: object };
let n: number;
const fetchBefore = globalThis.fetch;
beforeEach(() => {
  sent = [];
  n = 0;
  answer = () => {
    n += 1;
    return { status: 200, body: { access_token: jwt(`access ${n}`), refresh_token: jwt(`refresh ${n}`) } };
  };
  const fetchToken = async (address: string, { body: form }: { body: URLSearchParams | string }) => {
    sent.push({ address, form: new URLSearchParams(form) });
    const { status, body } = answer();
    return { ok: status === 200, status, json: async () => body };
  };
  Object.assign(globalThis, { fetch: fetchToken });
});
afterEach(() => {
  globalThis.fetch = fetchBefore;
});

test('keycloak-js renews the given tokens at our own origin, and tells of it at once', async () => {
  const renewed: string[] = [];
  const account = await openKeycloak(tokens, ({ refreshToken }) => renewed.push(refreshToken));
  expect(sent[0]?.address).toBe(`${location.origin}/realms/alcancia/protocol/openid-connect/token`);
  expect(Object.fromEntries(sent[0]?.form ?? [])).toMatchObject({
    grant_type: 'refresh_token',
    refresh_token: tokens.refreshToken,
    client_id: 'alcancia-web',
  });
  expect(renewed).toEqual([jwt('refresh 1')]);
  expect(account?.token).toBe(jwt('access 1'));
  expect(account?.isFreshFor(200)).toBe(true);
  expect(account?.isFreshFor(400)).toBe(false);
});

test('what another tab has stored is adopted, and the next renewal gives that in', async () => {
  const account = await openKeycloak(tokens, () => undefined);
  account?.adopt({ token: jwt('access of another tab', 900), refreshToken: jwt('refresh of another tab') });
  expect(account?.token).toBe(jwt('access of another tab', 900));
  expect(account?.isFreshFor(600)).toBe(true);
  expect(await account?.renew()).toBe(true);
  expect(sent.at(-1)?.form.get('refresh_token')).toBe(jwt('refresh of another tab'));
});

test('a refusal of the issuer ends it; silence does not', async () => {
  answer = () => ({ status: 400, body: { error: 'invalid_grant' } });
  expect(await openKeycloak(tokens, () => undefined)).toBeNull();
  answer = () => {
    throw new TypeError('Failed to fetch');
  };
  await expect(openKeycloak(tokens, () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
  answer = () => ({ status: 503, body: {} });
  await expect(openKeycloak(tokens, () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
});
