import { useState } from 'react';

import { proveAdult, setOwnPin } from '@alcancia/contracts/identity';
import { type ErrorWords, deviceKey, useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, Dialog, HintBox, PinPad, toast } from '@alcancia/web-kit/ui';

import { isWeakPin } from '../pin-rules.js';
import { words } from '../words/profile.js';
import { AdultProof } from './adult-proof.js';

const aboutTheAdult = /^adult_/;

interface OwnPinDialogProps {
  readonly hasPin: boolean;
  /** Of an adult who has just proved to be here; without one the dialog asks first. */
  readonly proofToken?: string;
  readonly onClose: () => void;
}

/** The own PIN, made or changed: a proof, the PIN, and the PIN again (G2). */
export function OwnPinDialog({ hasPin, proofToken, onClose }: OwnPinDialogProps) {
  const [step, setStep] = useState<'proof' | 'create' | 'confirm'>(proofToken ? 'create' : 'proof');
  const [token, setToken] = useState(proofToken);
  const [pin, setPin] = useState('');
  const [tries, setTries] = useState(0);
  const [said, setSaid] = useState<ErrorWords | null>(null);
  const [isPinLocked, setPinLocked] = useState(false);
  const go = (next: typeof step, saying: ErrorWords | null = null): void => {
    setSaid(saying);
    setStep(next);
  };
  const save = useWrite(setOwnPin, {
    onSuccess: () => {
      toast({ kind: 'success', ...words.pin.done });
      onClose();
    },
    // The proof is used up or too old: it is asked for again, and the PIN stays chosen.
    onError: (error) => go(aboutTheAdult.test(error.code) ? 'proof' : 'confirm', wordsFor(error)),
  });
  const store = (by: string): void => save.mutate({ pin, proof: { proofToken: by, fingerprint: deviceKey() } });
  const prove = useWrite(proveAdult, {
    onSuccess: (given) => {
      setToken(given.proofToken);
      if (pin) store(given.proofToken);
      else go('create');
    },
    onError: (error) => {
      if (error.code === 'adult_pin_locked') setPinLocked(true);
      setSaid(wordsFor(error));
    },
  });
  const choose = (chosen: string): void => {
    setPin(chosen);
    setTries(tries + 1);
    if (!isWeakPin(chosen)) go('confirm');
  };
  const confirm = (again: string): void => {
    if (again !== pin) return setSaid({ title: words.pin.mismatch });
    setSaid(null);
    if (token) store(token);
  };

  return (
    <Dialog
      title={step === 'confirm' ? words.pin.confirm : hasPin && step === 'proof' ? words.pin.change : words.pin.create}
      onClose={onClose}
      closesOutside={false}
    >
      <div className="own-pin">
        {step === 'proof' && (
          <AdultProof
            key={isPinLocked ? 'by-password' : 'any'}
            canUsePin={hasPin && !isPinLocked}
            busy={prove.isPending || save.isPending}
            said={said}
            onProof={(proof) => prove.mutate({ proof, fingerprint: deviceKey() })}
          />
        )}
        {step === 'create' && (
          <>
            <PinPad key={tries} label={words.pin.create} prompt={words.pin.createText} onComplete={choose} />
            {pin && (
              <HintBox kind="warn">
                <p role="alert">{words.pin.weak(pin)}</p>
                <Button kind="bare" size="small" onClick={() => go('confirm')}>
                  {words.pin.weakKeep}
                </Button>
              </HintBox>
            )}
          </>
        )}
        {step === 'confirm' && (
          <PinPad
            label={words.pin.confirm}
            prompt={words.pin.createText}
            busy={save.isPending}
            error={said}
            onComplete={confirm}
          />
        )}
      </div>
    </Dialog>
  );
}
