import type { ComponentProps, ReactNode } from 'react';

import { Field, type FieldWords } from './field.js';

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id' | 'onChange' | 'value'>, FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly icon?: ReactNode;
  /** Stands at the end of the field: a unit, a button. */
  readonly end?: ReactNode;
}

/** One line of text. */
export function TextField({
  label,
  hint,
  error,
  isOptional = false,
  icon,
  end,
  value,
  onChange,
  autoFocus,
  ...input
}: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <div className={error ? 'input is-error' : 'input'}>
          {icon}
          <input
            {...input}
            {...wired}
            autoFocus={autoFocus}
            data-autofocus={autoFocus || undefined}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {end}
        </div>
      )}
    </Field>
  );
}
