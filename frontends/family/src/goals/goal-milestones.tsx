import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { useMemo } from 'react';

import { Art, coin } from '@alcancia/web-kit/art';
import { NumberField, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import type { MilestoneDraft } from './goal-draft.js';

interface GoalMilestonesProps {
  readonly milestones: readonly MilestoneDraft[];
  readonly error: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (milestones: MilestoneDraft[]) => void;
}

/** Parts of the way, each with an optional bonus in whole monedas. What was reached stays. */
export function GoalMilestones({ milestones, error, isChecked, onChange }: GoalMilestonesProps) {
  const money = useMoneyName();
  const svg = useMemo(() => coin(22), []);
  if (milestones.length === 0) return null;
  return (
    <fieldset className="field">
      <legend className="label">{words.form.milestones}</legend>
      <div className="marks">
        {milestones.map(({ percent, bonus, isReached }) => (
          <NumberField
            key={percent}
            label={words.form.milestone(percent)}
            end={isReached && <Check size={16} weight="bold" aria-hidden />}
            icon={<Art svg={svg} />}
            value={bonus}
            min={0}
            max={1000}
            isChecked={isChecked}
            disabled={isReached}
            onChange={(typed) =>
              onChange(milestones.map((mark) => (mark.percent === percent ? { ...mark, bonus: typed } : mark)))
            }
          />
        ))}
      </div>
      {error ? (
        <p className="hint-error" role="alert">
          {error}
        </p>
      ) : (
        <p className="hint">
          {words.form.milestonesHint(money.many)}{' '}
          {milestones.some(({ isReached }) => isReached) && words.form.milestonesKept}
        </p>
      )}
    </fieldset>
  );
}
