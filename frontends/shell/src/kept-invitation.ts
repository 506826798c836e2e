/**
 * The invitation that somebody opened before there was an account or a session: signing up is for the address that it
 * was sent to, and signing in leads back to it. Beside it, which ones were shown to a signed-in adult on this device.
 */
const place = 'alcancia.invitation';
const shownPlace = 'alcancia.invitations-shown';
const shownAtMost = 10;

/** Where nothing can be stored, this page alone remembers. */
const shownHere = new Set<string>();

interface KeptInvitation {
  readonly token: string;
  /** As the link in the e-mail names it; empty for a link that was copied. */
  readonly email: string;
}

function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function store(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Without storage the link in the e-mail leads back as well.
  }
}

export function keptInvitation(): KeptInvitation | null {
  const [token = '', email = ''] = (stored(place) ?? '').split(' ');
  return token === '' ? null : { token, email };
}

/** An address that is known of it already stays known. */
export function keepInvitation(token: string, email = ''): void {
  const kept = keptInvitation();
  const known = email === '' && kept?.token === token ? kept.email : email;
  store(place, `${token} ${known}`.trim());
}

export const forgetInvitation = (): void => store(place, null);

const shown = (): string[] => (stored(shownPlace) ?? '').split(' ').filter((token) => token !== '');

export const wasShown = (token: string): boolean => shownHere.has(token) || shown().includes(token);

/** Signing in leads to it once; from then on it waits on the dashboard. */
export function rememberShown(token: string): void {
  shownHere.add(token);
  store(shownPlace, [token, ...shown().filter((one) => one !== token)].slice(0, shownAtMost).join(' '));
}
