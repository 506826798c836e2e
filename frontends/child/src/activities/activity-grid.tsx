import type { ReactNode } from 'react';

import type { Schedule } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Amount } from '@alcancia/web-kit/ui';

import { words } from '../words/activities.js';
import type { OwnActivity } from './activities.queries.js';

/** When it can be done, in words. */
function whenOf(schedule: Schedule): string {
  if (schedule.mode !== 'dias_semana') return words.schedules[schedule.mode];
  const days = schedule.weekdays.toSorted((a, b) => a - b).map((day) => words.weekdays[day - 1] ?? '');
  return words.on(format.listOf(days));
}

interface ActivityGridProps {
  readonly activities: readonly OwnActivity[];
  /** What reads a card aloud. */
  readonly renderSay: (title: string, text: string) => ReactNode;
}

/** All that the child can do, with what it gives. */
export const ActivityGrid = ({ activities, renderSay }: ActivityGridProps) => (
  <ul className="own">
    {activities.map(({ id, emoji, title, schedule, timeOfDay, isActive, points, coinsCents }) => (
      <li key={id} className={isActive ? 'k-card' : 'k-card is-paused'}>
        <span className="emo" aria-hidden>
          {emoji}
        </span>
        <div>
          <h3>{title}</h3>
          <p>{isActive ? `${whenOf(schedule)} · ${words.moments[timeOfDay]}` : words.paused}</p>
          <Amount points={points} coinsCents={coinsCents} sign="+" kid />
        </div>
        {renderSay(title, `${title}. ${isActive ? whenOf(schedule) : words.paused}.`)}
      </li>
    ))}
  </ul>
);
