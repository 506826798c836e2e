import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { type ReactNode, useId } from 'react';

import { FieldSays } from './field.js';

interface CheckFieldProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: ReactNode;
  readonly disabled?: boolean;
  readonly name?: string;
}

/** A box to tick. */
export function CheckField({ label, checked, onChange, error, ...input }: CheckFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="check">
        <input
          {...input}
          type="checkbox"
          className="sr"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className={checked ? 'box on' : 'box'} aria-hidden>
          {checked && <Check weight="bold" />}
        </span>
        <span>{label}</span>
      </label>
      <FieldSays id={id} error={error} />
    </div>
  );
}
