import type { KeptOfficialChallenge } from '@alcancia/contracts/family';
import { ChoiceField, EmojiField, NumberField, SwitchField, TextArea, TextField } from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words as catalogue } from '../words/catalogues.js';
import { words } from '../words/challenges.js';
import { type ChallengeDraft, draftOf, fieldsOf, newDraft, type Problem, problemsOf } from './challenge-draft.js';
import { useCreateChallenge, useUpdateChallenge } from './challenges.queries.js';

const optionsOf = <V extends string>(names: Readonly<Record<V, string>>) =>
  (Object.entries(names) as [V, string][]).map(([value, label]) => ({ value, label }));
const metrics = optionsOf(words.metrics);
const modes = optionsOf(words.modes);

interface ChallengeFormProps {
  /** What is changed; null for a new one. */
  readonly challenge: KeptOfficialChallenge | null;
  /** Where a new one stands. */
  readonly order: number;
  /** Pictures that others have. */
  readonly emojis: readonly string[];
  readonly onClose: () => void;
}

type NumberName = 'target' | 'days' | 'fromAge' | 'toAge' | 'points' | 'coins' | 'order';

const bounds: Record<NumberName, readonly [min: number, max: number]> = {
  target: [1, 100_000],
  days: [1, 90],
  fromAge: [3, 17],
  toAge: [3, 17],
  points: [0, 500],
  coins: [0, 1000],
  order: [1, 999],
};

/** What an adult finds filled in, for which ages, and where it stands among the others. */
export function ChallengeForm({ challenge, order, emojis, onClose }: ChallengeFormProps) {
  const form = useDraft({
    name: challenge ? `official ${challenge.officialId} ${challenge.version}` : 'official new',
    start: (): ChallengeDraft => (challenge ? draftOf(challenge) : newDraft(order)),
    isReady: (typed) => problemsOf(typed).length === 0,
    onClose,
  });
  const { draft, set, isChecked } = form;
  const wrong = (problem: Problem, text: string): string | undefined =>
    isChecked && problemsOf(draft).includes(problem) ? text : undefined;
  const create = useCreateChallenge();
  const update = useUpdateChallenge();
  const send = (): void => {
    if (!form.isReady()) return;
    const fields = fieldsOf(draft);
    if (!challenge) return create.mutate(fields, form.answered(words.created(fields.title)));
    const { officialId, version } = challenge;
    update.mutate({ ...fields, officialId, version }, form.answered(words.saved(fields.title)));
  };
  const number = (name: NumberName, label: string, more: { hint?: string; error?: string | undefined } = {}) => (
    <NumberField
      {...more}
      label={label}
      value={draft[name]}
      onChange={(typed) => set({ [name]: typed })}
      min={bounds[name][0]}
      max={bounds[name][1]}
      isChecked={isChecked}
    />
  );
  return (
    <FormDrawer
      form={form}
      title={challenge ? words.editTitle(challenge.title) : words.create}
      isSaving={create.isPending || update.isPending}
      onSave={send}
    >
      <EmojiField value={draft.emoji} choices={emojis} onChange={(emoji) => set({ emoji })}>
        <TextField
          label={words.name}
          error={wrong('title', words.nameMissing)}
          value={draft.title}
          onChange={(title) => set({ title })}
          maxLength={60}
          autoComplete="off"
        />
      </EmojiField>
      <TextArea
        label={words.description}
        isOptional
        value={draft.description}
        onChange={(description) => set({ description })}
        maxLength={300}
        rows={2}
      />
      <div className="two">
        {number('fromAge', words.fromAge)}
        {number('toAge', words.toAge, { error: wrong('toAge', words.agesReversed) })}
      </div>
      <ChoiceField label={words.metric} options={metrics} value={draft.metric} onChange={(metric) => set({ metric })} />
      <div className="two">
        {number('target', words.target, { error: wrong('target', words.targetTooFar) })}
        {number('days', words.days)}
      </div>
      <ChoiceField label={words.mode} options={modes} value={draft.mode} onChange={(mode) => set({ mode })} />
      <TextArea
        label={words.steps}
        isOptional
        hint={words.stepsHint}
        error={wrong('steps', words.stepsWrong)}
        value={draft.steps}
        onChange={(steps) => set({ steps })}
        maxLength={900}
        rows={4}
      />
      <div className="two">
        {number('points', words.points)}
        {number('coins', words.coins)}
      </div>
      <TextField
        label={words.badge}
        error={wrong('prize', words.prizeMissing)}
        value={draft.badge}
        onChange={(badge) => set({ badge })}
        maxLength={40}
        autoComplete="off"
      />
      {number('order', catalogue.order, { hint: words.orderHint })}
      <SwitchField
        label={catalogue.isActive}
        hint={words.isActiveHint}
        checked={draft.isActive}
        onChange={(isActive) => set({ isActive })}
      />
    </FormDrawer>
  );
}
