import { useState } from 'react';

import { Button, CheckField, TextField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/ambassadors.js';
import { useApply } from './ambassadors.queries.js';

/** Asks to be taken in: where to pay, and the one rule (G34). */
export function ApplyForm({ isAgain }: { readonly isAgain: boolean }) {
  const [payoutMethod, setMethod] = useState('');
  const [hasAcceptedTerms, accept] = useState(false);
  const [isChecked, setChecked] = useState(false);
  const apply = useApply();
  const send = (): void => {
    setChecked(true);
    if (payoutMethod.trim() === '' || !hasAcceptedTerms) return;
    apply.mutate(
      { payoutMethod: payoutMethod.trim(), hasAcceptedTerms },
      {
        onSuccess: () => toast({ kind: 'success', title: words.applied }),
        onError: (error) => toastError(error),
      },
    );
  };
  return (
    <form
      className="ambassador-form"
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextField
        label={words.payout}
        hint={words.payoutHint}
        error={isChecked && payoutMethod.trim() === '' ? words.payoutMissing : undefined}
        value={payoutMethod}
        onChange={setMethod}
        maxLength={200}
        autoComplete="off"
      />
      <CheckField
        label={words.terms}
        error={isChecked && !hasAcceptedTerms ? words.termsMissing : undefined}
        checked={hasAcceptedTerms}
        onChange={accept}
      />
      <Button type="submit" busy={apply.isPending}>
        {isAgain ? words.applyAgain : words.apply}
      </Button>
    </form>
  );
}
