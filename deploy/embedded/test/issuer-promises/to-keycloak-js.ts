import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Keycloak from 'keycloak-js';

import { webClientId } from '../../src/issuer/issuer.config.js';
import { type AnIssuer, realm } from '../an-issuer.js';

/** What keycloak-js touches of a browser when it is given its tokens. */
const browser = {
  isSecureContext: true,
  window: { location: { href: 'http://localhost:3000/', origin: 'http://localhost:3000' }, setTimeout: () => 0 },
  document: { cookie: '' },
};

/** The unmodified browser client, as a signed-in page uses it. */
export function promisesToKeycloakJs(at: () => AnIssuer): void {
  describe('keycloak-js', () => {
    let tokens: { token: string; refreshToken: string; idToken: string };
    const aBrowser = () => new Keycloak({ url: at().url, realm, clientId: webClientId });

    // Only once the issuer runs: PGlite would take us for a browser.
    beforeAll(() => {
      Object.assign(globalThis, browser);
    });
    afterAll(() => {
      for (const name of Object.keys(browser)) Reflect.deleteProperty(globalThis, name);
    });
    beforeEach(async () => {
      const { email } = await at().anAccount();
      const { body } = await at().signIn(email);
      tokens = {
        token: String(body['access_token']),
        refreshToken: String(body['refresh_token']),
        idToken: String(body['id_token']),
      };
    });

    test('takes the tokens of a sign-in, refreshes them at once and again when asked', async () => {
      const keycloak = aBrowser();
      const refreshed = jest.fn();
      keycloak.onAuthRefreshSuccess = refreshed;
      expect(await keycloak.init({ ...tokens, checkLoginIframe: false })).toBe(true);
      expect(keycloak.refreshToken).not.toBe(tokens.refreshToken);
      expect(keycloak.hasRealmRole('adult')).toBe(true);
      expect(keycloak.refreshTokenParsed).toMatchObject({ typ: 'Refresh', sid: keycloak.sessionId });

      const first = keycloak.refreshToken;
      expect(await keycloak.updateToken(-1)).toBe(true);
      expect(keycloak.refreshToken).not.toBe(first);
      expect(keycloak.idTokenParsed).toMatchObject({ name: 'Ana Gómez' });
      expect(refreshed).toHaveBeenCalledTimes(2);
    });

    test('signs out when its refresh token was used elsewhere', async () => {
      const keycloak = aBrowser();
      await keycloak.init({ ...tokens, checkLoginIframe: false });
      await at().refresh(keycloak.refreshToken);
      const signedOut = jest.fn();
      keycloak.onAuthLogout = signedOut;
      await expect(keycloak.updateToken(-1)).rejects.toThrow('Server responded with an invalid status.');
      expect(signedOut).toHaveBeenCalledTimes(1);
      expect(keycloak.token).toBeUndefined();
    });
  });
}
