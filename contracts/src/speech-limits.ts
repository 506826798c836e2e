/** Characters that are read aloud by one call (G32). */
export const spokenLength = 500;

/** Of what is chosen for the voice: volumes in percent, rate and pitch as browsers take them (spec 2 §9). */
export const voiceLimits = {
  rate: { least: 0.5, most: 2 },
  pitch: { least: 0.5, most: 2 },
  volume: 100,
  /** Characters of the name of a browser's voice, of a voice and of a model of the provider. */
  browserVoice: 100,
  providerId: 64,
  /** Voices of the provider that are offered. */
  offered: 100,
} as const;

/** Of the statistics: days that are looked at at once, and sections that stand in the ranking (spec 2 §9). */
export const speechStatsLimits = { days: 92, defaultDays: 30, sections: 10, ownSections: 5 } as const;
