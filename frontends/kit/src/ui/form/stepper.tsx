import { Minus } from '@phosphor-icons/react/dist/csr/Minus';
import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';

import { words } from '../../words/kit.js';
import { Field, type FieldWords } from './field.js';

interface StepperProps extends FieldWords {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly min?: number;
  readonly max?: number;
  /** How much one tap changes. */
  readonly step?: number;
  /** A coin or a star before the number. */
  readonly lead?: ReactNode;
}

/** A whole number with a button on either side; it can be typed, too. */
export function Stepper({
  label,
  hint,
  error,
  isOptional = false,
  value,
  onChange,
  min = 0,
  max = 1_000,
  step = 1,
  lead,
}: StepperProps) {
  const set = (next: number) => onChange(Math.min(max, Math.max(min, next)));
  /** While typing, a number may pass through what is still too small. */
  const typed = (next: number) => onChange(Math.min(max, next));
  const name = typeof label === 'string' ? label : '';
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <div className={error ? 'input stepper is-error' : 'input stepper'}>
          {lead && <span className="lead">{lead}</span>}
          <button
            type="button"
            aria-label={`${words.less} ${name}`}
            disabled={value <= min}
            onClick={() => set(value - step)}
          >
            <Minus />
          </button>
          <input
            {...wired}
            inputMode="numeric"
            autoComplete="off"
            value={value}
            onChange={(event) => typed(Number(event.target.value.replace(/\D/g, '').slice(0, 9)))}
            onBlur={() => set(value)}
          />
          <button
            type="button"
            aria-label={`${words.more} ${name}`}
            disabled={value >= max}
            onClick={() => set(value + step)}
          >
            <Plus />
          </button>
        </div>
      )}
    </Field>
  );
}
