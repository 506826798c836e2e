import { type ReactNode, useId } from 'react';

import { FieldSays, type FieldWords } from './field.js';

interface Choice<V extends string> {
  readonly value: V;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
}

interface Shared<V extends string> extends FieldWords {
  readonly options: readonly Choice<V>[];
  /** `opt` are squared boxes, `token` pills with a face before the name, `pick` filter pills. */
  readonly look?: 'opt' | 'token' | 'pick';
}

interface ChoiceFieldProps<V extends string> extends Shared<V> {
  readonly value: V | null;
  readonly onChange: (value: V) => void;
}

interface ManyFieldProps<V extends string> extends Shared<V> {
  readonly value: readonly V[];
  readonly onChange: (value: V[]) => void;
}

interface BoxesProps<V extends string> extends Shared<V> {
  readonly type: 'radio' | 'checkbox';
  readonly isOn: (value: V) => boolean;
  readonly onPick: (value: V) => void;
}

function Boxes<V extends string>({ label, hint, error, options, look = 'opt', type, isOn, onPick }: BoxesProps<V>) {
  const id = useId();
  return (
    <fieldset className="field" aria-describedby={error || hint ? `${id}-says` : undefined}>
      <legend className="label">{label}</legend>
      <div className="opts">
        {options.map(({ value, label: name, icon }) => (
          <label key={value} className={isOn(value) ? `${look} on` : look}>
            <input type={type} name={id} className="sr" checked={isOn(value)} onChange={() => onPick(value)} />
            {icon}
            {name}
          </label>
        ))}
      </div>
      <FieldSays id={`${id}-says`} hint={hint} error={error} />
    </fieldset>
  );
}

/** One of a few, all in sight. */
export const ChoiceField = <V extends string>({ value, onChange, ...rest }: ChoiceFieldProps<V>) => (
  <Boxes {...rest} type="radio" isOn={(one) => one === value} onPick={onChange} />
);

/** Any of a few, all in sight. */
export const ManyField = <V extends string>({ value, onChange, ...rest }: ManyFieldProps<V>) => (
  <Boxes
    {...rest}
    type="checkbox"
    isOn={(one) => value.includes(one)}
    onPick={(one) => onChange(value.includes(one) ? value.filter((other) => other !== one) : [...value, one])}
  />
);
