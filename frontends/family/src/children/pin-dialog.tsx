import { type FormEvent, useState } from 'react';

import type { ChildView } from '@alcancia/contracts/identity';
import { type ApiError, deviceKey, wordsFor } from '@alcancia/web-kit';
import { Button, Dialog, HintBox, PasswordField, PinPad, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/children.js';
import { useProveAdult, useSetChildPin } from './children.queries.js';

const weak = /^(\d)\1{3}$|^0123$|^1234$|^2345$|^3456$|^4567$|^5678$|^6789$|^4321$|^9876$/;

const sentenceOf = (refused: ApiError): string => {
  const { title, text } = wordsFor(refused);
  return text ? `${title}. ${text}` : title;
};

interface PinDialogProps {
  readonly child: ChildView;
  readonly onClose: () => void;
}

/** An adult gives a child a PIN: the adult's password first, then the PIN twice (G2). */
export function PinDialog({ child, onClose }: PinDialogProps) {
  const [password, setPassword] = useState('');
  const [proofToken, setProofToken] = useState<string | null>(null);
  const [proofError, setProofError] = useState<string | undefined>();
  const [first, setFirst] = useState<string | null>(null);
  const [error, setError] = useState<{ title: string; text?: string } | null>(null);
  const setPin = useSetChildPin();
  const prover = useProveAdult();
  const fingerprint = deviceKey();

  const prove = (event: FormEvent): void => {
    event.preventDefault();
    if (prover.isPending) return;
    if (password === '') return setProofError(words.pin.proofMissing);
    setProofError(undefined);
    prover.mutate(
      { proof: { password }, fingerprint },
      {
        onSuccess: (given) => setProofToken(given.proofToken),
        onError: (refused) => setProofError(sentenceOf(refused)),
      },
    );
  };

  const type = (pin: string): void => {
    setError(null);
    if (first === null) return setFirst(pin);
    if (first !== pin) {
      setFirst(null);
      return setError(words.pin.mismatch);
    }
    if (proofToken === null) return;
    setPin.mutate(
      { childId: child.id, pin, proof: { proofToken, fingerprint } },
      {
        onSuccess: () => {
          toast({ kind: 'success', title: words.pin.saved, text: words.pin.savedText(child.displayName) });
          onClose();
        },
        onError: (refused) => {
          setFirst(null);
          if (refused.code !== 'adult_proof_needed') return setError(wordsFor(refused));
          setProofToken(null);
          setProofError(sentenceOf(refused));
        },
      },
    );
  };

  return (
    <Dialog title={words.pin.dialogTitle(child.displayName)} onClose={onClose} closesOutside={false}>
      {proofToken !== null ? (
        <div className="stack">
          <PinPad
            key={first === null ? 'first' : 'again'}
            label={words.pin.dialogTitle(child.displayName)}
            prompt={first === null ? words.pin.first : words.pin.again}
            busy={setPin.isPending}
            error={error}
            onComplete={type}
          />
          {first !== null && weak.test(first) && <HintBox kind="warn">{words.pin.weak}</HintBox>}
        </div>
      ) : (
        <form className="stack" onSubmit={prove} noValidate>
          <p>{words.pin.proof}</p>
          <PasswordField
            label={words.pin.proofPassword}
            error={proofError}
            value={password}
            onChange={setPassword}
            autoComplete="current-password"
          />
          <Button type="submit" block busy={prover.isPending}>
            {words.pin.continue}
          </Button>
        </form>
      )}
    </Dialog>
  );
}
