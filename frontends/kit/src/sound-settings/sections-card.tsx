import { useState } from 'react';

import { Button, SwitchField } from '../ui/index.js';
import { words } from '../words/sound-settings.js';
import { SectionDialog } from './section-dialog.js';
import { differencesOf, nameOf } from './section-said.js';
import type { SectionSetting } from './sound-settings.js';

interface SectionsCardProps<Name extends string> {
  readonly sections: readonly SectionSetting<Name>[];
  readonly mayEdit: boolean;
  readonly mayChooseVoice: boolean;
  readonly isSaving: boolean;
  readonly onSave: (section: SectionSetting<Name>) => void;
}

/** Each section with its switch, and what it does otherwise than the rest (spec 2 §3). */
export function SectionsCard<Name extends string>({
  sections,
  mayEdit,
  mayChooseVoice,
  isSaving,
  onSave,
}: SectionsCardProps<Name>) {
  const [opened, setOpened] = useState<Name | null>(null);
  const changed = sections.find(({ section }) => section === opened);
  return (
    <section className="card sound-card" aria-label={words.sections}>
      <div className="card-head">
        <div>
          <h2>{words.sections}</h2>
          <p className="caption">{mayEdit ? words.sectionsText : words.onlyLooking}</p>
        </div>
      </div>
      <ul className="sound-sections">
        {sections.map((one) => (
          <li key={one.section}>
            <SwitchField
              label={nameOf(one.section)}
              hint={differencesOf(one)}
              checked={one.isOn}
              disabled={!mayEdit || isSaving}
              onChange={(isOn) => onSave({ ...one, isOn })}
            />
            {(mayEdit || mayChooseVoice) && (
              <Button
                kind="line"
                size="small"
                aria-label={words.changeOf(nameOf(one.section))}
                onClick={() => setOpened(one.section)}
              >
                {words.change}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {changed && (
        <SectionDialog
          setting={changed}
          mayEdit={mayEdit}
          mayChooseVoice={mayChooseVoice}
          onSave={onSave}
          onClose={() => setOpened(null)}
        />
      )}
    </section>
  );
}
