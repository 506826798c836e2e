import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { ListChecks } from '@phosphor-icons/react/dist/csr/ListChecks';

import type { ActivityView } from '@alcancia/contracts/family';
import { ChoiceField, ManyField } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import type { GoalDraft } from './goal-draft.js';

const choices = [
  { value: 'all', label: words.form.all, icon: <CheckCircle aria-hidden /> },
  { value: 'some', label: words.form.some, icon: <ListChecks aria-hidden /> },
] as const;

interface GoalActivitiesProps {
  readonly draft: Pick<GoalDraft, 'countsSome' | 'associatedActivities'>;
  /** Those of the chosen children. */
  readonly activities: readonly ActivityView[];
  readonly error: string | undefined;
  readonly onChange: (change: Partial<GoalDraft>) => void;
}

/** Whether everything counts or only some activities (G6). */
export function GoalActivities({ draft, activities, error, onChange }: GoalActivitiesProps) {
  const { countsSome, associatedActivities } = draft;
  if (activities.length === 0 && !countsSome) return null;
  return (
    <>
      <ChoiceField
        label={words.form.counted}
        options={choices}
        value={countsSome ? 'some' : 'all'}
        onChange={(choice) => onChange({ countsSome: choice === 'some' })}
      />
      {countsSome && (
        <ManyField
          label={words.form.activities}
          look="pick"
          error={error}
          options={activities.map(({ id, title, emoji }) => ({
            value: id,
            label: title,
            icon: (
              <span className="emo" aria-hidden>
                {emoji}
              </span>
            ),
          }))}
          value={associatedActivities}
          onChange={(ids) => onChange({ associatedActivities: ids })}
        />
      )}
    </>
  );
}
