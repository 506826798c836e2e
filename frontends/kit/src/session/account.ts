import { ApiError } from '../api/api-error.js';
import type { AccountSession } from './stored-session.js';

type Tokens = Pick<AccountSession, 'token' | 'refreshToken' | 'idToken'>;

/** An adult's tokens in this tab, and the way to renew them. */
export interface Account {
  readonly token: string;
  /** Whether the token is good for this many seconds more. */
  readonly isFreshFor: (seconds: number) => boolean;
  /** Takes what another tab has stored meanwhile. */
  readonly adopt: (tokens: Tokens) => void;
  /** False: the session is over. Throws `unavailable` when nobody answered. */
  readonly renew: () => Promise<boolean>;
}

/** Opens an account with stored tokens; null when the server says that the session is over. */
export type OpenAccount = (tokens: Tokens, onRenewed: (tokens: Tokens) => void) => Promise<Account | null>;

/** The realm and the public client of the product; Keycloak's URLs stand under our own origin. */
const realm = 'alcancia';
const clientId = 'alcancia-web';
/** Timeout of a renewal in milliseconds, so that other tabs do not wait for its lock. */
const renewalMs = 10_000;

const claimsOf = (jwt: string): { readonly exp?: number } => {
  const [, payload = ''] = jwt.split('.');
  return JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { exp?: number };
};

function within<T>(work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ApiError({ code: 'unavailable' })), renewalMs);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** keycloak-js as it comes: its `init` with tokens renews them once, and every renewal is told at once. */
export const openKeycloak: OpenAccount = async (tokens, onRenewed) => {
  const { default: Keycloak } = await import('keycloak-js');
  const keycloak = new Keycloak({ url: location.origin, realm, clientId });
  keycloak.onAuthRefreshSuccess = () => {
    const { token, refreshToken, idToken } = keycloak;
    if (token && refreshToken) onRenewed({ token, refreshToken, ...(idToken ? { idToken } : {}) });
  };
  // Keycloak drops the tokens when the server refused them (400), and keeps them when nobody answered.
  const renewed = async (work: Promise<boolean>) => {
    try {
      await within(work);
      return true;
    } catch {
      if (!keycloak.refreshToken) return false;
      throw new ApiError({ code: 'unavailable' });
    }
  };
  const isOpen = await renewed(keycloak.init({ ...tokens, checkLoginIframe: false }));
  if (!isOpen) return null;
  return {
    get token() {
      return keycloak.token ?? '';
    },
    isFreshFor: (seconds) => {
      const exp = keycloak.tokenParsed?.exp ?? 0;
      return exp + (keycloak.timeSkew ?? 0) - Date.now() / 1_000 > seconds;
    },
    adopt: ({ token, refreshToken, idToken }) => {
      if (refreshToken === keycloak.refreshToken) return;
      keycloak.token = token;
      keycloak.tokenParsed = claimsOf(token);
      keycloak.refreshToken = refreshToken;
      if (idToken) keycloak.idToken = idToken;
    },
    renew: () => renewed(keycloak.updateToken(-1)),
  };
};
