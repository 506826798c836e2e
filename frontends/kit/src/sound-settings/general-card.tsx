import { type FormEvent, useState } from 'react';

import { Button, SelectField, TextField } from '../ui/index.js';
import { words } from '../words/sound-settings.js';
import { engineChoices, languageChoices, paceChoices, useBrowserVoices, volumeChoices } from './choices.js';
import type { GeneralSound } from './sound-settings.js';

interface GeneralCardProps {
  readonly general: GeneralSound;
  readonly mayEdit: boolean;
  readonly mayChooseVoice: boolean;
  /** Voices of the provider; none: its id is typed. */
  readonly voices: readonly { readonly voiceId: string; readonly name: string }[];
  readonly isSaving: boolean;
  readonly onSave: (general: GeneralSound) => void;
}

/** The engine, voice and volumes that hold where a section says nothing else. */
export function GeneralCard({ general, mayEdit, mayChooseVoice, voices, isSaving, onSave }: GeneralCardProps) {
  const [change, setChange] = useState<Partial<GeneralSound>>({});
  const shown = { ...general, ...change };
  const set = (next: Partial<GeneralSound>): void => setChange({ ...change, ...next });
  const browserVoices = useBrowserVoices(shown.browserVoice);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    onSave(shown);
  };
  return (
    <form className="card sound-card" aria-label={words.general} onSubmit={save}>
      <div className="card-head">
        <div>
          <h2>{words.general}</h2>
          <p className="caption">{mayEdit ? words.generalText : words.onlyLooking}</p>
        </div>
      </div>
      <div className="sound-fields">
        <SelectField
          label={words.engine}
          hint={words.engineHint}
          disabled={!mayEdit}
          value={shown.engine}
          options={engineChoices}
          onChange={(engine) => set({ engine })}
        />
        <SelectField
          label={words.language}
          disabled={!mayEdit}
          value={shown.languageCode}
          options={languageChoices}
          onChange={(languageCode) => set({ languageCode })}
        />
        <SelectField
          label={words.browserVoice}
          disabled={!mayEdit}
          value={shown.browserVoice ?? anyVoice.value}
          options={[anyVoice, ...browserVoices]}
          onChange={(name) => set({ browserVoice: name === anyVoice.value ? null : name })}
        />
        <SelectField
          label={words.rate}
          disabled={!mayEdit}
          value={String(shown.rate)}
          options={paceChoices(shown.rate)}
          onChange={(rate) => set({ rate: Number(rate) })}
        />
        <SelectField
          label={words.pitch}
          disabled={!mayEdit}
          value={String(shown.pitch)}
          options={paceChoices(shown.pitch)}
          onChange={(pitch) => set({ pitch: Number(pitch) })}
        />
        <SelectField
          label={words.voiceVolume}
          disabled={!mayEdit}
          value={String(shown.voiceVolume)}
          options={volumeChoices(shown.voiceVolume)}
          onChange={(volume) => set({ voiceVolume: Number(volume) })}
        />
        <SelectField
          label={words.effectsVolume}
          disabled={!mayEdit}
          value={String(shown.effectsVolume)}
          options={volumeChoices(shown.effectsVolume)}
          onChange={(volume) => set({ effectsVolume: Number(volume) })}
        />
        {mayChooseVoice && (
          <>
            {voices.length > 0 ? (
              <SelectField
                label={words.providerVoice}
                value={shown.providerVoice ?? anyVoice.value}
                options={[ownVoice, ...voices.map(({ voiceId, name }) => ({ value: voiceId, label: name }))]}
                onChange={(id) => set({ providerVoice: id === anyVoice.value ? null : id })}
              />
            ) : (
              <TextField
                label={words.providerVoice}
                isOptional
                maxLength={64}
                pattern="[\w\-]+"
                value={shown.providerVoice ?? ''}
                onChange={(id) => set({ providerVoice: id.trim() || null })}
              />
            )}
            <TextField
              label={words.providerModel}
              required
              maxLength={64}
              pattern="[\w\-]+"
              value={shown.providerModel}
              onChange={(model) => set({ providerModel: model.trim() })}
            />
          </>
        )}
      </div>
      {(mayEdit || mayChooseVoice) && (
        <div className="foot">
          <Button type="submit" busy={isSaving} disabled={Object.keys(change).length === 0}>
            {words.save}
          </Button>
        </div>
      )}
    </form>
  );
}

const anyVoice = { value: 'any', label: words.anyVoice };
const ownVoice = { value: anyVoice.value, label: words.providersOwn };
