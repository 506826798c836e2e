import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ChallengeView } from '@alcancia/contracts/family';
import type { ChildView } from '@alcancia/contracts/identity';
import { ChoiceField, DateField, EditorDrawer, HintBox, SelectField, SwitchField } from '@alcancia/web-kit/ui';

import { DescriptionField } from '../description-field.js';
import { IdeaPicks } from '../idea-picks.js';
import { StepsField } from '../steps-field.js';
import { useDraft } from '../use-draft.js';
import { firstChosen, WhatAndWho } from '../what-and-who.js';
import { words } from '../words/challenges.js';
import { words as offerWords } from '../words/offers.js';
import { type ChallengeDraft, draftOf, fieldsOf, filledBy, newDraft, problemsOf } from './challenge-draft.js';
import { challengeEmojis } from './challenge-emojis.js';
import { ChallengeGoal } from './challenge-goal.js';
import { ChallengePrize } from './challenge-prize.js';
import { officialChallenges, useCreateChallenge, useUpdateChallenge } from './challenges.queries.js';

const modes = (Object.entries(words.modes) as [ChallengeDraft['mode'], string][]).map(([value, label]) => ({
  value,
  label,
}));
const repeats = (Object.entries(words.repeatings) as [ChallengeDraft['repeats'], string][]).map(([value, label]) => ({
  value,
  label,
}));

interface ChallengeFormProps {
  /** What is edited; null for a new one. */
  readonly challenge: ChallengeView | null;
  /** The children for whom this adult may set challenges. */
  readonly family: readonly ChildView[];
  readonly forChild: string | null;
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

/** Everything about a challenge (G7): a new one, from an official one in two taps, or the same one changed. */
export function ChallengeForm({ challenge, family, forChild, onClose, onReload }: ChallengeFormProps) {
  const [today] = useState(() => new Date().toLocaleDateString('sv-SE'));
  const form = useDraft({
    name: challenge ? `challenge ${challenge.id} ${challenge.version}` : 'challenge new',
    start: () => (challenge ? draftOf(challenge) : newDraft(firstChosen(family, forChild), today)),
    problemsOf,
    onClose,
    onReload,
  });
  const official = useQuery(officialChallenges).data?.challenges ?? [];
  const create = useCreateChallenge();
  const update = useUpdateChallenge();
  const { draft, set } = form;
  const isFixed = challenge?.isFixed ?? false;
  const isPublished = challenge !== null && challenge.state !== 'borrador';

  const refusal = (field: keyof typeof words.refused): string | undefined =>
    form.isRefused(field) ? words.refused[field] : undefined;
  const chosen = family.filter(({ id }) => draft.childIds.includes(id));

  const save = (): void => {
    if (!form.isReady()) return;
    const fields = fieldsOf(draft);
    const published = { title: words.form.published, text: words.form.publishedText };
    const said = draft.isDraft ? { title: words.form.drafted } : published;
    if (!challenge) return create.mutate({ ...fields, officialId: draft.officialId }, form.answered(said));
    const { id: challengeId, version } = challenge;
    update.mutate({ ...fields, challengeId, version }, form.answered(isPublished ? { title: offerWords.saved } : said));
  };
  const unpublished = draft.isDraft ? words.form.saveDraft : words.form.publish;

  return (
    <EditorDrawer
      className="challenge-editor"
      title={challenge ? words.form.edit : words.form.create}
      saveLabel={isPublished ? offerWords.save : unpublished}
      busy={create.isPending || update.isPending}
      isChanged={form.isChanged}
      onDiscard={form.discard}
      onSave={save}
      onClose={form.close}
    >
      {!challenge && (
        <IdeaPicks
          label={words.ideas}
          ideas={official
            .filter(({ mode }) => mode === 'individual' || family.length > 1)
            .map((one) => ({ ...one, from: one.fromAge, to: one.toAge }))}
          ages={chosen.map(({ age }) => age)}
          onPick={(one) => {
            const everyone = family.map(({ id }) => id);
            const isTogether = one.mode !== 'individual' && draft.childIds.length < 2;
            set({ ...filledBy(one, today), ...(isTogether ? { childIds: everyone } : {}) });
          }}
        />
      )}
      {isFixed && <HintBox>{words.form.fixed}</HintBox>}
      <WhatAndWho form={form} emojis={challengeEmojis} family={isFixed ? chosen : family} />
      {form.isWrong('siblings') && (
        <p className="hint-error" role="alert">
          {words.problems.childIds}
        </p>
      )}
      <DescriptionField
        hint={words.form.descriptionHint}
        isRefused={form.isRefused('description')}
        value={draft.description}
        onChange={(description) => set({ description })}
      />
      {!isFixed && family.length > 1 && (
        <ChoiceField
          label={words.form.mode}
          hint={words.form.modeHints[draft.mode]}
          options={modes}
          look="pick"
          value={draft.mode}
          onChange={(mode) => set({ mode })}
        />
      )}
      <ChallengeGoal
        draft={draft}
        isFixed={isFixed}
        isChecked={form.isChecked}
        errors={{
          target: form.isWrong('target') ? words.problems.target : refusal('target'),
          activityId: form.isWrong('activityId') ? words.problems.activityId : refusal('activityId'),
        }}
        onChange={set}
      />
      {!isFixed && (
        <div className="two">
          <DateField
            label={words.form.startsAt}
            error={form.isWrong('dates') ? words.problems.dates : refusal('startsAt')}
            value={draft.startsAt}
            min={today}
            onChange={(startsAt) => set({ startsAt })}
          />
          <DateField
            label={words.form.endsAt}
            hint={words.form.datesHint}
            error={refusal('endsAt')}
            value={draft.endsAt}
            min={draft.startsAt ?? today}
            onChange={(endsAt) => set({ endsAt })}
          />
        </div>
      )}
      {!isFixed && (
        <ChallengePrize
          draft={draft}
          isChecked={form.isChecked}
          error={form.isWrong('prize') ? words.problems.prize : refusal('prize')}
          onChange={set}
        />
      )}
      <StepsField
        steps={draft.steps}
        maxLength={80}
        hint={words.form.stepsHint}
        error={form.isWrong('steps') ? words.problems.steps : refusal('steps')}
        onChange={(steps) => set({ steps })}
      />
      <SelectField
        label={words.form.repeats}
        hint={words.form.repeatsHint}
        options={repeats}
        value={draft.repeats}
        onChange={(chosenRepeat) => set({ repeats: chosenRepeat })}
      />
      {!isPublished && (
        <SwitchField
          label={words.form.isPublished}
          hint={words.form.isPublishedHint}
          checked={!draft.isDraft}
          onChange={(isOn) => set({ isDraft: !isOn })}
        />
      )}
    </EditorDrawer>
  );
}
