import { words } from '../words/kit.js';

/** Where a wizard stands: step `at` (from 1) of `all`. */
export const WizardSteps = ({ at, all }: { readonly at: number; readonly all: number }) => (
  <div className="wizard-steps" role="img" aria-label={words.step(at, all)}>
    {Array.from({ length: all }, (_, step) => (
      <i key={step} className={step < at ? 'on' : undefined} />
    ))}
  </div>
);
