import { useState } from 'react';

import type { ActivityView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { type ApiError, format } from '@alcancia/web-kit';
import {
  ChoiceField,
  EditorDrawer,
  EmojiField,
  FacesField,
  Stepper,
  TextArea,
  TextField,
  toast,
  toastError,
  useMoneyName,
} from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';
import { useCreateActivity, useUpdateActivity } from './activities.queries.js';
import { type ActivityDraft, draftOf, fieldsOf, newDraft, problemsOf } from './activity-draft.js';
import { ActivityIdeas } from './activity-ideas.js';
import { activityEmojis, categoryIcons } from './category-icons.js';
import { ActivityWhen } from './activity-when.js';
import { SeenByChild } from './seen-by-child.js';

interface ActivityFormProps {
  /** The activity that is edited; absent for a new one. */
  readonly activity?: ActivityView;
  /** The children for whom this adult may set activities. */
  readonly family: readonly ChildView[];
  /** The child for whom a new one is meant. */
  readonly forChild: string | null;
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

const categories = Object.entries(words.categories).map(([value, label]) => {
  const category = value as keyof typeof words.categories;
  return { value: category, label, icon: categoryIcons[category] };
});
const evidences = Object.entries(words.form.evidences).map(([value, label]) => ({
  value: value as ActivityDraft['evidence'],
  label,
}));

const startFor = (family: readonly ChildView[], forChild: string | null): string[] => {
  if (forChild !== null) return [forChild];
  return family.length === 1 ? family.map(({ id }) => id) : [];
};

/** Everything about an activity (G5): a new one, or the same one changed for what comes next. */
export function ActivityForm({ activity, family, forChild, onClose, onReload }: ActivityFormProps) {
  const [draft, setDraft] = useState(() => (activity ? draftOf(activity) : newDraft(startFor(family, forChild))));
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const create = useCreateActivity();
  const update = useUpdateActivity();
  const money = useMoneyName();

  const set = (change: Partial<ActivityDraft>): void => {
    setDraft((before) => ({ ...before, ...change }));
    setRefused([]);
  };
  const problems = wasSent ? problemsOf(draft) : {};
  const refusal = (field: keyof typeof words.refused): string | undefined =>
    refused.includes(field) ? words.refused[field] : undefined;
  const chosen = family.filter(({ id }) => draft.childIds.includes(id));

  const onError = (error: ApiError): void => {
    setRefused(error.code === 'children_of_two_families' ? ['childIds'] : error.refused);
    toastError(error, error.code === 'changed_before' ? { label: words.form.reload, onClick: onReload } : undefined);
  };
  const save = (): void => {
    setSent(true);
    if (Object.keys(problemsOf(draft)).length > 0) return;
    const fields = fieldsOf(draft);
    if (activity) {
      const onSuccess = () => {
        toast({ kind: 'success', title: words.form.saved, text: words.form.savedText });
        onClose();
      };
      update.mutate({ ...fields, activityId: activity.id, version: activity.version }, { onSuccess, onError });
      return;
    }
    const onSuccess = () => {
      const names = format.listOf(chosen.map(({ displayName }) => displayName));
      const text = chosen.length > 1 ? words.form.createdTextMany(names) : words.form.createdText(names);
      toast({ kind: 'success', title: words.form.created, text });
      onClose();
    };
    create.mutate(fields, { onSuccess, onError });
  };

  return (
    <EditorDrawer
      title={activity ? words.form.edit : words.form.create}
      saveLabel={words.form.save}
      busy={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      {!activity && <ActivityIdeas ages={chosen.map(({ age }) => age)} onPick={set} />}
      <EmojiField value={draft.emoji} choices={activityEmojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={words.form.title}
          hint={words.form.titleHint(draft.title.length)}
          error={problems.title ?? refusal('title') ?? refusal('emoji')}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </EmojiField>
      <FacesField
        label={words.form.children}
        error={problems.childIds ?? refusal('childIds')}
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
      <div className="two">
        <Stepper
          label={words.form.points}
          hint={words.form.pointsHint}
          error={refusal('points')}
          value={draft.points}
          onChange={(points) => set({ points })}
          max={500}
          step={5}
        />
        <Stepper
          label={money.many}
          hint={words.form.coinsHint}
          error={refusal('coinsCents')}
          value={draft.coins}
          onChange={(coins) => set({ coins })}
          max={1000}
        />
      </div>
      <ActivityWhen draft={draft} error={problems.weekdays ?? refusal('schedule')} onChange={set} />
      <ChoiceField
        label={words.form.evidence}
        hint={words.form.evidenceHint}
        options={evidences}
        value={draft.evidence}
        onChange={(evidence) => set({ evidence })}
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
      {chosen[0] && <SeenByChild draft={draft} child={chosen[0]} />}
    </EditorDrawer>
  );
}
