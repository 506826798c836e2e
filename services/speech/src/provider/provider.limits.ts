/** Of the provider that speaks; milliseconds and bytes. */
export const providerLimits = {
  /** A child waits with its finger on the card; then the browser's own voice reads. */
  answersWithinMs: 8_000,
  atOnce: 10,
  /** 500 characters take some 200 KB at 32 kbit/s; the bus carries 1 MB with a third more in base64. */
  soundBytes: 600_000,
  answerBytes: 500_000,
} as const;

/** What a browser everywhere plays, small enough for the bus. */
export const outputFormat = 'mp3_22050_32';

/** The voice where none was chosen: one that the provider has for everybody. */
export const defaultVoice = '21m00Tcm4TlvDq8ikWAM';
