/** The bell shows the newest ones only (spec 1 §9). */
export const listedAtMost = 50;
/** Kept for 90 days (G23). */
export const keptForMs = 90 * 86_400_000;
