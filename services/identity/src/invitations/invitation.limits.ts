const hourMs = 60 * 60_000;

/** Named numbers of invitations; times in milliseconds (spec 2 §9). */
export const invitationLimits = {
  livesMs: 7 * 24 * hourMs,
  /** Answered ones that the owner still sees, the newest first. */
  answeredShown: 20,
} as const;
