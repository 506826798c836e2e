import type { ApiError } from '@alcancia/web-kit';

import type { TooEarly } from './attempt-gap.js';

/** What is wrong with a password attempt, found by the browser or the server. */
export type PasswordTrouble = TooEarly | 'wrong' | 'server-limited' | 'other';

export function troubleOf({ code, kind }: ApiError): PasswordTrouble {
  if (code === 'adult_password_wrong' || code === 'credentials_wrong') return 'wrong';
  if (code === 'adult_password_too_soon') return 'too-soon';
  return kind === 'too_many' ? 'server-limited' : 'other';
}
