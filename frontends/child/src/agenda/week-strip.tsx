import { format } from '@alcancia/web-kit';
import { percentOf } from '@alcancia/web-kit/ui';

import { words } from '../words/agenda.js';
import { type AgendaDay, sumOf } from './day-sum.js';
import { weekdayOf } from './week.js';

interface WeekStripProps {
  readonly days: readonly AgendaDay[];
  readonly today: string;
  readonly chosen: string;
  readonly onChoose: (day: string) => void;
}

/** The week in seven buttons, each with its little slot. */
export const WeekStrip = ({ days, today, chosen, onChoose }: WeekStripProps) => (
  <div className="kweek" role="group" aria-label={words.days}>
    {days.map((day) => {
      const { done, all } = sumOf(day);
      return (
        <button
          key={day.date}
          type="button"
          className={day.date === chosen ? 'kd on' : 'kd'}
          aria-pressed={day.date === chosen}
          aria-current={day.date === today ? 'date' : undefined}
          onClick={() => onChoose(day.date)}
        >
          <span className="sr">{words.dayLabel(format.longDay(day.date), done, all)}</span>
          <span aria-hidden>{words.letters[weekdayOf(day.date)]}</span>
          <b aria-hidden>{Number(day.date.slice(8))}</b>
          <i className="ks" aria-hidden>
            <u style={{ width: `${percentOf(done, all)}%` }} />
          </i>
        </button>
      );
    })}
  </div>
);
