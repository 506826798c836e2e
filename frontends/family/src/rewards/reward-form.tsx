import { useState } from 'react';

import type { RewardView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import type { ApiError } from '@alcancia/web-kit';
import {
  ChoiceField,
  EditorDrawer,
  EmojiField,
  FacesField,
  Stepper,
  SwitchField,
  TextArea,
  TextField,
  toast,
  toastError,
  useMoneyName,
} from '@alcancia/web-kit/ui';

import { words } from '../words/rewards.js';
import { draftOf, fieldsOf, newDraft, type Problem, problemsOf, type RewardDraft } from './reward-draft.js';
import { RewardIdeas } from './reward-ideas.js';
import { categoryIcons, rewardEmojis } from './reward-looks.js';
import { useCreateReward, useUpdateReward } from './rewards.queries.js';

interface RewardFormProps {
  /** The reward that is edited; absent for a new one. */
  readonly reward?: RewardView;
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
  const [draft, setDraft] = useState(() =>
    reward ? draftOf(reward) : newDraft(family.length === 1 ? family.map(({ id }) => id) : []),
  );
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const create = useCreateReward();
  const update = useUpdateReward();
  const money = useMoneyName();

  const set = (change: Partial<RewardDraft>): void => {
    setDraft((before) => ({ ...before, ...change }));
    setRefused([]);
  };
  const missing = (problem: Problem): boolean => wasSent && problemsOf(draft).includes(problem);
  const refusal = (field: keyof typeof words.refused): string | undefined =>
    refused.includes(field) ? words.refused[field] : undefined;
  const chosen = family.filter(({ id }) => draft.childIds.includes(id));

  const onError = (error: ApiError): void => {
    setRefused(error.code === 'children_of_two_families' ? ['childIds'] : error.refused);
    toastError(error, error.code === 'changed_before' ? { label: words.form.reload, onClick: onReload } : undefined);
  };
  const save = (): void => {
    setSent(true);
    if (problemsOf(draft).length > 0) return;
    const said = reward
      ? { title: words.form.saved, text: words.form.savedText }
      : { title: words.form.created, text: words.form.createdText };
    const onSuccess = (): void => {
      toast({ kind: 'success', ...said });
      onClose();
    };
    const fields = fieldsOf(draft);
    if (!reward) return create.mutate(fields, { onSuccess, onError });
    update.mutate({ ...fields, rewardId: reward.id, version: reward.version }, { onSuccess, onError });
  };

  return (
    <EditorDrawer
      title={reward ? words.form.edit : words.form.create}
      saveLabel={words.form.save}
      busy={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      {!reward && <RewardIdeas ages={chosen.map(({ age }) => age)} onPick={set} />}
      <EmojiField value={draft.emoji} choices={rewardEmojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={words.form.title}
          hint={words.form.titleHint(draft.title.length)}
          error={missing('title') ? words.problems.title : (refusal('title') ?? refusal('emoji'))}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </EmojiField>
      <FacesField
        label={words.form.children}
        error={missing('childIds') ? words.problems.children : refusal('childIds')}
        people={family}
        value={draft.childIds}
        onChange={(childIds) => set({ childIds })}
      />
      <ChoiceField
        label={words.form.category}
        options={categories}
        value={draft.category}
        onChange={(category) => set({ category })}
      />
      <Stepper
        label={words.form.cost(money.many)}
        hint={words.form.costHint}
        error={missing('cost') ? words.problems.cost(money.many) : refusal('costCents')}
        value={draft.cost}
        onChange={(cost) => set({ cost })}
        min={1}
        max={10_000}
        step={5}
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
          hint={words.form.leftHint}
          error={refusal('stock')}
          value={draft.left}
          onChange={(left) => set({ left })}
          max={10_000}
        />
      )}
      <SwitchField
        label={words.form.approval}
        hint={words.form.approvalHint}
        checked={draft.needsApproval}
        onChange={(needsApproval) => set({ needsApproval })}
      />
      <TextArea
        label={words.form.description}
        isOptional
        hint={words.form.descriptionHint(draft.description.length)}
        error={refusal('description')}
        maxLength={300}
        rows={3}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
    </EditorDrawer>
  );
}
