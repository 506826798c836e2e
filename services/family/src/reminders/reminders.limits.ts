const hourMs = 3_600_000;
/** After so many hours without a decision a request is called to mind (G9). */
export const remindedAfterHours = [24, 48] as const;
/** What has waited a day longer than that is not called to mind for it any more: the service was away. */
export const remindedWithinMs = 24 * hourMs;
/** How often it is looked. */
export const remindersEveryMs = 60_000;
/** Requests that are called to mind in one transaction. */
export const remindedAtOnce = 500;
