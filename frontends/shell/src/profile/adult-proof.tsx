import { Lock } from '@phosphor-icons/react/dist/csr/Lock';
import { type FormEvent, useState } from 'react';

import type { AdultProof as Proof, ErrorWords } from '@alcancia/web-kit';
import { Button, PasswordField, PinPad } from '@alcancia/web-kit/ui';

import { words } from '../words/profile.js';

interface AdultProofProps {
  /** Whether the current PIN may be used; a locked one may not. */
  readonly canUsePin: boolean;
  readonly busy: boolean;
  readonly said: ErrorWords | null;
  readonly onProof: (proof: Proof) => void;
}

/** Proof by current PIN or password that the adult is here. */
export function AdultProof({ canUsePin, busy, said, onProof }: AdultProofProps) {
  const [wantsPin, setWantsPin] = useState(true);
  const [password, setPassword] = useState('');
  const [isBlank, setBlank] = useState(false);
  const byPin = canUsePin && wantsPin;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBlank(!password.trim());
    if (password.trim() && !busy) onProof({ password });
  };
  const error = isBlank ? words.pin.writePassword : said && [said.title, said.text].filter(Boolean).join('. ');
  return (
    <>
      <p className="muted">{words.pin.proof}</p>
      {byPin ? (
        <PinPad
          label={words.pin.proofPin}
          prompt={words.pin.proofPin}
          busy={busy}
          error={said}
          onComplete={(pin) => onProof({ pin })}
        />
      ) : (
        <form noValidate className="proof" onSubmit={submit}>
          <PasswordField
            label={words.pin.proofPassword}
            autoFocus
            maxLength={200}
            icon={<Lock size={20} />}
            value={password}
            error={error ?? undefined}
            onChange={setPassword}
          />
          <Button type="submit" block busy={busy}>
            {words.goOn}
          </Button>
        </form>
      )}
      {canUsePin && (
        <Button kind="bare" block onClick={() => setWantsPin(!wantsPin)}>
          {byPin ? words.pin.byPassword : words.pin.byPin}
        </Button>
      )}
    </>
  );
}
