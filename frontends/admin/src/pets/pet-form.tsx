import type { KeptPetKit } from '@alcancia/contracts/family';
import { NumberField, readyNumber, SwitchField, TextField, type TypedNumber } from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/pets.js';
import { useSavePetKit } from './pets.queries.js';

interface PetDraft {
  readonly displayName: string;
  readonly minLevel: TypedNumber;
  readonly sortOrder: TypedNumber;
  readonly isActive: boolean;
}

const isReady = ({ displayName, minLevel, sortOrder }: PetDraft): boolean =>
  displayName.trim() !== '' && typeof minLevel === 'number' && typeof sortOrder === 'number';

interface PetFormProps {
  readonly kit: KeptPetKit;
  readonly onClose: () => void;
}

/** What a companion is called, where it stands and from which level on it is given. */
export function PetForm({ kit, onClose }: PetFormProps) {
  const { kitId, displayName, minLevel, sortOrder, isActive, version } = kit;
  const form = useDraft<PetDraft>({
    name: `pet ${kitId} ${version}`,
    start: () => ({ displayName, minLevel, sortOrder, isActive }),
    isReady,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const save = useSavePetKit();
  const send = (): void => {
    if (!form.isReady()) return;
    save.mutate(
      {
        kitId,
        version,
        displayName: draft.displayName.trim(),
        minLevel: readyNumber(draft.minLevel),
        sortOrder: readyNumber(draft.sortOrder),
        isActive: draft.isActive,
      },
      form.answered(words.saved(draft.displayName.trim())),
    );
  };
  return (
    <FormDrawer form={form} title={words.editTitle(displayName)} isSaving={save.isPending} onSave={send}>
      <TextField
        label={words.name}
        error={isChecked && draft.displayName.trim() === '' ? words.nameMissing : undefined}
        value={draft.displayName}
        onChange={(typed) => set({ displayName: typed })}
        maxLength={40}
        autoComplete="off"
      />
      <NumberField
        label={words.minLevel}
        value={draft.minLevel}
        onChange={(typed) => set({ minLevel: typed })}
        min={1}
        max={50}
        isChecked={isChecked}
      />
      <NumberField
        label={catalogue.order}
        value={draft.sortOrder}
        onChange={(typed) => set({ sortOrder: typed })}
        min={1}
        max={99}
        isChecked={isChecked}
      />
      <SwitchField
        label={catalogue.isActive}
        hint={words.isActiveHint}
        checked={draft.isActive}
        onChange={(chosen) => set({ isActive: chosen })}
      />
    </FormDrawer>
  );
}
