import { useQuery } from '@tanstack/react-query';

import type { ActivityView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { format } from '@alcancia/web-kit';
import { ChoiceField, EditorDrawer, Stepper, useMoneyName } from '@alcancia/web-kit/ui';

import { DescriptionField } from '../description-field.js';
import type { ActivitySeed } from '../activity-seed.js';
import { IdeaPicks } from '../idea-picks.js';
import { StepsField } from '../steps-field.js';
import { useDraft } from '../use-draft.js';
import { firstChosen, WhatAndWho } from '../what-and-who.js';
import { words as offerWords } from '../words/offers.js';
import { words } from '../words/activities.js';
import { activityTemplates, useCreateActivity, useUpdateActivity } from './activities.queries.js';
import { type ActivityDraft, draftOf, fieldsOf, ideaOf, newDraft, problemsOf } from './activity-draft.js';
import { activityEmojis, categoryIcons } from './category-icons.js';
import { ActivityWhen } from './activity-when.js';
import { SeenByChild } from './seen-by-child.js';

interface ActivityFormProps {
  /** The activity that is edited; null for a new one. */
  readonly activity: ActivityView | null;
  /** The children for whom this adult may set activities. */
  readonly family: readonly ChildView[];
  /** The child for whom a new one is meant. */
  readonly forChild: string | null;
  /** What a new one begins with, under a name of its own. */
  readonly seed?: ActivitySeed | undefined;
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

/** Everything about an activity (G5): a new one, or the same one changed for what comes next. */
export function ActivityForm({ activity, family, forChild, seed, onClose, onReload }: ActivityFormProps) {
  const form = useDraft({
    name: activity ? `activity ${activity.id} ${activity.version}` : `activity new ${seed?.name ?? forChild ?? ''}`,
    start: () => (activity ? draftOf(activity) : newDraft(firstChosen(family, forChild), seed?.fields)),
    problemsOf,
    onClose,
    onReload,
  });
  const create = useCreateActivity();
  const update = useUpdateActivity();
  const money = useMoneyName();
  const templates = useQuery(activityTemplates).data?.templates ?? [];

  const { draft, set } = form;
  const refusal = (field: keyof typeof words.refused): string | undefined =>
    form.isRefused(field) ? words.refused[field] : undefined;
  const chosen = family.filter(({ id }) => draft.childIds.includes(id));

  const save = (): void => {
    if (!form.isReady()) return;
    const fields = fieldsOf(draft);
    if (activity) {
      const said = { title: offerWords.saved, text: words.form.savedText };
      return update.mutate({ ...fields, activityId: activity.id, version: activity.version }, form.answered(said));
    }
    const names = format.listOf(chosen.map(({ displayName }) => displayName));
    const text = chosen.length > 1 ? words.form.createdTextMany(names) : words.form.createdText(names);
    create.mutate(fields, form.answered({ title: words.form.created, text }));
  };

  return (
    <EditorDrawer
      className="activity-editor"
      title={activity ? words.form.edit : words.form.create}
      saveLabel={offerWords.save}
      busy={create.isPending || update.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      {!activity && !seed && (
        <IdeaPicks
          ideas={templates.map(ideaOf)}
          ages={chosen.map(({ age }) => age)}
          onPick={({ filled }) => set(filled)}
        />
      )}
      <WhatAndWho form={form} emojis={activityEmojis} family={family} />
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
          isChecked={form.isChecked}
        />
        <Stepper
          label={money.many}
          hint={words.form.coinsHint}
          error={refusal('coinsCents')}
          value={draft.coins}
          onChange={(coins) => set({ coins })}
          max={1000}
          isChecked={form.isChecked}
        />
      </div>
      <ActivityWhen
        draft={draft}
        error={form.isWrong('weekdays') ? words.problems.weekdays : refusal('schedule')}
        onChange={set}
      />
      <ChoiceField
        label={words.form.evidence}
        hint={words.form.evidenceHint}
        options={evidences}
        value={draft.evidence}
        onChange={(evidence) => set({ evidence })}
      />
      <DescriptionField
        hint={words.form.descriptionHint(draft.description.length)}
        isRefused={form.isRefused('description')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      <StepsField
        steps={draft.steps}
        maxLength={120}
        hint={words.form.stepsHint}
        error={form.isWrong('steps') ? offerWords.stepRefused : refusal('steps')}
        onChange={(steps) => set({ steps })}
      />
      {chosen[0] && <SeenByChild draft={draft} child={chosen[0]} />}
    </EditorDrawer>
  );
}
