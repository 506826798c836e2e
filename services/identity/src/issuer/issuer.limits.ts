/** Timeout of a call to the issuer, in milliseconds (quality 11). */
export const issuerDeadlineMs = 5_000;

/** The issuer's keys are read again at most this often, unless it signs with one that we do not know; in milliseconds (F13). */
export const keysReadEveryMs = 60_000;

/** Identity's own token is asked for at most this often when only its readiness wants to know, in milliseconds. */
export const ownTokenTriedEveryMs = 10_000;

/** How far clocks may be apart, in seconds (F18). */
export const leewaySeconds = 60;

export const webClientId = 'alcancia-web';
export const identityClientId = 'alcancia-identity';

/** What one process of identity asks of the issuer at the same time. */
export const issuerAtOnce = 200;
/** A failure counts for the circuit breaker only if it took this long, in milliseconds: an unreachable issuer fails at once and costs nothing. */
export const issuerHangMs = 1_000;
/** Such failures in a row that open the circuit breaker. */
export const hangsInARow = 5;
