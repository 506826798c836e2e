/** Nobody waits longer for the issuer, in milliseconds (quality 11). */
export const issuerDeadlineMs = 5_000;

/** The issuer's keys are read again at most this often, unless it signs with one that we do not know; in milliseconds (F13). */
export const keysReadEveryMs = 60_000;

/** How far clocks may be apart, in seconds (F18). */
export const leewaySeconds = 60;

export const webClientId = 'alcancia-web';
export const identityClientId = 'alcancia-identity';

/** What one process of identity asks of the issuer at the same time. */
export const issuerAtOnce = 200;
/** A failure that took this long, in milliseconds, was a hanging issuer; one that is not there at all is known at once. */
export const issuerHangMs = 1_000;
/** Hanging calls in a row after which the issuer is only probed. */
export const hangsInARow = 5;
