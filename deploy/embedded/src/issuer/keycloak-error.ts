/** An answer other than the good one, in Keycloak's own words. */
export class KeycloakError extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`Keycloak answers ${status}`);
  }
}

export const oauthError = (status: number, error: string, description: string): KeycloakError =>
  new KeycloakError(status, { error, error_description: description });

export const invalidGrant = (description: string): KeycloakError => oauthError(400, 'invalid_grant', description);

const seeLog = 'For more on this error consult the server log.';

/** What the admin endpoints and the framework below them say. */
export const plainError = (status: number, error: string): KeycloakError => oauthError(status, error, seeLog);

export const unknownError = (status: number): KeycloakError => plainError(status, 'unknown_error');
