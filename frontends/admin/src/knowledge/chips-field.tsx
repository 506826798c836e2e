import { Select } from 'antd';

import { Field } from '@alcancia/web-kit/ui';

interface ChipsFieldProps {
  readonly label: string;
  readonly hint: string;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
  /** How many there may be, and the characters of each. */
  readonly most: number;
  readonly length: number;
}

const tidied = (typed: readonly string[], length: number): readonly string[] => [
  ...new Set(typed.map((one) => one.trim().slice(0, length)).filter((one) => one !== '')),
];

/** Short texts, each in a chip of its own: Enter ends one. */
export const ChipsField = ({ label, hint, value, onChange, most, length }: ChipsFieldProps) => (
  <Field label={label} hint={hint} isOptional>
    {(wired) => (
      <Select
        {...wired}
        mode="tags"
        open={false}
        suffixIcon={null}
        maxCount={most}
        tokenSeparators={['\n']}
        value={[...value]}
        onChange={(typed: string[]) => onChange(tidied(typed, length))}
        style={{ width: '100%' }}
      />
    )}
  </Field>
);
