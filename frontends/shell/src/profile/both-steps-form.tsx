import type { ReactNode } from 'react';

import type { ApiError } from '@alcancia/web-kit';
import { type BothSteps, useBothSteps } from '@alcancia/web-kit/second-step';
import { Button, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';

interface BothStepsFormProps {
  readonly text: ReactNode;
  readonly submit: string;
  readonly kind?: 'primary' | 'danger';
  readonly act: {
    readonly isPending: boolean;
    readonly mutate: (proof: BothSteps, then: { readonly onError: (error: ApiError) => void }) => void;
  };
  readonly onCancel: () => void;
}

/** What changes how one signs in takes both steps. */
export function BothStepsForm({ text, submit, kind = 'primary', act, onCancel }: BothStepsFormProps) {
  const both = useBothSteps(
    (proof, refused) =>
      act.mutate(proof, {
        onError: (error) => {
          if (!refused(error)) toastError(error);
        },
      }),
    act.isPending,
  );
  return (
    <form noValidate className="proof second-step" onSubmit={both.submit}>
      <div className="muted">{text}</div>
      {both.fields}
      <div className="second-step-acts">
        <Button kind="line" onClick={onCancel}>
          {words.cancel}
        </Button>
        <Button type="submit" kind={kind} busy={act.isPending}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
