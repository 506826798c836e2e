const minute = 60_000;

/** When guessing locks a PIN. `locksBeforeAdult` counts locks in a row without a right PIN. */
export interface PinRule {
  readonly maxAttempts: number;
  readonly lockMs: number;
  readonly locksBeforeAdult: number;
}

/** 3 wrong: 5 minutes (spec 1 §9); the fourth lock in a row waits for an adult (G52). */
export const childPinRule: PinRule = { maxAttempts: 3, lockMs: 5 * minute, locksBeforeAdult: 4 };

/** 5 wrong: only the password opens for 15 minutes (G2). */
export const adultPinRule: PinRule = { maxAttempts: 5, lockMs: 15 * minute, locksBeforeAdult: Infinity };

/** Hashes computed at once; each takes 19 MiB and a thread (quality 15). */
export const hashesAtOnce = 2;

/** Hashes that may queue; one more is refused as busy. */
export const hashesWaiting = 200;
