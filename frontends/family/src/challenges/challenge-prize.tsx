import { Stepper, TextField, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';
import type { ChallengeDraft } from './challenge-draft.js';

interface ChallengePrizeProps {
  readonly draft: Pick<ChallengeDraft, 'points' | 'coins' | 'badge'>;
  readonly error: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (change: Partial<ChallengeDraft>) => void;
}

/** Points, coins and a badge in words, of which one at least (G7). */
export function ChallengePrize({ draft: { points, coins, badge }, error, isChecked, onChange }: ChallengePrizeProps) {
  const money = useMoneyName();
  return (
    <fieldset className="field ch-prize">
      <legend className="label">{words.form.prize}</legend>
      <div className="two">
        <Stepper
          label={words.form.points}
          value={points}
          onChange={(typed) => onChange({ points: typed })}
          max={500}
          step={10}
          isChecked={isChecked}
        />
        <Stepper
          label={words.form.coins(money.many)}
          value={coins}
          onChange={(typed) => onChange({ coins: typed })}
          max={1000}
          step={5}
          isChecked={isChecked}
        />
      </div>
      <TextField
        label={words.form.badge}
        hint={words.form.badgeHint}
        error={error}
        value={badge}
        onChange={(typed) => onChange({ badge: typed })}
        maxLength={40}
        autoComplete="off"
      />
    </fieldset>
  );
}
