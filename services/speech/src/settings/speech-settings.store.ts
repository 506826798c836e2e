import { Injectable } from '@nestjs/common';

import { type SpeechSection, speechSections } from '@alcancia/contracts/speech';
import { failure, type Reading, type Work } from '@alcancia/server-kit';

import type { GeneralSetting, SectionSetting } from './speech-setting.policy.js';

interface Versioned {
  readonly version: number;
}

const generalColumns = `engine_preference as "engine", browser_voice as "browserVoice", browser_rate as "rate",
  browser_pitch as "pitch", voice_volume as "voiceVolume", effects_volume as "effectsVolume",
  language_code as "languageCode", elevenlabs_voice_id as "providerVoice", elevenlabs_model_id as "providerModel", version`;
const sectionColumns = `section_name as "section", enabled as "isOn", engine_override as "engine",
  browser_voice_override as "browserVoice", browser_rate_override as "rate", browser_pitch_override as "pitch",
  voice_volume_override as "voiceVolume", effects_volume_override as "effectsVolume",
  elevenlabs_voice_id_override as "providerVoice", version`;

/** The one row of what is set for everybody, and a row for each section. */
@Injectable()
export class SpeechSettingsStore {
  async general({ em }: Pick<Reading, 'em'>): Promise<GeneralSetting> {
    const [row] = await em.execute<GeneralSetting[]>(`select ${generalColumns} from speech.audio_global_settings`);
    return found(row);
  }

  /** Every section, by its name (spec 2 §7). */
  async sections({ em }: Pick<Reading, 'em'>): Promise<SectionSetting[]> {
    const rows = await em.execute<SectionSetting[]>(
      `select ${sectionColumns} from speech.audio_section_settings order by section_name`,
    );
    return rows.filter(({ section }) => speechSections.includes(section));
  }

  async section({ em }: Pick<Reading, 'em'>, section: SpeechSection): Promise<SectionSetting> {
    const [row] = await em.execute<SectionSetting[]>(
      `select ${sectionColumns} from speech.audio_section_settings where section_name = ?`,
      [section],
    );
    return found(row);
  }

  /** Throws `changed_before` where somebody saved meanwhile. */
  async saveGeneral({ em }: Work, to: GeneralSetting): Promise<number> {
    const rows = await em.execute<Versioned[]>(
      `update speech.audio_global_settings set engine_preference = ?, browser_voice = ?, browser_rate = ?,
         browser_pitch = ?, voice_volume = ?, effects_volume = ?, language_code = ?, elevenlabs_voice_id = ?,
         elevenlabs_model_id = ?, version = version + 1
       where version = ? returning version`,
      [
        to.engine,
        to.browserVoice,
        to.rate,
        to.pitch,
        to.voiceVolume,
        to.effectsVolume,
        to.languageCode,
        to.providerVoice,
        to.providerModel,
        to.version,
      ],
    );
    return savedVersion(rows);
  }

  /** Throws `changed_before` where somebody saved meanwhile. */
  async saveSection({ em }: Work, to: SectionSetting): Promise<number> {
    const rows = await em.execute<Versioned[]>(
      `update speech.audio_section_settings set enabled = ?, engine_override = ?, browser_voice_override = ?,
         browser_rate_override = ?, browser_pitch_override = ?, voice_volume_override = ?, effects_volume_override = ?,
         elevenlabs_voice_id_override = ?, version = version + 1
       where section_name = ? and version = ? returning version`,
      [
        to.isOn,
        to.engine,
        to.browserVoice,
        to.rate,
        to.pitch,
        to.voiceVolume,
        to.effectsVolume,
        to.providerVoice,
        to.section,
        to.version,
      ],
    );
    return savedVersion(rows);
  }
}

/** Written by the migration, and never deleted. */
function found<Row>(row: Row | undefined): Row {
  if (!row) throw new Error('a setting of speech is gone');
  return row;
}

function savedVersion([row]: readonly Versioned[]): number {
  if (!row) throw failure('changed_before');
  return row.version;
}
