/** How long a redemption waits for an adult before its coins are free again (G8). */
export const redemptionExpiresAfterMs = 7 * 24 * 60 * 60_000;
export const expiryEveryMs = 10 * 60_000;
/** Redemptions that one run of the schedule lets expire at most. */
export const expiryBatch = 100;

/** The newest redemptions on the child's page (contract `listChildRewards`). */
export const redemptionsShown = 20;
