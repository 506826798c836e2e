import { words } from '../words/sound-settings.js';
import type { SectionSetting } from './sound-settings.js';

/** The name of a section as it stands on its page. */
export const nameOf = (section: string): string => words.sectionNames[section] ?? section;

/** In what a section differs from the rest, in one line. */
export function differencesOf(setting: SectionSetting): string {
  const { engine, browserVoice, rate, pitch, voiceVolume, effectsVolume, providerVoice } = setting;
  const said = [
    engine && words.engines[engine],
    browserVoice,
    rate !== null && words.rateSaid(rate),
    pitch !== null && words.pitchSaid(pitch),
    voiceVolume !== null && words.voiceSaid(voiceVolume),
    effectsVolume !== null && words.effectsSaid(effectsVolume),
    providerVoice !== null && words.ownProviderVoice,
  ].filter((part) => typeof part === 'string');
  return said.length === 0 ? words.asGeneral : said.join(' · ');
}
