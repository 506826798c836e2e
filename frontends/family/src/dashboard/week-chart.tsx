import { useSuspenseQuery } from '@tanstack/react-query';

import { format } from '@alcancia/web-kit';

import { words } from '../words/dashboard.js';
import { familyDashboard } from './dashboard.queries.js';

const letters = ['L', 'M', 'X', 'J', 'V', 'S', 'D'];
const steps = 3;
const barHeightPx = 165;

/** Top of the axis: the next multiple of three that holds the tallest day, so that its marks are whole. */
const topOf = (tallest: number): number => Math.max(steps, Math.ceil(tallest / steps) * steps);

/** Approved activities per day and child of the family's week; starts at zero. */
export function WeekChart() {
  const { week, children, today } = useSuspenseQuery(familyDashboard).data;
  if (children.length === 0) return null;
  const totals = week.map(({ approved }) => approved.reduce((sum, { count }) => sum + count, 0));
  const top = topOf(Math.max(...totals));
  const unitPx = barHeightPx / top;
  const childOf = (id: string) => children.find(({ childId }) => childId === id);

  return (
    <section className="card week">
      <div className="weekhead">
        <h2>{words.week}</h2>
        <span className="muted small">{words.approvedThisWeek(totals.reduce((sum, n) => sum + n, 0))}</span>
        <span className="legend">
          {children.map(({ childId, displayName, palette }) => (
            <span key={childId} data-palette={palette}>
              <i />
              {displayName}
            </span>
          ))}
        </span>
      </div>
      <ul className="chart" aria-label={words.weekLabel}>
        <li className="axis" aria-hidden>
          {Array.from({ length: steps + 1 }, (_, at) => (
            <span key={at}>{(top / steps) * (steps - at)}</span>
          ))}
        </li>
        {week.map(({ date, approved }, at) => (
          <li key={date} className={date === today ? 'day now' : 'day'}>
            <span className="sr">
              {words.weekDay(
                format.dayOf(date),
                approved.map(({ childId, count }) => words.countOf(childOf(childId)?.displayName ?? '', count)),
              )}
            </span>
            <div className="stackbar" aria-hidden>
              {approved.length === 0 && <u />}
              {approved.map(({ childId, count }) => (
                <i
                  key={childId}
                  data-palette={childOf(childId)?.palette}
                  style={{ height: `${count * unitPx - 3}px` }}
                />
              ))}
            </div>
            <b aria-hidden>{letters[at]}</b>
          </li>
        ))}
      </ul>
    </section>
  );
}
