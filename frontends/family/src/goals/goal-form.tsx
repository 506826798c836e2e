import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { GoalView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { DateField, EditorDrawer, Stepper } from '@alcancia/web-kit/ui';

import { IdeaPicks } from '../idea-picks.js';
import { useDraft } from '../use-draft.js';
import { firstChosen, WhatAndWho } from '../what-and-who.js';
import { goalIdeas } from '../words/goal-ideas.js';
import { words as offerWords } from '../words/offers.js';
import { words } from '../words/goals.js';
import { GoalActivities } from './goal-activities.js';
import { draftOf, fieldsOf, newDraft, problemsOf } from './goal-draft.js';
import { goalEmojis } from './goal-emojis.js';
import { GoalMilestones } from './goal-milestones.js';
import { GoalPrize } from './goal-prize.js';
import { countable, useCreateGoal, useUpdateGoal } from './goals.queries.js';
import { weeksTo } from './pace.js';

interface GoalFormProps {
  /** The goal that is edited; null for a new one. */
  readonly goal: GoalView | null;
  /** The children for whom this adult may set goals. */
  readonly family: readonly ChildView[];
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

/** Everything about a goal (G6): a new one, or the same one changed. */
export function GoalForm({ goal, family, onClose, onReload }: GoalFormProps) {
  const form = useDraft({
    name: goal ? `goal ${goal.id} ${goal.version}` : 'goal new',
    start: () => (goal ? draftOf(goal) : newDraft(firstChosen(family))),
    problemsOf,
    onClose,
    onReload,
  });
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'));
  const activities = useQuery(countable).data?.activities ?? [];
  const create = useCreateGoal();
  const update = useUpdateGoal();

  const { draft, set } = form;
  const refusal = (field: keyof typeof words.refused): string | undefined =>
    form.isRefused(field) ? words.refused[field] : undefined;
  const wrong = (problem: keyof typeof words.problems, field: keyof typeof words.refused): string | undefined =>
    form.isWrong(problem) ? words.problems[problem] : refusal(field);

  const chosen = family.filter(({ id }) => draft.childIds.includes(id));
  const theirs = activities.filter(({ childIds }) => childIds.some((id) => draft.childIds.includes(id)));
  const counted = draft.countsSome ? theirs.filter(({ id }) => draft.associatedActivities.includes(id)) : theirs;
  const [first] = chosen;
  const weeks =
    first && typeof draft.targetPoints === 'number'
      ? weeksTo(
          draft.targetPoints,
          counted.filter(({ childIds }) => childIds.includes(first.id)),
        )
      : null;

  const save = (): void => {
    if (!form.isReady()) return;
    const fields = fieldsOf(draft);
    if (goal) {
      const said = { title: offerWords.saved, text: words.form.savedText };
      return update.mutate({ ...fields, goalId: goal.id, version: goal.version }, form.answered(said));
    }
    create.mutate(fields, form.answered({ title: words.form.created, text: words.form.createdText }));
  };

  return (
    <EditorDrawer
      className="goal-editor"
      title={goal ? words.form.edit : words.form.create}
      saveLabel={offerWords.save}
      busy={create.isPending || update.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      {!goal && (
        <IdeaPicks
          ideas={goalIdeas}
          ages={chosen.map(({ age }) => age)}
          onPick={({ emoji, title, targetPoints, prizeText }) =>
            set({ emoji, title, targetPoints, prizeKind: 'texto', prizeText })
          }
        />
      )}
      <WhatAndWho form={form} emojis={goalEmojis} family={family} />
      <div className="two">
        <Stepper
          label={words.form.points}
          hint={weeks === null ? words.form.pointsHint : words.form.weeks(weeks)}
          error={refusal('targetPoints')}
          value={draft.targetPoints}
          onChange={(targetPoints) => set({ targetPoints })}
          min={10}
          max={100_000}
          step={10}
          isChecked={form.isChecked}
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
        isChecked={form.isChecked}
        error={draft.prizeKind === 'texto' ? wrong('prizeText', 'prize') : refusal('prize')}
        onChange={set}
      />
      <GoalMilestones
        milestones={draft.milestones}
        isChecked={form.isChecked}
        error={refusal('milestones')}
        onChange={(milestones) => set({ milestones })}
      />
    </EditorDrawer>
  );
}
