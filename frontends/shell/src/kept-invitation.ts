/** The invitation that somebody opened before there was an account or a session: signing in leads back to it. */
const place = 'alcancia.invitation';

export function keepInvitation(token: string): void {
  try {
    localStorage.setItem(place, token);
  } catch {
    // Without storage the link in the e-mail leads back as well.
  }
}

export function keptInvitation(): string | null {
  try {
    return localStorage.getItem(place);
  } catch {
    return null;
  }
}

export function forgetInvitation(): void {
  try {
    localStorage.removeItem(place);
  } catch {
    // Nothing was kept.
  }
}
