import { Coins } from '@phosphor-icons/react/dist/csr/Coins';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';

import { ChoiceField, Stepper, TextField, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import type { GoalDraft } from './goal-draft.js';

const kinds = [
  { value: 'texto', label: words.form.prizes.texto, icon: <Gift aria-hidden /> },
  { value: 'monedas', label: words.form.prizes.monedas, icon: <Coins aria-hidden /> },
] as const;

interface GoalPrizeProps {
  readonly draft: Pick<GoalDraft, 'prizeKind' | 'prizeText' | 'prizeCoins'>;
  readonly error: string | undefined;
  readonly isChecked: boolean;
  readonly onChange: (change: Partial<GoalDraft>) => void;
}

/** What waits at the end: words, or coins (G6). */
export function GoalPrize({ draft: { prizeKind, prizeText, prizeCoins }, error, isChecked, onChange }: GoalPrizeProps) {
  const money = useMoneyName();
  return (
    <>
      <ChoiceField
        label={words.form.prize}
        options={kinds.map((kind) => (kind.value === 'monedas' ? { ...kind, label: money.many } : kind))}
        value={prizeKind}
        onChange={(kind) => onChange({ prizeKind: kind })}
      />
      {prizeKind === 'texto' ? (
        <TextField
          label={words.form.prizeText}
          placeholder={words.form.prizeExample}
          hint={words.form.prizeTextHint(prizeText.length)}
          error={error}
          value={prizeText}
          onChange={(text) => onChange({ prizeText: text })}
          maxLength={80}
          autoComplete="off"
        />
      ) : (
        <Stepper
          label={words.form.prizeCoins(money.many)}
          hint={words.form.prizeCoinsHint}
          error={error}
          value={prizeCoins}
          onChange={(coins) => onChange({ prizeCoins: coins })}
          min={1}
          max={1000}
          step={10}
          isChecked={isChecked}
        />
      )}
    </>
  );
}
