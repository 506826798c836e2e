import { expect, it } from '@jest/globals';

import { readIssuerDocument, refreshSession } from '@alcancia/contracts/identity';

import { aGateway, type GatewayStand } from '../../test/gateway-stand.js';

const openid = '/realms/alcancia/protocol/openid-connect';

const postForm = (stand: GatewayStand, path: string, form: Record<string, string>) =>
  stand.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form).toString(),
  });

const refresh = { grant_type: 'refresh_token', client_id: 'alcancia-web', refresh_token: 'eyJ' };

it.each([
  ['/realms/alcancia/.well-known/openid-configuration', 'openid-configuration'],
  [`${openid}/certs`, 'certs'],
])('answers %s as the issuer does', async (path, document) => {
  const stand = await aGateway().start();
  await stand.play(readIssuerDocument, ({ input }) => ({ body: { asked: (input as { document: string }).document } }));
  expect(await (await stand.ask(path)).json()).toEqual({ asked: document });
});

it.each([
  [200, { access_token: 'a', refresh_token: 'b' }],
  [400, { error: 'invalid_grant', error_description: 'Session not active' }],
])('passes on what identity says to a refresh: %s', async (status, body) => {
  const stand = await aGateway().start();
  await stand.play(refreshSession, () => ({ status, body }));
  const answer = await postForm(stand, `${openid}/token`, refresh);
  expect([answer.status, await answer.json()]).toEqual([status, body]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(stand.heard[0]?.input).toEqual({ form: refresh });
});

it.each(['password', 'client_credentials', 'authorization_code', ''])('does not let %s through', async (grant) => {
  const stand = await aGateway().start();
  await stand.play(refreshSession, () => ({ status: 200, body: {} }));
  const answer = await postForm(stand, `${openid}/token`, {
    ...refresh,
    grant_type: grant,
    username: 'a',
    password: 'b',
  });
  expect([answer.status, await answer.json()]).toMatchObject([400, { error: 'unsupported_grant_type' }]);
  expect(stand.heard).toEqual([]);
});

it('tells keycloak-js to try again while identity is away', async () => {
  const answer = await postForm(await aGateway().start(), `${openid}/token`, refresh);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '1']);
});

it.each(['/realms/alcancia', '/realms/master', '/admin/realms/alcancia/users', `${openid}/userinfo`, `${openid}/auth`])(
  'has nothing else of Keycloak: %s',
  async (path) => {
    const stand = await aGateway().start();
    const answers = [await stand.ask(path), await postForm(stand, path, { a: 'b' })];
    expect(answers.map(({ status }) => status).at(-1)).toBe(404);
    expect(await answers[0]?.text()).not.toContain('keycloak');
  },
);
