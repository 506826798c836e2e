import { useState } from 'react';

import { type AmbassadorDecision, ambassadorDecisions, minimumPayoutCents } from '@alcancia/contracts/marketing';
import {
  Button,
  ChoiceField,
  ConfirmDialog,
  HintBox,
  NumberField,
  readyNumber,
  toast,
  toastError,
  type TypedNumber,
} from '@alcancia/web-kit/ui';

import { FormDrawer } from '../form-drawer.js';
import { useDraft } from '../use-draft.js';
import { words } from '../words/ambassadors.js';
import { type Ambassador, useDecide, usePay } from './ambassadors.queries.js';

interface DecisionDraft {
  readonly status: AmbassadorDecision;
  readonly percent: TypedNumber;
}

interface AmbassadorFormProps {
  readonly ambassador: Ambassador;
  readonly onClose: () => void;
}

/** Approves, refuses or suspends, sets the rate, and marks what was paid. */
export function AmbassadorForm({ ambassador, onClose }: AmbassadorFormProps) {
  const { ambassadorId, code, version, commissionPercent, payoutMethod, flaggedVisits } = ambassador;
  const choices = ambassadorDecisions[ambassador.status];
  const form = useDraft<DecisionDraft>({
    name: `ambassador ${ambassadorId} ${version}`,
    start: () => ({ status: choices[0] ?? 'aprobado', percent: commissionPercent }),
    isReady: ({ percent }) => typeof percent === 'number',
    onClose,
  });
  const { draft, set, isChecked } = form;
  const decide = useDecide();
  const send = (): void => {
    if (!form.isReady()) return;
    decide.mutate(
      { ambassadorId, version, status: draft.status, commissionPercent: readyNumber(draft.percent) },
      form.answered(words.saved(code)),
    );
  };
  return (
    <FormDrawer form={form} title={words.actOn(code)} isSaving={decide.isPending} onSave={send}>
      <HintBox>{words.method(payoutMethod)}</HintBox>
      {flaggedVisits > 0 && <HintBox kind="warn">{words.flaggedHint(flaggedVisits)}</HintBox>}
      <ChoiceField
        label={words.decision}
        options={choices.map((value) => ({ value, label: words.decisions[value] }))}
        value={draft.status}
        onChange={(status) => set({ status })}
      />
      <NumberField
        label={words.percentLabel}
        hint={words.percentHint}
        value={draft.percent}
        onChange={(percent) => set({ percent })}
        min={1}
        max={50}
        isChecked={isChecked}
      />
      {ambassador.status === 'aprobado' && <Payouts {...ambassador} />}
    </FormDrawer>
  );
}

/** All that is ripe in a currency, once a month: it was paid elsewhere, and is noted here. */
function Payouts({ ambassadorId, code, books }: Ambassador) {
  const [asked, ask] = useState<Ambassador['books'][number] | null>(null);
  const pay = usePay();
  const due = books.filter(({ approvedCents }) => approvedCents >= minimumPayoutCents);
  const carryOut = (currency: string, amountCents: number): void =>
    pay.mutate(
      { ambassadorId, currency, amountCents },
      {
        onSuccess: () => toast({ kind: 'success', title: words.payDone }),
        onError: (error) => toastError(error),
        onSettled: () => ask(null),
      },
    );
  const sum = asked ? words.sum(asked.approvedCents, asked.currency) : '';
  return (
    <>
      {due.map((book) => (
        <Button key={book.currency} kind="line" onClick={() => ask(book)}>
          {words.pay(words.sum(book.approvedCents, book.currency))}
        </Button>
      ))}
      {due.length === 0 && <HintBox>{words.payLess}</HintBox>}
      {asked && (
        <ConfirmDialog
          title={words.payAsked(sum, code)}
          text={words.payText}
          confirmLabel={words.payConfirm}
          busy={pay.isPending}
          onConfirm={() => carryOut(asked.currency, asked.approvedCents)}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}
