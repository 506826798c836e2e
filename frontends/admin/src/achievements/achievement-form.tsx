import type { KeptAchievement } from '@alcancia/contracts/family';
import {
  HintBox,
  NumberField,
  readyNumber,
  SwitchField,
  TextArea,
  TextField,
  type TypedNumber,
} from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/achievements.js';
import { words as catalogue } from '../words/catalogues.js';
import { useSaveAchievement } from './achievements.queries.js';

interface AchievementDraft extends Pick<KeptAchievement, 'name' | 'description' | 'isSecret' | 'isActive'> {
  /** Whole monedas. */
  readonly coins: TypedNumber;
  readonly sortOrder: TypedNumber;
}

const isReady = ({ name, description, coins, sortOrder }: AchievementDraft): boolean =>
  name.trim() !== '' && description.trim() !== '' && typeof coins === 'number' && typeof sortOrder === 'number';

interface AchievementFormProps {
  readonly achievement: KeptAchievement;
  readonly onClose: () => void;
}

/** What an achievement is called, gives and shows; what it takes is only said. */
export function AchievementForm({ achievement, onClose }: AchievementFormProps) {
  const { achievementId, version, name, description, coinsCents, isSecret, isActive, sortOrder } = achievement;
  const form = useDraft<AchievementDraft>({
    name: `achievement ${achievementId} ${version}`,
    start: () => ({ name, description, coins: coinsCents / 100, isSecret, isActive, sortOrder }),
    isReady,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const save = useSaveAchievement();
  const send = (): void => {
    if (!form.isReady()) return;
    const typed = { name: draft.name.trim(), description: draft.description.trim() };
    const { isSecret: secret, isActive: offered } = draft;
    save.mutate(
      {
        ...typed,
        achievementId,
        version,
        coinsCents: readyNumber(draft.coins) * 100,
        sortOrder: readyNumber(draft.sortOrder),
        isSecret: secret,
        isActive: offered,
      },
      form.answered(words.saved(typed.name)),
    );
  };
  return (
    <FormDrawer form={form} title={words.editTitle(name)} isSaving={save.isPending} onSave={send}>
      <HintBox>{words.takesOf(achievement)}</HintBox>
      <TextField
        label={words.name}
        error={isChecked && draft.name.trim() === '' ? words.nameMissing : undefined}
        value={draft.name}
        onChange={(typed) => set({ name: typed })}
        maxLength={40}
        autoComplete="off"
      />
      <TextArea
        label={words.description}
        error={isChecked && draft.description.trim() === '' ? words.descriptionMissing : undefined}
        value={draft.description}
        onChange={(typed) => set({ description: typed })}
        maxLength={120}
      />
      <NumberField
        label={words.coins}
        hint={words.coinsHint}
        value={draft.coins}
        onChange={(coins) => set({ coins })}
        min={0}
        max={100}
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
        label={words.isSecret}
        hint={words.isSecretHint}
        checked={draft.isSecret}
        onChange={(chosen) => set({ isSecret: chosen })}
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
