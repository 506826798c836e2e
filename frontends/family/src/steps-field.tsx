import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import { X } from '@phosphor-icons/react/dist/csr/X';

import { Button, TextField } from '@alcancia/web-kit/ui';

import './steps-field.css';
import { words } from './words/offers.js';

const most = 10;

interface StepsFieldProps {
  readonly steps: readonly string[];
  /** Characters of one step. */
  readonly maxLength: number;
  readonly hint: string;
  readonly error: string | undefined;
  readonly onChange: (steps: string[]) => void;
}

/** What to do, in order. */
export function StepsField({ steps, maxLength, hint, error, onChange }: StepsFieldProps) {
  return (
    <fieldset className="field steps-field">
      <legend className="label">{words.steps}</legend>
      {steps.map((step, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step has no name but its place
        <div key={at} className="step-row">
          <TextField
            label={words.step(at + 1)}
            value={step}
            onChange={(typed) => onChange(steps.map((one, place) => (place === at ? typed : one)))}
            maxLength={maxLength}
            autoComplete="off"
          />
          <button
            type="button"
            className="icon-btn"
            aria-label={words.removeStep(at + 1)}
            onClick={() => onChange(steps.filter((_, place) => place !== at))}
          >
            <X size={20} />
          </button>
        </div>
      ))}
      {steps.length < most && (
        <Button kind="line" size="small" icon={<Plus aria-hidden />} onClick={() => onChange([...steps, ''])}>
          {words.addStep}
        </Button>
      )}
      {error ? (
        <p className="hint-error" role="alert">
          {error}
        </p>
      ) : (
        <p className="hint">{hint}</p>
      )}
    </fieldset>
  );
}
