import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { type AnEmbeddedIssuer, anEmbeddedIssuer } from '../../test/an-embedded-issuer.js';

const day = 86_400;
let at: AnEmbeddedIssuer;
beforeAll(async () => {
  at = await anEmbeddedIssuer({ standsStill: true });
});
afterAll(() => at.close());

const signedIn = async () => {
  const { email } = await at.anAccount();
  return (await at.signIn(email)).body;
};
const refusal = (error_description: string) => ({ status: 400, body: { error: 'invalid_grant', error_description } });

/** What only an issuer whose clock can be moved may prove. */
describe('with time', () => {
  test('a session lives for 90 days at a time and for 400 days in all', async () => {
    const tokens = await signedIn();
    at.later(90 * day - 1);
    let last = await at.refresh(tokens['refresh_token']);
    for (const days of [80, 80, 80]) {
      at.later(days * day);
      last = await at.refresh(last.body['refresh_token']);
    }
    expect(last).toMatchObject({ status: 200, body: { refresh_expires_in: 70 * day + 1, expires_in: 300 } });
    at.later(70 * day + 1);
    expect(await at.refresh(last.body['refresh_token'])).toMatchObject(refusal('Token is not active'));
  });

  test('a session ends that idled too long', async () => {
    const tokens = await signedIn();
    at.later(90 * day);
    expect(await at.refresh(tokens['refresh_token'])).toMatchObject(refusal('Token is not active'));
  });

  test('the lock of a wrong password opens after a minute', async () => {
    const { id, email } = await at.anAccount();
    for (let attempt = 0; attempt < 2; attempt += 1) await at.signIn(email, 'otra clave');
    at.later(59);
    expect(await at.signIn(email)).toMatchObject(refusal('Invalid user credentials'));
    at.later(2);
    expect((await at.signIn(email)).status).toBe(200);
    expect(await (await at.admin()).attackDetection.findOne({ id })).toMatchObject({ disabled: false, numFailures: 0 });
  });

  test('the way in of identity closes after five minutes', async () => {
    const { accessToken } = await at.admin();
    const ask = () =>
      fetch(`${at.url}/admin/realms/alcancia/users`, { headers: { authorization: `Bearer ${accessToken}` } });
    at.later(299);
    expect((await ask()).status).toBe(200);
    at.later(2);
    expect((await ask()).status).toBe(401);
  });
});
