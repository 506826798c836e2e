import { TextField, type TextFieldProps } from './text-field.js';

interface NumberFieldProps extends Omit<
  TextFieldProps,
  'value' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'inputMode'
> {
  /** Null while the field is empty. */
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
  readonly max?: number;
}

/** A whole number from 0, typed: letters, signs and decimals do not get in (adults enter whole monedas, G3). */
export function NumberField({ value, onChange, max = 1_000_000, ...rest }: NumberFieldProps) {
  const typed = (text: string) => {
    const digits = text.replace(/\D/g, '').slice(0, 9);
    onChange(digits === '' ? null : Math.min(Number(digits), max));
  };
  return (
    <TextField
      {...rest}
      inputMode="numeric"
      autoComplete="off"
      value={value === null ? '' : String(value)}
      onChange={typed}
    />
  );
}
