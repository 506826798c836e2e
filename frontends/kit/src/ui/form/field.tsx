import { type ReactNode, useId } from 'react';

import { WarningIcon } from './warning-icon.js';
import { words } from '../../words/kit.js';

/** What every field may say about itself. */
export interface FieldWords {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** Shown instead of the hint, tied to the control by aria-describedby. */
  readonly error?: ReactNode;
  /** Adds '(opcional)'. */
  readonly isOptional?: boolean;
}

/** What a control takes so that it belongs to its label and its message. */
export interface Wired {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldProps extends FieldWords {
  readonly children: (wired: Wired) => ReactNode;
}

/** Label, control, and the hint or error below it. */
export function Field({ label, hint, error, isOptional, children }: FieldProps) {
  const id = useId();
  const says = `${id}-says`;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label} {isOptional && <span className="hint">{words.optional}</span>}
      </label>
      {children({ id, 'aria-describedby': error || hint ? says : undefined, 'aria-invalid': error ? true : undefined })}
      <FieldSays id={says} hint={hint} error={error} />
    </div>
  );
}

export function FieldSays({ id, hint, error }: Pick<FieldWords, 'hint' | 'error'> & { readonly id: string }) {
  if (error)
    return (
      <p id={id} className="hint-error" role="alert">
        <WarningIcon />
        <span>{error}</span>
      </p>
    );
  return hint ? (
    <p id={id} className="hint">
      {hint}
    </p>
  ) : null;
}
