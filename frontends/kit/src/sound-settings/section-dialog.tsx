import { useState } from 'react';

import { Button, Dialog, SelectField, TextField } from '../ui/index.js';
import { words } from '../words/sound-settings.js';
import { asGeneral, engineChoices, paceChoices, useBrowserVoices, volumeChoices } from './choices.js';
import { nameOf } from './section-said.js';
import type { SectionSetting } from './sound-settings.js';

interface SectionDialogProps<Name extends string> {
  readonly setting: SectionSetting<Name>;
  readonly mayEdit: boolean;
  readonly mayChooseVoice: boolean;
  readonly onSave: (setting: SectionSetting<Name>) => void;
  readonly onClose: () => void;
}

const numberOf = (value: string): number | null => (value === asGeneral.value ? null : Number(value));
const chosen = (value: number | null): string => (value === null ? asGeneral.value : String(value));

/** What one section does otherwise; everything may stay as it is set for the rest. */
export function SectionDialog<Name extends string>({
  setting,
  mayEdit,
  mayChooseVoice,
  onSave,
  onClose,
}: SectionDialogProps<Name>) {
  const [change, setChange] = useState<Partial<SectionSetting<Name>>>({});
  const shown = { ...setting, ...change };
  const set = (next: Partial<SectionSetting<Name>>): void => setChange({ ...change, ...next });
  const browserVoices = useBrowserVoices(shown.browserVoice);
  const save = (): void => {
    onSave(shown);
    onClose();
  };
  return (
    <Dialog
      title={words.changeOf(nameOf(setting.section))}
      onClose={onClose}
      footer={
        <>
          <Button kind="line" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button onClick={save}>{words.save}</Button>
        </>
      }
    >
      <div className="sound-fields">
        <SelectField
          label={words.engine}
          disabled={!mayEdit}
          value={shown.engine ?? asGeneral.value}
          options={[asGeneral, ...engineChoices]}
          onChange={(engine) => set({ engine: engine === 'browser' || engine === 'elevenlabs' ? engine : null })}
        />
        <SelectField
          label={words.browserVoice}
          disabled={!mayEdit}
          value={shown.browserVoice ?? asGeneral.value}
          options={[asGeneral, ...browserVoices]}
          onChange={(name) => set({ browserVoice: name === asGeneral.value ? null : name })}
        />
        <SelectField
          label={words.rate}
          disabled={!mayEdit}
          value={chosen(shown.rate)}
          options={[asGeneral, ...paceChoices(shown.rate)]}
          onChange={(rate) => set({ rate: numberOf(rate) })}
        />
        <SelectField
          label={words.pitch}
          disabled={!mayEdit}
          value={chosen(shown.pitch)}
          options={[asGeneral, ...paceChoices(shown.pitch)]}
          onChange={(pitch) => set({ pitch: numberOf(pitch) })}
        />
        <SelectField
          label={words.voiceVolume}
          disabled={!mayEdit}
          value={chosen(shown.voiceVolume)}
          options={[asGeneral, ...volumeChoices(shown.voiceVolume)]}
          onChange={(volume) => set({ voiceVolume: numberOf(volume) })}
        />
        <SelectField
          label={words.effectsVolume}
          disabled={!mayEdit}
          value={chosen(shown.effectsVolume)}
          options={[asGeneral, ...volumeChoices(shown.effectsVolume)]}
          onChange={(volume) => set({ effectsVolume: numberOf(volume) })}
        />
        {mayChooseVoice && (
          <TextField
            label={words.providerVoice}
            isOptional
            maxLength={64}
            value={shown.providerVoice ?? ''}
            onChange={(id) => set({ providerVoice: id.trim() || null })}
          />
        )}
      </div>
    </Dialog>
  );
}
