import { useQuery } from '@tanstack/react-query';

import { ChoiceField, SelectField, Stepper } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';
import type { ChallengeDraft } from './challenge-draft.js';
import { countable } from './challenges.queries.js';

const metrics = (Object.entries(words.metrics) as [ChallengeDraft['metric'], string][]).map(([value, label]) => ({
  value,
  label,
}));

interface ChallengeGoalProps {
  readonly draft: Pick<ChallengeDraft, 'metric' | 'activityId' | 'target' | 'childIds'>;
  /** Somebody has accepted: what counts stays, and the target may only come nearer. */
  readonly isFixed: boolean;
  readonly errors: { readonly target: string | undefined; readonly activityId: string | undefined };
  readonly isChecked: boolean;
  readonly onChange: (change: Partial<ChallengeDraft>) => void;
}

/** What counts, and how much of it (G7). */
export function ChallengeGoal({ draft, isFixed, errors, isChecked, onChange }: ChallengeGoalProps) {
  const { metric, activityId, target, childIds } = draft;
  const activities = useQuery(countable).data?.activities ?? [];
  const theirs = activities.filter((activity) => activity.childIds.some((id) => childIds.includes(id)));
  return (
    <>
      {!isFixed && (
        <ChoiceField
          label={words.form.metric}
          options={metrics}
          look="pick"
          value={metric}
          onChange={(chosen) => onChange({ metric: chosen })}
        />
      )}
      {!isFixed && metric === 'actividad_concreta' && (
        <SelectField
          label={words.form.activity}
          placeholder={words.form.activityNone}
          error={errors.activityId}
          options={theirs.map(({ id, title, emoji }) => ({ value: id, label: `${emoji} ${title}` }))}
          value={activityId ?? ''}
          onChange={(id) => onChange({ activityId: id })}
        />
      )}
      <Stepper
        label={words.form.target}
        hint={words.form.targets[metric]}
        error={errors.target}
        value={target}
        onChange={(typed) => onChange({ target: typed })}
        min={1}
        max={100_000}
        step={metric === 'puntos' ? 10 : 1}
        isChecked={isChecked}
      />
    </>
  );
}
