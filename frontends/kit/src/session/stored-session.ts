import type { Tokens } from '@alcancia/contracts/identity';

/**
 * What this browser keeps of a session. `account` holds an adult's tokens; `parked` only an opaque token, with the
 * adult's own left on the server (house §5). `era` changes with who is here, not when tokens are merely renewed.
 */
export type StoredSession =
  | {
      readonly kind: 'account';
      readonly era: string;
      readonly token: string;
      readonly refreshToken: string;
      readonly idToken?: string;
    }
  | { readonly kind: 'parked'; readonly era: string; readonly token: string };
export type AccountSession = Extract<StoredSession, { kind: 'account' }>;

export type BrowserStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const sessionPlace = 'alcancia.session';

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

function isSession(value: unknown): value is StoredSession {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, era, token, refreshToken } = value as Record<string, unknown>;
  return isText(era) && isText(token) && (kind === 'parked' || (kind === 'account' && isText(refreshToken)));
}

/** What is stored; anything that is not ours is removed (spec 1 §4). */
export function readStored(storage: BrowserStorage): StoredSession | null {
  const written = storage.getItem(sessionPlace);
  if (written === null) return null;
  try {
    const value: unknown = JSON.parse(written);
    if (isSession(value)) return value;
  } catch {
    // not even JSON: removed like the rest
  }
  storage.removeItem(sessionPlace);
  return null;
}

export function writeStored(storage: BrowserStorage, session: StoredSession | null): void {
  if (session) storage.setItem(sessionPlace, JSON.stringify(session));
  else storage.removeItem(sessionPlace);
}

/** The tokens of a sign-in, or those handed back by the server, as this browser keeps them. */
export const accountOf = ({ accessToken, refreshToken, idToken }: Tokens, era: string): AccountSession => ({
  kind: 'account',
  era,
  token: accessToken,
  refreshToken,
  ...(idToken ? { idToken } : {}),
});
