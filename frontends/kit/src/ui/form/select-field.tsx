import { CaretDown } from '@phosphor-icons/react/dist/csr/CaretDown';
import type { ComponentProps, ReactNode } from 'react';

import { words } from '../../words/kit.js';
import { Field, type FieldWords } from './field.js';

export interface Option<V extends string = string> {
  readonly value: V;
  readonly label: string;
}

interface SelectFieldProps<V extends string>
  extends Omit<ComponentProps<'select'>, 'id' | 'onChange' | 'value'>, FieldWords {
  /** '' while nothing is chosen. */
  readonly value: V | '';
  readonly options: readonly Option<V>[];
  readonly onChange: (value: V) => void;
  readonly placeholder?: string;
  readonly icon?: ReactNode;
}

/** One of a short list, with the machine's own menu. For long lists that want a search, see `PickField`. */
export function SelectField<V extends string>({
  label,
  hint,
  error,
  isOptional = false,
  value,
  options,
  onChange,
  placeholder = words.choose,
  icon,
  ...select
}: SelectFieldProps<V>) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <div className={error ? 'input is-error' : 'input'}>
          {icon}
          <select {...select} {...wired} value={value} onChange={(event) => onChange(event.target.value as V)}>
            {value === '' && (
              <option value="" disabled>
                {placeholder}
              </option>
            )}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <CaretDown aria-hidden />
        </div>
      )}
    </Field>
  );
}
