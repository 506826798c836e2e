import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import Keycloak from 'keycloak-js';

import { webClientId } from '../../src/issuer/issuer.config.js';
import { enterPage } from '../a-page.js';
import { type AnIssuer, realm } from '../an-issuer.js';

/** The unmodified browser client, as a signed-in page uses it. */
export function promisesToKeycloakJs(at: () => AnIssuer): void {
  describe('keycloak-js', () => {
    let tokens: { token: string; refreshToken: string; idToken: string };
    const aBrowser = () => new Keycloak({ url: at().url, realm, clientId: webClientId });

    let leavePage: () => void;
    beforeAll(() => {
      leavePage = enterPage();
    });
    afterAll(() => leavePage());
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
