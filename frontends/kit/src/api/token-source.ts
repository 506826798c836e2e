import type { ApiError } from './api-error.js';

/** Where requests take their token from; the session fills it in. */
export interface TokenSource {
  /** A token that is still good, or null while nobody is signed in. */
  readonly token: () => Promise<string | null>;
  /** The server did not accept the token (401), or no profile is chosen any more. */
  readonly refused?: (error: ApiError) => void;
}

const nobody: TokenSource = { token: async () => null };
let source = nobody;

/** Plugs in the session; without an argument nobody is signed in. */
export const setTokenSource = (next: TokenSource = nobody): void => {
  source = next;
};

export const tokenSource = (): TokenSource => source;
