import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { setChildPin } from '@alcancia/contracts/identity';
import { type ApiError, useSessionActs, useWrite, wordsFor } from '@alcancia/web-kit';
import { Art, coinInner } from '@alcancia/web-kit/art';
import { KidButton, PinPad, WizardSteps } from '@alcancia/web-kit/ui';

import { isWeakPin } from '../pin-rules.js';
import { words } from '../words/selector.js';
import { type Proof, ProofStep } from './proof-step.js';
import { StepPane } from './step-pane.js';
import type { AdultCard, ChildCard } from './selector.queries.js';
import { WorldDialog } from './world-dialog.js';

/** Spec 2 §9. */
const successMs = 2_000;

type WizardStep = 'welcome' | 'proof' | 'create' | 'confirm' | 'success';
const order: readonly WizardStep[] = ['welcome', 'proof', 'create', 'confirm', 'success'];

const aboutTheAdult = /^adult_/;

interface PinWizardProps {
  readonly adult: AdultCard;
  readonly child: ChildCard;
  readonly onEntered: (name: string) => void;
  /** The PIN is made, but entering failed: by the pad then. */
  readonly onNotEntered: () => void;
  readonly onClose: () => void;
}

/** A child's first PIN: welcome, an adult's proof, the PIN twice, success; then the child is in (spec 2 §4; G2). */
export function PinWizard({ adult, child, onEntered, onNotEntered, onClose }: PinWizardProps) {
  const session = useSessionActs();
  const [step, setStep] = useState<WizardStep>('welcome');
  const [proof, setProof] = useState<Proof | null>(null);
  const [pin, setPin] = useState('');
  const [said, setSaid] = useState<{ readonly title: string; readonly text?: string } | null>(null);
  const go = (next: WizardStep, saying: typeof said = null) => {
    setSaid(saying);
    setStep(next);
  };

  const save = useWrite(setChildPin, {
    onSuccess: () => go('success'),
    onError: (error) => {
      if (aboutTheAdult.test(error.code)) return go('proof', wordsFor(error));
      setPin('');
      go('create', { title: words.wizard.failed });
    },
  });
  const { mutate: enter } = useMutation<{ displayName: string }, ApiError>({
    mutationFn: () => session.enterChild({ childId: child.id, pin }),
    onSuccess: ({ displayName }) => onEntered(displayName),
    onError: onNotEntered,
  });
  useEffect(() => {
    if (step !== 'success') return;
    const timer = setTimeout(() => enter(), successMs);
    return () => clearTimeout(timer);
  }, [step, enter]);

  const store = (by: Proof, chosen: string) => save.mutate({ childId: child.id, pin: chosen, proof: by });
  const prove = (given: Proof) => {
    setProof(given);
    // The PIN is chosen already when only the proof was wrong.
    if (pin) store(given, pin);
    else go('create');
  };
  const choose = (chosen: string) => {
    setPin(chosen);
    if (isWeakPin(chosen)) setSaid({ title: words.wizard.weak });
    else go('confirm');
  };
  const confirm = (again: string) => {
    if (again !== pin) return setSaid({ title: words.wizard.mismatch });
    setSaid(null);
    if (proof) store(proof, pin);
  };

  return (
    <WorldDialog
      child={child}
      label={words.wizard.label}
      mood={step === 'success' ? 'cheer' : 'happy'}
      tall={step === 'welcome' || step === 'success'}
      onClose={onClose}
    >
      <WizardSteps at={order.indexOf(step) + 1} all={order.length} />
      <StepPane key={step}>
        {step === 'welcome' && (
          <>
            <h2>{words.wizard.welcome(child.displayName)}</h2>
            <p>{words.wizard.welcomeText}</p>
            <KidButton block onClick={() => go('proof')}>
              {words.wizard.start}
            </KidButton>
          </>
        )}
        {step === 'proof' && <ProofStep adult={adult} busy={save.isPending} said={said} onProof={prove} />}
        {step === 'create' && (
          <>
            <h2>{words.wizard.create}</h2>
            <PinPad label={words.wizard.create} prompt={words.wizard.createText} error={said} onComplete={choose} />
            {isWeakPin(pin) && (
              <button type="button" className="world-link" onClick={() => go('confirm')}>
                {words.wizard.weakKeep}
              </button>
            )}
          </>
        )}
        {step === 'confirm' && (
          <>
            <h2>{words.wizard.confirm}</h2>
            <PinPad
              label={words.wizard.confirm}
              prompt={words.wizard.createText}
              busy={save.isPending}
              error={said}
              onComplete={confirm}
            />
          </>
        )}
        {step === 'success' && (
          <div role="status">
            <h2>{words.wizard.done(child.displayName)}</h2>
            <p>{words.wizard.doneText}</p>
            <Art svg={fourCoins} className="wizard-coins" />
            <p>{words.wizard.entering}</p>
          </div>
        )}
      </StepPane>
    </WorldDialog>
  );
}

const fourCoins = `<svg viewBox="0 0 244 52">${[0, 1, 2, 3].map((coin) => `<g transform="translate(${31 + coin * 61} 26)">${coinInner(21)}</g>`).join('')}</svg>`;
