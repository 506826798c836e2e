const dayMs = 86_400_000;

/** Milliseconds. */
export const invoiceLimits = {
  /** Tax laws of the countries where plans are sold ask for up to ten years. */
  keptMs: 10 * 366 * dayMs,
  addressMs: 5 * 60_000,
  /** PayPal's clock and ours differ by less. */
  clocksDifferMs: dayMs,
} as const;
