import { type FormEvent, useState } from 'react';

import type { SecondProofGiven } from '@alcancia/contracts/identity';
import type { ApiError } from '@alcancia/web-kit';
import {
  askedIn,
  canType,
  firstProof,
  proofComplaint,
  proofOf,
  SecondProofFields,
} from '@alcancia/web-kit/second-step';
import { Button, focusFirstError } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import { Refusal } from './refusal.js';

interface SecondStepFormProps {
  /** That of the server which asked for it. */
  readonly needed: ApiError;
  readonly busy: boolean;
  readonly error: ApiError | null;
  readonly onProof: (proof: SecondProofGiven) => void;
  readonly onBack: () => void;
}

/** After the right password, where the account asks for more (G27). */
export default function SecondStepForm({ needed, busy, error, onProof, onBack }: SecondStepFormProps) {
  const first = askedIn(needed);
  // A passkey that was refused is asked for something else.
  const asked = error ? askedIn(error, first) : first;
  const [typed, setTyped] = useState(() => firstProof(first));
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    setTried(true);
    if (proofComplaint(typed)) return focusFirstError(event.currentTarget);
    onProof(proofOf(typed));
  };
  return (
    <form className="auth-fields" noValidate onSubmit={submit}>
      <div className="auth-second">
        <h2>{words.signIn.title}</h2>
        <p>{words.signIn.text}</p>
      </div>
      <SecondProofFields
        asked={asked}
        value={typed}
        error={isTried ? proofComplaint(typed) : undefined}
        busy={busy}
        onChange={(next) => {
          setTyped(next);
          if (next.kind !== typed.kind) setTried(false);
        }}
        onPasskey={onProof}
      />
      <Refusal error={error} />
      {canType(asked) && (
        <Button type="submit" size="large" block busy={busy}>
          {words.signIn.submit}
        </Button>
      )}
      <Button kind="bare" block onClick={onBack}>
        {words.signIn.back}
      </Button>
    </form>
  );
}
