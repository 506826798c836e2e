import type { ComponentProps } from 'react';

import { Field, type FieldWords } from './field.js';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'value'>, FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text. */
export function TextArea({ label, hint, error, isOptional = false, value, onChange, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint} error={error} isOptional={isOptional}>
      {(wired) => (
        <textarea
          {...area}
          {...wired}
          className={error ? 'area is-error' : 'area'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
