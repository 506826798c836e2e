import { DatePicker, Select } from 'antd';
import dayjs from 'dayjs';
import { type KeyboardEvent, useState } from 'react';

import { words } from '../../words/kit.js';
import type { Wired } from '../form/field.js';
import type { Option } from '../form/select-field.js';
import { AntdTheme } from './antd-theme.js';

/** Popups belong to the dialog that they are opened in: outside of it they would be under its glass. */
const home = (trigger: HTMLElement): HTMLElement => trigger.closest('dialog') ?? document.body;

/** Escape closes what popped up, and not the dialog around it as well. */
function useOwnEscape() {
  const [isOpen, setOpen] = useState(false);
  return {
    onOpenChange: setOpen,
    onKeyDown: (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && isOpen) event.preventDefault();
    },
  };
}

interface DayPickerProps {
  readonly wired: Wired;
  readonly value: string | null;
  readonly onChange: (day: string | null) => void;
  readonly min: string | undefined;
  readonly max: string | undefined;
}

export const DayPicker = ({ wired, value, onChange, min, max }: DayPickerProps) => {
  const escape = useOwnEscape();
  return (
    <AntdTheme>
      <DatePicker
        {...wired}
        {...escape}
        status={wired['aria-invalid'] ? 'error' : ''}
        style={{ width: '100%' }}
        format="D MMM YYYY"
        placeholder={words.choose}
        value={value ? dayjs(value) : null}
        {...(min ? { minDate: dayjs(min) } : {})}
        {...(max ? { maxDate: dayjs(max) } : {})}
        getPopupContainer={home}
        onChange={(day) => onChange(day ? day.format('YYYY-MM-DD') : null)}
      />
    </AntdTheme>
  );
};

interface ClockPickerProps {
  readonly wired: Wired;
  readonly value: string | null;
  readonly onChange: (time: string | null) => void;
}

export const ClockPicker = ({ wired, value, onChange }: ClockPickerProps) => {
  const escape = useOwnEscape();
  return (
    <AntdTheme>
      <DatePicker
        {...wired}
        {...escape}
        picker="time"
        status={wired['aria-invalid'] ? 'error' : ''}
        style={{ width: '100%' }}
        format="HH:mm"
        minuteStep={5}
        value={value ? dayjs(`2000-01-01T${value}`) : null}
        getPopupContainer={home}
        onChange={(time) => onChange(time ? time.format('HH:mm') : null)}
      />
    </AntdTheme>
  );
};

interface SearchSelectProps {
  readonly wired: Wired;
  readonly value: string | null;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
  readonly placeholder: string | undefined;
}

export const SearchSelect = ({ wired, value, options, onChange, placeholder }: SearchSelectProps) => {
  const escape = useOwnEscape();
  return (
    <AntdTheme>
      <Select
        {...wired}
        {...escape}
        showSearch={{ optionFilterProp: 'label' }}
        status={wired['aria-invalid'] ? 'error' : ''}
        style={{ width: '100%', height: 48 }}
        value={value}
        options={[...options]}
        placeholder={placeholder}
        getPopupContainer={home}
        onChange={onChange}
      />
    </AntdTheme>
  );
};
