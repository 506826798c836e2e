import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { proveAdult, setChildPin } from '@alcancia/contracts/identity';
import { type ApiError, deviceKey, useSessionActs, useWrite, wordsFor } from '@alcancia/web-kit';
import { Art, coinInner } from '@alcancia/web-kit/art';
import { KidButton, PinPad, WizardSteps } from '@alcancia/web-kit/ui';

import { isWeakPin } from '../pin-rules.js';
import { words } from '../words/selector.js';
import { ProofStep } from './proof-step.js';
import { StepPane } from './step-pane.js';
import type { AdultCard, ChildCard } from './selector.queries.js';
import { WorldDialog } from './world-dialog.js';

/** Spec 2 §9. */
const successMs = 2_000;

type WizardStep = 'welcome' | 'proof' | 'create' | 'confirm' | 'success';
const allSteps: readonly WizardStep[] = ['welcome', 'proof', 'create', 'confirm', 'success'];
const withoutProof = allSteps.filter((step) => step !== 'proof');

const aboutTheAdult = /^adult_/;

interface PinWizardProps {
  readonly adult: AdultCard;
  readonly child: ChildCard;
  /** Of an adult who has just proved to be here; without one the wizard asks. */
  readonly proofToken?: string | undefined;
  readonly onEntered: (name: string) => void;
  /** The PIN is made, but entering failed: by the pad then. */
  readonly onNotEntered: () => void;
  readonly onClose: () => void;
}

/** A child's first PIN: welcome, an adult's proof, the PIN twice, success; then the child is in (spec 2 §4; G2). */
export function PinWizard({ adult, child, proofToken, onEntered, onNotEntered, onClose }: PinWizardProps) {
  const session = useSessionActs();
  const [step, setStep] = useState<WizardStep>('welcome');
  const [token, setToken] = useState(proofToken);
  const [order] = useState(() => (proofToken ? withoutProof : allSteps));
  const [pin, setPin] = useState('');
  const [said, setSaid] = useState<{ readonly title: string; readonly text?: string } | null>(null);
  const go = (next: WizardStep, saying: typeof said = null) => {
    setSaid(saying);
    setStep(next);
  };

  const save = useWrite(setChildPin, {
    onSuccess: () => go('success'),
    onError: (error) => {
      // The proof is used up or too old: it is asked for again, and the PIN stays chosen.
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

  const store = (by: string) =>
    save.mutate({ childId: child.id, pin, proof: { proofToken: by, fingerprint: deviceKey() } });
  const prove = useWrite(proveAdult, {
    onSuccess: (given) => {
      setToken(given.proofToken);
      if (pin) store(given.proofToken);
      else go('create');
    },
    onError: (error) => setSaid(wordsFor(error)),
  });
  const choose = (chosen: string) => {
    setPin(chosen);
    if (isWeakPin(chosen)) setSaid({ title: words.wizard.weak });
    else go('confirm');
  };
  const confirm = (again: string) => {
    if (again !== pin) return setSaid({ title: words.wizard.mismatch });
    setSaid(null);
    if (token) store(token);
  };

  return (
    <WorldDialog
      child={child}
      label={words.wizard.label}
      mood={step === 'success' ? 'cheer' : 'happy'}
      tall={step === 'welcome' || step === 'success'}
      onClose={onClose}
    >
      <WizardSteps at={Math.max(1, order.indexOf(step) + 1)} all={order.length} />
      <StepPane key={step}>
        {step === 'welcome' && (
          <>
            <h2>{words.wizard.welcome(child.displayName)}</h2>
            <p>{words.wizard.welcomeText}</p>
            <KidButton block onClick={() => go(token ? 'create' : 'proof')}>
              {words.wizard.start}
            </KidButton>
          </>
        )}
        {step === 'proof' && (
          <ProofStep
            adult={adult}
            busy={prove.isPending || save.isPending}
            said={said}
            onProof={(proof) => prove.mutate({ proof, fingerprint: deviceKey() })}
          />
        )}
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
