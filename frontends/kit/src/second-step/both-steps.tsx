import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, type ReactNode, useState } from 'react';

import type { AskOf } from '@alcancia/contracts/define';
import type { ErrorCode } from '@alcancia/contracts/errors';
import type { turnOffTotp } from '@alcancia/contracts/identity';
import { type ApiError, wordsFor } from '@alcancia/web-kit';
import { focusFirstError, PasswordField } from '@alcancia/web-kit/ui';

import { words } from '../words/second-step.js';
import {
  askedIn,
  canType,
  firstProof,
  noProof,
  proofComplaint,
  proofOf,
  SecondProofFields,
  type SecondStepAsked,
} from './second-proof.js';

export type BothSteps = AskOf<typeof turnOffTotp>;

/** Under which field the server's refusal stands. */
const fieldOf: Partial<Record<ErrorCode, 'password' | 'second'>> = {
  adult_password_wrong: 'password',
  adult_password_too_soon: 'password',
  adult_password_limited: 'password',
  second_code_wrong: 'second',
  passkey_wrong: 'second',
  too_many_sign_ins: 'second',
};

/** Shows under the fields what the server refused; false where it is about something else. */
type Refused = (error: ApiError) => boolean;

interface AskedForBothSteps {
  /** Goes into the form, above its buttons. */
  readonly fields: ReactNode;
  readonly submit: (event: FormEvent<HTMLFormElement>) => void;
}

/**
 * What an act asks that takes both steps: the password and, once the server says that the account has one, the second step
 * as well; while `busy` nothing is sent. `send` gets what was typed, and what takes a refusal.
 */
export function useBothSteps(send: (proof: BothSteps, refused: Refused) => void, busy = false): AskedForBothSteps {
  const [password, setPassword] = useState('');
  const [asked, setAsked] = useState<SecondStepAsked | null>(null);
  const [typed, setTyped] = useState(noProof);
  const [complaints, setComplaints] = useState<{ readonly password?: string; readonly second?: string }>({});

  const refused: Refused = (error) => {
    if (error.code === 'second_step_needed') {
      const now = askedIn(error);
      if (asked === null) setTyped(firstProof(now));
      setAsked(now);
      return true;
    }
    const field = fieldOf[error.code];
    if (!field) return false;
    if (asked !== null) setAsked(askedIn(error, asked));
    const { title, text } = wordsFor(error);
    setComplaints({ [field]: [title, text].filter(Boolean).join('. ') });
    return true;
  };
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (busy) return;
    const second = asked !== null && canType(asked) ? proofComplaint(typed) : undefined;
    const found = { ...(!password && { password: words.writePassword }), ...(second && { second }) };
    setComplaints(found);
    if (Object.keys(found).length > 0) focusFirstError(event.currentTarget);
    else send({ password, ...(asked !== null && canType(asked) && { second: proofOf(typed) }) }, refused);
  };
  const fields = (
    <>
      <PasswordField
        label={words.password}
        autoFocus
        maxLength={200}
        icon={<Lock size={20} />}
        value={password}
        error={complaints.password}
        onChange={setPassword}
      />
      {asked !== null && (
        <SecondProofFields
          asked={asked}
          value={typed}
          error={complaints.second}
          busy={busy}
          onChange={(next) => {
            setTyped(next);
            if (next.kind !== typed.kind) setComplaints({});
          }}
          onPasskey={(second) => send({ password, second }, refused)}
        />
      )}
    </>
  );
  return { fields, submit };
}
