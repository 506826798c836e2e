import { Minus } from '@phosphor-icons/react/dist/csr/Minus';
import { Plus } from '@phosphor-icons/react/dist/csr/Plus';
import type { ReactNode } from 'react';

import { words } from '../../words/kit.js';
import { Field, type FieldWords } from './field.js';
import { type TypedNumber, useTypedNumber } from './typed-number.js';

interface StepperProps extends FieldWords {
  readonly label: string;
  readonly value: TypedNumber;
  readonly onChange: (value: TypedNumber) => void;
  readonly min?: number;
  readonly max?: number;
  /** How much one tap changes. */
  readonly step?: number;
  /** A coin or a star before the number. */
  readonly lead?: ReactNode;
  readonly isChecked?: boolean;
  /** What one step changes, for the names of the buttons ('Menos Monedas'); without it the label. */
  readonly unit?: string;
}

/** A whole number with a button on either side; it can be typed, too, and is then refused in words like any other. */
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
  isChecked = false,
  unit = label,
}: StepperProps) {
  const typed = useTypedNumber({ value, onChange, min, max, name: label, isChecked });
  const at = typed.meant ?? min;
  const move = (by: number) => onChange(Math.min(max, Math.max(min, at + by)));
  const problem = error ?? typed.complaint;
  return (
    <Field label={label} hint={hint} error={problem} isOptional={isOptional}>
      {(wired) => (
        <div className={problem ? 'input stepper is-error' : 'input stepper'}>
          {lead && <span className="lead">{lead}</span>}
          <button type="button" aria-label={`${words.less} ${unit}`} disabled={at <= min} onClick={() => move(-step)}>
            <Minus />
          </button>
          <input
            {...wired}
            {...typed.input}
            onBlur={typed.leave}
            onChange={(event) => typed.type(event.target.value)}
          />
          <button type="button" aria-label={`${words.more} ${unit}`} disabled={at >= max} onClick={() => move(step)}>
            <Plus />
          </button>
        </div>
      )}
    </Field>
  );
}
