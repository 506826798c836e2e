import type { ReactNode } from 'react';

import { timesOfDay } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Art } from '@alcancia/web-kit/art';
import { moments } from '@alcancia/web-kit/art/world';
import { Empty } from '@alcancia/web-kit/ui';

import { words } from '../words/agenda.js';
import type { AgendaDay } from './day-sum.js';

type AgendaTask = AgendaDay['occurrences'][number];

const pictures = {
  manana: moments.manana(),
  tarde: moments.tarde(),
  noche: moments.noche(),
  cualquiera: moments.cualquiera(),
};

interface DayViewProps<T extends AgendaTask> {
  readonly day: { readonly date: string; readonly occurrences: readonly T[] };
  readonly today: string;
  readonly pet: string;
  /** Draws one activity. */
  readonly renderTask: (task: T) => ReactNode;
}

/** One day, by moments of the day (G19). */
export function DayView<T extends AgendaTask>({ day, today, pet, renderTask }: DayViewProps<T>) {
  if (day.occurrences.length === 0)
    return (
      <>
        <h2 className="sr">{format.longDay(day.date)}</h2>
        <Empty {...(day.date === today ? words.freeToday : words.freeDay)} pet={pet} mood="sleep" />
      </>
    );
  return (
    <>
      {timesOfDay.map((time) => {
        const tasks = day.occurrences.filter(({ timeOfDay }) => timeOfDay === time);
        const done = tasks.filter(({ state }) => state === 'aprobada').length;
        return (
          tasks.length > 0 && (
            <section key={time} className="mom">
              <header>
                <Art svg={pictures[time]} />
                <h2>{words.moments[time]}</h2>
                <p>{words.progress(done, tasks.length)}</p>
              </header>
              <ul className="tasks">{tasks.map((task) => renderTask(task))}</ul>
            </section>
          )
        );
      })}
    </>
  );
}
