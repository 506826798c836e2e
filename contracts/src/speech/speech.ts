/** The parts of the product that speak, each with settings of its own (G32). */
export const speechSections = [
  'dashboard',
  'activities',
  'goals',
  'challenges',
  'rewards',
  'wallet',
  'savings',
  'assistant_guia',
  'assistant_respira',
  'inspiraccion',
  'notifications',
  'landing',
] as const;
export type SpeechSection = (typeof speechSections)[number];

/** Whose voice it is: the browser's own, or the external provider's. */
export const speechEngines = ['browser', 'elevenlabs'] as const;
export type SpeechEngine = (typeof speechEngines)[number];

export const speechRoles = ['super_admin', 'adult', 'child'] as const;
export type SpeechRole = (typeof speechRoles)[number];

/** Every right in speech with its group (spec 2 §6). */
export const speechRightGroups = {
  view_global_settings: 'global',
  edit_global_engine: 'global',
  view_section_settings: 'sections',
  edit_section_engine: 'sections',
  view_general_stats: 'stats',
  view_elevenlabs_status: 'provider',
  edit_elevenlabs_voice: 'provider',
  mute_voice: 'own',
  reduce_effects: 'own',
} as const;
export type SpeechRight = keyof typeof speechRightGroups;
export const speechRights = Object.keys(speechRightGroups) as SpeechRight[];
export type SpeechRightGroup = (typeof speechRightGroups)[SpeechRight];

/** A child changes what it hears itself, and looks at nothing of how the product speaks to others (G32). */
export const mayBeGiven = (role: SpeechRole, right: SpeechRight): boolean =>
  role !== 'child' || speechRightGroups[right] === 'own';

/** Why something was not read aloud by the provider, or at all. */
export const speechTroubles = [
  /** The section is silent, the role may not hear it, or the engine is the browser's. */
  'off',
  /** No owner allows that what stands on this child's screens goes to an AI provider (G41). */
  'not_allowed',
  /** The month's characters of the plan are used up. */
  'quota',
  /** The provider did not answer, or not with sound. */
  'unavailable',
  /** The browser has no voice. */
  'no_voice',
  /** The browser could not play it. */
  'playback',
] as const;
export type SpeechTrouble = (typeof speechTroubles)[number];
