import type { ComponentProps } from 'react';

import { isText } from '@alcancia/contracts/read-input';

import { words } from '../../words/kit.js';
import { Field, type FieldWords } from './field.js';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id' | 'onChange' | 'value'>, FieldWords {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text. */
export function TextArea({ label, hint, error, isOptional = false, value, onChange, ...area }: TextAreaProps) {
  const problem = error ?? (isText(value) ? undefined : words.noText);
  return (
    <Field label={label} hint={hint} error={problem} isOptional={isOptional}>
      {(wired) => (
        <textarea
          {...area}
          {...wired}
          className={problem ? 'area is-error' : 'area'}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
