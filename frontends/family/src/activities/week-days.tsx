import { CalendarBlank } from '@phosphor-icons/react/dist/csr/CalendarBlank';

import type { Schedule } from '@alcancia/contracts/family';

import { words } from '../words/activities.js';

const week = [1, 2, 3, 4, 5, 6, 7];

/** ISO weekday of a day of the calendar, 1 = Monday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay() || 7;

/** Whether the week's rhythm has it on this day; what is for once has no rhythm. */
const isDueOn = (schedule: Schedule, weekday: number): boolean =>
  schedule.mode === 'diaria' || (schedule.mode === 'dias_semana' && schedule.weekdays.includes(weekday));

interface WeekStripProps {
  readonly schedule: Schedule;
  /** Today's ISO weekday, to set it off; absent while nobody knows it. */
  readonly today: number | undefined;
}

/** When it is due: the seven letters of the week, or that it is for once. */
export function WeekStrip({ schedule, today }: WeekStripProps) {
  if (schedule.mode === 'unica') {
    return (
      <span className="once">
        <CalendarBlank size={18} aria-hidden />
        {words.once}
      </span>
    );
  }
  return (
    <span className="wk" role="img" aria-label={words.scheduleOf(schedule)}>
      {week.map((weekday) => (
        <i key={weekday} className={`${isDueOn(schedule, weekday) ? 'on' : ''}${weekday === today ? ' now' : ''}`}>
          {words.dayLetters[weekday - 1]}
        </i>
      ))}
    </span>
  );
}

interface DayPickProps {
  readonly value: readonly number[];
  readonly onChange: (weekdays: number[]) => void;
}

/** The days of the week on which it is due. */
export const DayPick = ({ value, onChange }: DayPickProps) => (
  <div className="daypick" role="group" aria-label={words.form.weekdays}>
    {week.map((weekday) => {
      const picked = value.includes(weekday);
      const toggled = picked ? value.filter((other) => other !== weekday) : [...value, weekday];
      return (
        <button
          key={weekday}
          type="button"
          className={picked ? 'on' : ''}
          aria-pressed={picked}
          aria-label={words.dayNames[weekday - 1]}
          onClick={() => onChange(toggled)}
        >
          {words.dayLetters[weekday - 1]}
        </button>
      );
    })}
  </div>
);
