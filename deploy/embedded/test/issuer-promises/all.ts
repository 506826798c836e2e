import { afterAll, beforeAll } from '@jest/globals';

import type { AnIssuer } from '../an-issuer.js';
import { promisesAboutAccounts } from './about-accounts.js';
import { promisesAboutSessions } from './about-sessions.js';
import { promisesAboutSigningIn } from './about-signing-in.js';
import { promisesAboutTheAdminApi } from './about-the-admin-api.js';
import { promisesToKeycloakJs } from './to-keycloak-js.js';

/** What an issuer has to keep, whether it is Keycloak or ours. Where the two differ, ours is wrong. */
export function issuerPromises(open: () => Promise<AnIssuer>): void {
  let issuer: AnIssuer;
  beforeAll(async () => {
    issuer = await open();
  });
  afterAll(() => issuer.close());
  const at = (): AnIssuer => issuer;

  promisesAboutAccounts(at);
  promisesAboutTheAdminApi(at);
  promisesAboutSigningIn(at);
  promisesAboutSessions(at);
  promisesToKeycloakJs(at);
}
