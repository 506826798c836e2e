import type { RewardView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { ChoiceField, EditorDrawer, Stepper, SwitchField, useMoneyName } from '@alcancia/web-kit/ui';

import { DescriptionField } from '../description-field.js';
import { IdeaPicks } from '../idea-picks.js';
import { useDraft } from '../use-draft.js';
import { firstChosen, WhatAndWho } from '../what-and-who.js';
import { words as offerWords } from '../words/offers.js';
import { rewardIdeas } from '../words/reward-ideas.js';
import { words } from '../words/rewards.js';
import { draftOf, fieldsOf, newDraft, problemsOf } from './reward-draft.js';
import { categoryIcons, rewardEmojis } from './reward-looks.js';
import { useCreateReward, useUpdateReward } from './rewards.queries.js';

interface RewardFormProps {
  /** The reward that is edited; null for a new one. */
  readonly reward: RewardView | null;
  /** The children for whom this adult may set rewards. */
  readonly family: readonly ChildView[];
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

const categories = Object.entries(words.categories).map(([value, label]) => {
  const category = value as keyof typeof words.categories;
  return { value: category, label, icon: categoryIcons[category] };
});
const stocks = [
  { value: 'unlimited', label: words.form.stocks.unlimited },
  { value: 'counted', label: words.form.stocks.counted },
] as const;

/** Everything about a reward (G8): a new one, or the same one changed for what is redeemed next. */
export function RewardForm({ reward, family, onClose, onReload }: RewardFormProps) {
  const form = useDraft({
    name: reward ? `reward ${reward.id} ${reward.version}` : 'reward new',
    start: () => (reward ? draftOf(reward) : newDraft(firstChosen(family))),
    problemsOf,
    onClose,
    onReload,
  });
  const create = useCreateReward();
  const update = useUpdateReward();
  const money = useMoneyName();

  const { draft, set } = form;
  const refusal = (field: keyof typeof words.refused): string | undefined =>
    form.isRefused(field) ? words.refused[field] : undefined;
  const chosen = family.filter(({ id }) => draft.childIds.includes(id));

  const save = (): void => {
    if (!form.isReady()) return;
    const fields = fieldsOf(draft);
    if (reward) {
      const said = { title: offerWords.saved, text: words.form.savedText };
      return update.mutate({ ...fields, rewardId: reward.id, version: reward.version }, form.answered(said));
    }
    create.mutate(fields, form.answered({ title: words.form.created, text: words.form.createdText }));
  };

  return (
    <EditorDrawer
      title={reward ? words.form.edit : words.form.create}
      saveLabel={offerWords.save}
      busy={create.isPending || update.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      {!reward && (
        <IdeaPicks
          ideas={rewardIdeas}
          ages={chosen.map(({ age }) => age)}
          onPick={({ emoji, title, category, cost }) => set({ emoji, title, category, cost })}
        />
      )}
      <WhatAndWho form={form} emojis={rewardEmojis} family={family} />
      <ChoiceField
        label={words.form.category}
        options={categories}
        value={draft.category}
        onChange={(category) => set({ category })}
      />
      <Stepper
        label={words.form.cost(money.many)}
        unit={money.many}
        hint={words.form.costHint}
        error={refusal('costCents')}
        value={draft.cost}
        onChange={(cost) => set({ cost })}
        min={1}
        max={10_000}
        step={5}
        isChecked={form.isChecked}
      />
      <ChoiceField
        label={words.form.stock}
        options={stocks}
        value={draft.isCounted ? 'counted' : 'unlimited'}
        onChange={(stock) => set({ isCounted: stock === 'counted' })}
      />
      {draft.isCounted && (
        <Stepper
          label={words.form.left}
          unit={words.form.leftUnit}
          hint={words.form.leftHint}
          error={refusal('stock')}
          value={draft.left}
          onChange={(left) => set({ left })}
          max={10_000}
          isChecked={form.isChecked}
        />
      )}
      <SwitchField
        label={words.form.approval}
        hint={words.form.approvalHint}
        checked={draft.needsApproval}
        onChange={(needsApproval) => set({ needsApproval })}
      />
      <DescriptionField
        hint={words.form.descriptionHint(draft.description.length)}
        isRefused={form.isRefused('description')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
    </EditorDrawer>
  );
}
