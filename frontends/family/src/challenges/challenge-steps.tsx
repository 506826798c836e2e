import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { X } from '@phosphor-icons/react/dist/csr/X';

import { Button, TextField } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';

const most = 10;

interface ChallengeStepsProps {
  readonly steps: readonly string[];
  readonly error: string | undefined;
  readonly onChange: (steps: string[]) => void;
}

/** What to do, in order (G7). */
export function ChallengeSteps({ steps, error, onChange }: ChallengeStepsProps) {
  return (
    <fieldset className="field ch-steps">
      <legend className="label">{words.form.steps}</legend>
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step has no name but its place
        <div key={at} className="ch-step">
          <TextField
            label={words.form.step(at + 1)}
            value={step}
            onChange={(typed) => onChange(steps.map((one, place) => (place === at ? typed : one)))}
            maxLength={80}
            autoComplete="off"
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={words.form.removeStep(at + 1)}
            onClick={() => onChange(steps.filter((_, place) => place !== at))}
          >
            <X size={20} />
          </button>
        </div>
      ))}
      {steps.length < most && (
        <Button kind="line" size="small" icon={<Plus aria-hidden />} onClick={() => onChange([...steps, ''])}>
          {words.form.addStep}
        </Button>
      )}
      {error ? (
        <p className="hint-error" role="alert">
          {error}
        </p>
      ) : (
        <p className="hint">{words.form.stepsHint}</p>
      )}
    </fieldset>
  );
}
