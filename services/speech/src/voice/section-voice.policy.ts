import type { SectionVoice, SpeechRight } from '@alcancia/contracts/speech';

import type { GeneralSetting, SectionSetting } from '../settings/speech-setting.policy.js';

/**
 * How a section speaks to somebody with these rights: its override, else the global setting (spec 2 §4). It is silent where its
 * audio is off, and for a role that may not silence it: nobody has to hear what it cannot turn off.
 */
export function sectionVoice(
  general: GeneralSetting,
  { section, isOn, ...own }: SectionSetting,
  may: readonly SpeechRight[],
): SectionVoice {
  return {
    section,
    isOn: isOn && may.includes('mute_voice'),
    engine: own.engine ?? general.engine,
    browserVoice: own.browserVoice ?? general.browserVoice,
    rate: own.rate ?? general.rate,
    pitch: own.pitch ?? general.pitch,
    voiceVolume: own.voiceVolume ?? general.voiceVolume,
    effectsVolume: own.effectsVolume ?? general.effectsVolume,
  };
}
