import { type ReactNode, useId } from 'react';

interface SwitchFieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly disabled?: boolean;
}

/** On or off, at once. */
export function SwitchField({ label, hint, checked, onChange, disabled }: SwitchFieldProps) {
  const id = useId();
  return (
    <div className="row">
      <span className="grow">
        <span className="label" id={id}>
          {label}
        </span>
        {hint && (
          <span className="hint" id={`${id}-says`}>
            {hint}
          </span>
        )}
      </span>
      <button
        type="button"
        role="switch"
        className="onoff"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-says` : undefined}
        disabled={disabled}
        onClick={() => onChange(!checked)}
      />
    </div>
  );
}
