import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { signIn, whoAmI } from '@alcancia/contracts/identity';
import { anAdult, password } from '@alcancia/testing';

import { aSystem } from '../test/a-system.js';
import { accountPromises } from '../test/account-promises.js';
import { type AnEmbeddedIssuer, anEmbeddedIssuer } from '../test/an-embedded-issuer.js';

accountPromises(() => anEmbeddedIssuer());

describe('over the embedded issuer', () => {
  let issuer: AnEmbeddedIssuer;
  beforeAll(async () => {
    issuer = await anEmbeddedIssuer();
  });
  afterAll(() => issuer.close());
  const at = (isEmbedded: boolean) => {
    const { url, clientSecret } = issuer;
    return { url, clientSecret, isEmbedded, publicOrigin: new URL(issuer.issuer).origin };
  };

  test('a new signing key signs nobody out', async () => {
    const system = await aSystem({ issuer: at(true) });
    const { email, token } = await anAdult(system);
    await issuer.running.rotateSigningKey();
    const { tokens } = await system.eventually(signIn, { email, password });
    for (const each of [token, tokens.accessToken])
      expect((await system.ask(whoAmI, {}, { token: each })).status).toBe(200);
    await system.close();
  });

  test('no system starts that would take it for Keycloak', async () => {
    await expect(aSystem({ issuer: at(false) })).rejects.toThrow('ISSUER_URL leads to the embedded issuer');
  });
});
