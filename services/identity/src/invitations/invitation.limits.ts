const hourMs = 60 * 60_000;

/** Named numbers of invitations; times in milliseconds (spec 2 §9). */
export const invitationLimits = {
  livesMs: 7 * 24 * hourMs,
  /** So long before its end it is called to mind, once (G24). */
  remindBeforeMs: 48 * hourMs,
  /** In one go; the rest an interval later. */
  remindedAtOnce: 100,
  /** Answered ones that the owner still sees, the newest first. */
  answeredShown: 20,
  /** Those that wait for one adult, the newest first. */
  receivedShown: 10,
  /** How long one is kept after its link has run out. */
  keptMs: 30 * 24 * hourMs,
} as const;
