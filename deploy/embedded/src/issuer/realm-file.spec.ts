import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { identityClientId, realmPolicy, webClientId } from './issuer.config.js';

const file = new URL('../../../keycloak/alcancia-realm.json', import.meta.url);
const realm = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown> & { clients: { clientId: string }[] };

/** What takes weeks to see in a real Keycloak is compared here, number by number. */
test('the realm file of Keycloak and the embedded issuer keep one policy', () => {
  const { bruteForce, ...policy } = realmPolicy;
  expect(realm).toMatchObject({
    realm: 'alcancia',
    accessTokenLifespan: policy.accessTokenSeconds,
    ssoSessionIdleTimeout: policy.refreshIdleSeconds,
    ssoSessionMaxLifespan: policy.sessionMaxSeconds,
    revokeRefreshToken: true,
    refreshTokenMaxReuse: 0,
    passwordPolicy: `length(${policy.passwordMinLength}) and maxLength(${policy.passwordMaxLength})`,
    registrationAllowed: false,
    resetPasswordAllowed: false,
    bruteForceProtected: true,
    permanentLockout: false,
    bruteForceStrategy: 'LINEAR',
    failureFactor: bruteForce.failureFactor,
    waitIncrementSeconds: bruteForce.waitIncrementSeconds,
    maxFailureWaitSeconds: bruteForce.maxFailureWaitSeconds,
    minimumQuickLoginWaitSeconds: bruteForce.minimumQuickLoginWaitSeconds,
    quickLoginCheckMilliSeconds: bruteForce.quickLoginCheckMs,
    maxDeltaTimeSeconds: bruteForce.maxDeltaTimeSeconds,
  });
});

test('the realm file has the two clients that the product knows, and no secret in it', () => {
  expect(realm.clients.map(({ clientId }) => clientId)).toEqual([webClientId, identityClientId]);
  expect(realm.clients).toMatchObject([
    { publicClient: true, directAccessGrantsEnabled: true, standardFlowEnabled: false },
    {
      publicClient: false,
      serviceAccountsEnabled: true,
      directAccessGrantsEnabled: false,
      secret: '${ISSUER_CLIENT_SECRET}',
    },
  ]);
});
