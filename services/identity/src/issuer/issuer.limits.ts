/** Nobody waits longer for the issuer, in milliseconds (quality §1.11). */
export const issuerDeadlineMs = 5_000;

/** The issuer's keys are read again at most this often, unless it signs with one that we do not know; in milliseconds (quality F13). */
export const keysReadEveryMs = 60_000;

/** How far clocks may be apart, in seconds (quality F18). */
export const leewaySeconds = 60;

export const webClientId = 'alcancia-web';
export const identityClientId = 'alcancia-identity';
