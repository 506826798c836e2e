/** Milliseconds, unless said otherwise. */
export const payPalLimits = {
  /** Of one call, with the token that it may need first. */
  deadlineMs: 8_000,
  atOnce: 20,
  /** A token is renewed this long before it ends. */
  renewBeforeEndMs: 60_000,
  /** PayPal says no number with most of its 429s. */
  pauseMs: 15_000,
  longestPauseMs: 600_000,
  certificateKeptMs: 24 * 3_600_000,
  /** Addresses are chosen by the sender: no more certificates than these are kept, nor longer ones, in bytes. */
  certificates: 20,
  certificateBytes: 65_536,
  trialDays: 14,
  /** Failed payments after which PayPal suspends a subscription. */
  failedPayments: 2,
} as const;
