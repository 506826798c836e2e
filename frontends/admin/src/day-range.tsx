import { Flex, Input } from 'antd';
import { useId } from 'react';

import { words } from './words/table.js';
import type { LookThrough } from './look-through.js';

interface DayFieldProps {
  readonly label: string;
  readonly value: string;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChange: (day: string) => void;
}

/** A label and its day stay on one line. */
function DayField({ label, onChange, ...day }: DayFieldProps) {
  const id = useId();
  return (
    <Flex gap="small" align="center">
      <label htmlFor={id} style={{ minWidth: '3rem' }}>
        {label}
      </label>
      <Input
        id={id}
        type="date"
        style={{ width: '11rem' }}
        onChange={({ target }) => onChange(target.value)}
        {...day}
      />
    </Flex>
  );
}

interface DayRangeProps {
  readonly value: LookThrough;
  readonly onChange: (value: LookThrough) => void;
}

/** Two days, each with the browser's own calendar: what a phone knows best. */
export function DayRange({ value, onChange }: DayRangeProps) {
  return (
    <Flex wrap gap="small">
      <DayField
        label={words.from}
        value={value.from}
        max={value.to || undefined}
        onChange={(from) => onChange({ ...value, from })}
      />
      <DayField
        label={words.to}
        value={value.to}
        min={value.from || undefined}
        onChange={(to) => onChange({ ...value, to })}
      />
    </Flex>
  );
}
