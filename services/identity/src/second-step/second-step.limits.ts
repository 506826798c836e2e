/** Named numbers of the second step (G27); times in milliseconds. */
export const secondStepLimits = {
  /** How long a secret that was shown waits for its first code. */
  candidateMs: 15 * 60_000,
  recoveryCodes: 10,
  passkeys: 10,
  /** How long a browser may take to make a passkey, or to answer with one. */
  challengeMs: 5 * 60_000,
  /** Characters of one, of an alphabet of 31: 49 bits. */
  recoveryCodeLength: 10,
} as const;
