import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { GoalView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import type { ApiError } from '@alcancia/web-kit';
import {
  DateField,
  EditorDrawer,
  EmojiField,
  FacesField,
  Stepper,
  TextField,
  toast,
  toastError,
} from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import { GoalActivities } from './goal-activities.js';
import { draftOf, fieldsOf, type GoalDraft, newDraft, type Problem, problemsOf } from './goal-draft.js';
import { goalEmojis } from './goal-emojis.js';
import { GoalIdeas } from './goal-ideas.js';
import { GoalMilestones } from './goal-milestones.js';
import { GoalPrize } from './goal-prize.js';
import { countable, useCreateGoal, useUpdateGoal } from './goals.queries.js';
import { weeksTo } from './pace.js';

interface GoalFormProps {
  /** The goal that is edited; absent for a new one. */
  readonly goal?: GoalView;
  /** The children for whom this adult may set goals. */
  readonly family: readonly ChildView[];
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

/** Codes that are about one field, beside those that name it themselves. */
const fieldOf: Partial<Record<ApiError['code'], string>> = {
  children_of_two_families: 'childIds',
  goal_date_passed: 'dueAt',
};

/** Everything about a goal (G6): a new one, or the same one changed. */
export function GoalForm({ goal, family, onClose, onReload }: GoalFormProps) {
  const [draft, setDraft] = useState(() =>
    goal ? draftOf(goal) : newDraft(family.length === 1 ? family.map(({ id }) => id) : []),
  );
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'));
  const activities = useQuery(countable).data?.activities ?? [];
  const create = useCreateGoal();
  const update = useUpdateGoal();

  const set = (change: Partial<GoalDraft>): void => {
    setDraft((before) => ({ ...before, ...change }));
    setRefused([]);
  };
  const wrong = (problem: Problem, field: keyof typeof words.refused): string | undefined => {
    if (wasSent && problemsOf(draft).includes(problem)) return words.problems[problem];
    return refusal(field);
  };
  const refusal = (field: keyof typeof words.refused): string | undefined =>
    refused.includes(field) ? words.refused[field] : undefined;

  const chosen = family.filter(({ id }) => draft.childIds.includes(id));
  const theirs = activities.filter(({ childIds }) => childIds.some((id) => draft.childIds.includes(id)));
  const counted = draft.countsSome ? theirs.filter(({ id }) => draft.associatedActivities.includes(id)) : theirs;
  const [first] = chosen;
  const weeks = first
    ? weeksTo(
        draft.targetPoints,
        counted.filter(({ childIds }) => childIds.includes(first.id)),
      )
    : null;

  const onError = (error: ApiError): void => {
    const field = fieldOf[error.code];
    setRefused(field ? [field] : error.refused);
    toastError(error, error.code === 'changed_before' ? { label: words.form.reload, onClick: onReload } : undefined);
  };
  const save = (): void => {
    setSent(true);
    if (problemsOf(draft).length > 0) return;
    const said = goal
      ? { title: words.form.saved, text: words.form.savedText }
      : { title: words.form.created, text: words.form.createdText };
    const onSuccess = (): void => {
      toast({ kind: 'success', ...said });
      onClose();
    };
    const fields = fieldsOf(draft);
    if (!goal) return create.mutate(fields, { onSuccess, onError });
    update.mutate({ ...fields, goalId: goal.id, version: goal.version }, { onSuccess, onError });
  };

  return (
    <EditorDrawer
      title={goal ? words.form.edit : words.form.create}
      saveLabel={words.form.save}
      busy={create.isPending || update.isPending}
      onSave={save}
      onClose={onClose}
    >
      {!goal && <GoalIdeas ages={chosen.map(({ age }) => age)} onPick={set} />}
      <EmojiField value={draft.emoji} choices={goalEmojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={words.form.title}
          hint={words.form.titleHint(draft.title.length)}
          error={wrong('title', 'title') ?? refusal('emoji')}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </EmojiField>
      <FacesField
        label={words.form.children}
        error={wrong('childIds', 'childIds')}
        people={family}
        value={draft.childIds}
        onChange={(childIds) => set({ childIds })}
      />
      <div className="two">
        <Stepper
          label={words.form.points}
          hint={weeks === null ? words.form.pointsHint : words.form.weeks(weeks)}
          error={wrong('targetPoints', 'targetPoints')}
          value={draft.targetPoints}
          onChange={(targetPoints) => set({ targetPoints })}
          min={10}
          max={100_000}
          step={10}
        />
        <DateField
          label={words.form.date}
          hint={words.form.dateHint}
          error={refusal('dueAt')}
          value={draft.dueAt}
          min={today}
          onChange={(dueAt) => set({ dueAt })}
        />
      </div>
      <GoalActivities
        draft={draft}
        activities={theirs}
        error={wrong('associatedActivities', 'associatedActivities')}
        onChange={set}
      />
      <GoalPrize
        draft={draft}
        error={wrong(draft.prizeKind === 'texto' ? 'prizeText' : 'prizeCoins', 'prize')}
        onChange={set}
      />
      <GoalMilestones
        milestones={draft.milestones}
        error={refusal('milestones')}
        onChange={(milestones) => set({ milestones })}
      />
    </EditorDrawer>
  );
}
