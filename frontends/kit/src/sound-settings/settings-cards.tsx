import { GeneralCard } from './general-card.js';
import { SectionsCard } from './sections-card.js';
import type { GeneralSound, ProviderState, SectionSetting } from './sound-settings.js';

/** A write as the cards use it. */
interface Saving<Setting> {
  readonly isPending: boolean;
  readonly mutate: (setting: Setting) => void;
}

interface SettingsCardsProps<Name extends string> {
  /** Null: not for this role. */
  readonly general: GeneralSound | null;
  readonly sections: readonly SectionSetting<Name>[] | null;
  /** The rights in speech of whoever looks. */
  readonly may: readonly string[];
  /** Undefined until it is known; its voices are offered by name. */
  readonly provider: ProviderState | undefined;
  readonly saveGeneral: Saving<GeneralSound>;
  readonly saveSection: Saving<SectionSetting<Name>>;
}

/** How the product speaks, as far as the role may see and change it (spec 2 §6). */
export function SettingsCards<Name extends string>({
  general,
  sections,
  may,
  provider,
  saveGeneral,
  saveSection,
}: SettingsCardsProps<Name>) {
  const mayChooseVoice = may.includes('edit_elevenlabs_voice');
  return (
    <>
      {general && (
        <GeneralCard
          key={general.version}
          general={general}
          mayEdit={may.includes('edit_global_engine')}
          mayChooseVoice={mayChooseVoice}
          voices={provider?.state === 'there' ? provider.voices : []}
          isSaving={saveGeneral.isPending}
          onSave={saveGeneral.mutate}
        />
      )}
      {sections && (
        <SectionsCard
          sections={sections}
          mayEdit={may.includes('edit_section_engine')}
          mayChooseVoice={mayChooseVoice}
          isSaving={saveSection.isPending}
          onSave={saveSection.mutate}
        />
      )}
    </>
  );
}
