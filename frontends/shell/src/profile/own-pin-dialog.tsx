import { useState } from 'react';

import { setOwnPin } from '@alcancia/contracts/identity';
import { type ErrorWords, useWrite, wordsFor } from '@alcancia/web-kit';
import { Button, Dialog, HintBox, PinPad, toast } from '@alcancia/web-kit/ui';

import { isWeakPin } from '../pin-rules.js';
import { words } from '../words/profile.js';
import { AdultProof, type Proof } from './adult-proof.js';

const aboutTheAdult = /^adult_/;

interface OwnPinDialogProps {
  readonly hasPin: boolean;
  readonly onClose: () => void;
}

/** The own PIN, made or changed: a proof, the PIN, and the PIN again (G2). */
export function OwnPinDialog({ hasPin, onClose }: OwnPinDialogProps) {
  const [step, setStep] = useState<'proof' | 'create' | 'confirm'>('proof');
  const [proof, setProof] = useState<Proof | null>(null);
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
    onError: (error) => {
      if (error.code === 'adult_pin_locked') setPinLocked(true);
      go(aboutTheAdult.test(error.code) ? 'proof' : 'confirm', wordsFor(error));
    },
  });
  const prove = (given: Proof): void => {
    setProof(given);
    // The PIN is chosen already when only the proof was wrong.
    if (pin) save.mutate({ pin, proof: given });
    else go('create');
  };
  const choose = (chosen: string): void => {
    setPin(chosen);
    setTries(tries + 1);
    if (!isWeakPin(chosen)) go('confirm');
  };
  const confirm = (again: string): void => {
    if (again !== pin) return setSaid({ title: words.pin.mismatch });
    setSaid(null);
    if (proof) save.mutate({ pin, proof });
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
            before={proof}
            said={said}
            onProof={prove}
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
