import { TextField, type TextFieldProps } from './text-field.js';
import { type NumberRange, type TypedNumber, useTypedNumber } from './typed-number.js';

interface NumberFieldProps
  extends
    Omit<TextFieldProps, 'label' | 'value' | 'onChange' | 'type' | 'min' | 'max' | 'step' | 'inputMode' | 'maxLength'>,
    NumberRange {
  readonly label: string;
  readonly value: TypedNumber;
  readonly onChange: (value: TypedNumber) => void;
  readonly isChecked?: boolean;
}

/** A whole number, typed (adults enter whole monedas, G3). What it cannot take stays as it was typed and is refused in words. */
export function NumberField({ value, onChange, min, max, error, isChecked = false, ...rest }: NumberFieldProps) {
  const typed = useTypedNumber({ value, onChange, min, max, name: rest.label, isChecked });
  return (
    <TextField {...rest} {...typed.input} error={error ?? typed.complaint} onBlur={typed.leave} onChange={typed.type} />
  );
}
