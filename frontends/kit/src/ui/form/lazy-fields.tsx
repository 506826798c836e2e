import { lazy, Suspense } from 'react';

import { Field, type FieldWords } from './field.js';
import type { Option } from './select-field.js';

/** Ant Design arrives with the first field that needs it: no first screen carries it (house §7). */
const antd = () => import('@alcancia/web-kit/ui/antd');
const LazyDate = lazy(() => antd().then(({ DayPicker }) => ({ default: DayPicker })));
const LazyTime = lazy(() => antd().then(({ ClockPicker }) => ({ default: ClockPicker })));
const LazyPick = lazy(() => antd().then(({ SearchSelect }) => ({ default: SearchSelect })));

const Waiting = () => <div className="input" aria-busy />;

interface DateFieldProps extends FieldWords {
  /** 'YYYY-MM-DD', or null while none is chosen. */
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly min?: string;
  readonly max?: string;
}

/** Screens on which no calendar of ours has room: there the device's own picker opens, which always fits. */
const isSmall = (): boolean => globalThis.matchMedia('(max-width: 480px), (max-height: 600px)').matches;

/** A day of the calendar. */
export const DateField = ({ value, onChange, min, max, ...field }: DateFieldProps) => (
  <Field {...field}>
    {(wired) =>
      isSmall() ? (
        <div className={field.error ? 'input is-error' : 'input'}>
          <input
            {...wired}
            type="date"
            value={value ?? ''}
            min={min}
            max={max}
            onChange={(event) => onChange(event.target.value || null)}
          />
        </div>
      ) : (
        <Suspense fallback={<Waiting />}>
          <LazyDate wired={wired} value={value} onChange={onChange} min={min} max={max} />
        </Suspense>
      )
    }
  </Field>
);

interface TimeFieldProps extends FieldWords {
  /** 'HH:MM', or null. */
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
}

/** A time of the day, in steps of five minutes. */
export const TimeField = ({ value, onChange, ...field }: TimeFieldProps) => (
  <Field {...field}>
    {(wired) => (
      <Suspense fallback={<Waiting />}>
        <LazyTime wired={wired} value={value} onChange={onChange} />
      </Suspense>
    )}
  </Field>
);

interface PickFieldProps extends FieldWords {
  readonly value: string | null;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly placeholder?: string;
}

/** One of a long list, with a search: countries, time zones. */
export const PickField = ({ value, options, onChange, placeholder, ...field }: PickFieldProps) => (
  <Field {...field}>
    {(wired) => (
      <Suspense fallback={<Waiting />}>
        <LazyPick wired={wired} value={value} options={options} onChange={onChange} placeholder={placeholder} />
      </Suspense>
    )}
  </Field>
);
