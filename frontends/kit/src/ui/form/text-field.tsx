import type { ComponentProps, ReactNode } from 'react';

import { isText } from '@alcancia/contracts/read-input';

import { words } from '../../words/kit.js';
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
  const problem = error ?? (isText(value) ? undefined : words.noText);
  return (
    <Field label={label} hint={hint} error={problem} isOptional={isOptional}>
      {(wired) => (
        <div className={problem ? 'input is-error' : 'input'}>
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
