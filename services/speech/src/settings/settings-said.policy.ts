import type { SpeechSection, SpeechSectionSettings, SpeechSettings } from '@alcancia/contracts/speech';

type Said = Readonly<Record<string, string | null>>;

/** Settings as the audit log keeps them, by the right that each takes: the engine's, and those of the provider's voice. */
interface SaidByRight {
  readonly engine: Said;
  readonly voice: Said;
}

const inWords = (value: string | number | boolean | null): string | null => (value === null ? null : String(value));

const said = (fields: Readonly<Record<string, string | number | boolean | null>>, prefix = ''): Said =>
  Object.fromEntries(Object.entries(fields).map(([key, value]) => [`${prefix}${key}`, inWords(value)]));

export function generalSaid({ providerVoice, providerModel, ...more }: SpeechSettings): SaidByRight {
  const { engine, browserVoice, rate, pitch, voiceVolume, effectsVolume, languageCode } = more;
  return {
    engine: said({ engine, browserVoice, rate, pitch, voiceVolume, effectsVolume, languageCode }),
    voice: said({ providerVoice, providerModel }),
  };
}

export function sectionSaid(setting: SpeechSectionSettings & { readonly section: SpeechSection }): SaidByRight {
  const { section, providerVoice, isOn, engine, browserVoice, rate, pitch, voiceVolume, effectsVolume } = setting;
  return {
    engine: said({ isOn, engine, browserVoice, rate, pitch, voiceVolume, effectsVolume }, `${section} `),
    voice: said({ providerVoice }, `${section} `),
  };
}

export const isSameSaid = (one: Said, other: Said): boolean => Object.keys(one).every((key) => one[key] === other[key]);
