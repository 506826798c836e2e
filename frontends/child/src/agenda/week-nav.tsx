import { CaretLeft } from '@phosphor-icons/react/dist/csr/CaretLeft';
import { CaretRight } from '@phosphor-icons/react/dist/csr/CaretRight';

import { words } from '../words/agenda.js';
import { type AgendaDay, sumOf } from './day-sum.js';
import { addDays } from './week.js';

interface WeekNavProps {
  readonly days: readonly AgendaDay[];
  readonly monday: string;
  readonly thisMonday: string;
  readonly onMove: (monday: string) => void;
}

/** Weeks before and after, up to the next one. */
export function WeekNav({ days, monday, thisMonday, onMove }: WeekNavProps) {
  const done = days.reduce((sum, day) => sum + sumOf(day).done, 0);
  const isLast = monday > thisMonday;
  return (
    <div className="wnav">
      <button type="button" className="rb" aria-label={words.previousWeek} onClick={() => onMove(addDays(monday, -7))}>
        <CaretLeft size={28} weight="bold" aria-hidden />
      </button>
      <p>
        <b>{words.done(done)}</b> {monday === thisMonday ? words.inWeek : words.inThatWeek}
      </p>
      <button
        type="button"
        className="rb"
        aria-label={words.nextWeek}
        disabled={isLast}
        onClick={() => onMove(addDays(monday, 7))}
      >
        <CaretRight size={28} weight="bold" aria-hidden />
      </button>
    </div>
  );
}
