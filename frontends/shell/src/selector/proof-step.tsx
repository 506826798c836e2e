import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useState } from 'react';

import type { AdultProof } from '@alcancia/web-kit';
import { KidButton, PasswordField, PinPad } from '@alcancia/web-kit/ui';

import { words } from '../words/selector.js';
import { useMinutesUntil } from './countdown.js';
import type { AdultCard } from './selector.queries.js';

interface ProofStepProps {
  readonly adult: AdultCard;
  readonly busy: boolean;
  readonly said: { readonly title: string; readonly text?: string } | null;
  readonly onProof: (proof: AdultProof) => void;
}

/** An adult says by PIN or password that a child's PIN may be made. */
export function ProofStep({ adult, busy, said, onProof }: ProofStepProps) {
  const isLocked = useMinutesUntil(adult.pinLockedUntil) > 0;
  const [byPin, setByPin] = useState(adult.hasPin && !isLocked);
  const [password, setPassword] = useState('');
  const [isBlank, setBlank] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setBlank(!password.trim());
    if (password.trim() && !busy) onProof({ password });
  };
  const other = adult.hasPin && !isLocked && (
    <button type="button" className="world-link" onClick={() => setByPin(!byPin)}>
      {byPin ? words.wizard.proofByPassword : words.wizard.proofByPin}
    </button>
  );
  if (byPin)
    return (
      <>
        <h2>{words.wizard.proof}</h2>
        <PinPad
          label={words.wizard.proofPin}
          prompt={words.wizard.proofPin}
          busy={busy}
          error={said}
          onComplete={(pin) => onProof({ pin })}
        />
        {other}
      </>
    );
  const error = isBlank ? words.writePassword : said && [said.title, said.text].filter(Boolean).join('. ');
  return (
    <>
      <h2>{words.wizard.proof}</h2>
      <form noValidate className="proof-form" onSubmit={submit}>
        <PasswordField
          label={words.wizard.proofPassword}
          autoFocus
          maxLength={200}
          icon={<Lock size={20} />}
          value={password}
          error={error ?? undefined}
          onChange={setPassword}
        />
        <KidButton type="submit" block busy={busy}>
          {words.wizard.goOn}
        </KidButton>
      </form>
      {other}
    </>
  );
}
