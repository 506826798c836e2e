import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';

import type { OccurrenceView } from '@alcancia/contracts/family';
import { Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/agenda.js';
import { type AgendaDay, sumOf } from './day-sum.js';
import { weekdayOf } from './week.js';

type Look = 'done' | 'review' | 'skipped' | 'open';

const lookOf = ({ state }: OccurrenceView, isPast: boolean): Look => {
  if (state === 'aprobada') return 'done';
  if (state === 'en_revision') return 'review';
  return isPast ? 'skipped' : 'open';
};

/** The week at a glance: a card per day, an activity is its picture. */
export const WeekView = ({ days, today }: { readonly days: readonly AgendaDay[]; readonly today: string }) => (
  <div className="wgrid">
    {days.map((day) => (
      <WeekDay key={day.date} day={day} today={today} />
    ))}
  </div>
);

function WeekDay({ day, today }: { readonly day: AgendaDay; readonly today: string }) {
  const name = words.names[weekdayOf(day.date)] ?? '';
  const { done, all } = sumOf(day);
  const isToday = day.date === today;
  return (
    <section className={isToday ? 'k-card wday now' : 'k-card wday'} aria-label={name}>
      <header>
        <h2>{name}</h2>
        <p>{isToday ? words.today : Number(day.date.slice(8))}</p>
      </header>
      <Progress value={done} max={all} label={words.progressLabel(name.toLowerCase())} kid />
      {all === 0 && <p className="free">{words.free}</p>}
      <ul>
        {day.occurrences.map((occurrence) => (
          <WeekItem key={occurrence.activityId} occurrence={occurrence} look={lookOf(occurrence, day.date < today)} />
        ))}
      </ul>
    </section>
  );
}

const WeekItem = ({ occurrence, look }: { readonly occurrence: OccurrenceView; readonly look: Look }) => (
  <li className={`wi is-${look}`}>
    <span className="emo" aria-hidden>
      {occurrence.emoji}
      {look === 'done' && (
        <b>
          <Check size={18} weight="bold" />
        </b>
      )}
      {look === 'review' && (
        <b>
          <HourglassMedium size={18} weight="bold" />
        </b>
      )}
    </span>
    <span>
      {occurrence.title}
      {look === 'skipped' && <small>{words.skipped}</small>}
      {look === 'review' && <small>{words.inReview}</small>}
      {(look === 'done' || look === 'open') && <i className="sr">, {words.state[look]}</i>}
    </span>
  </li>
);
