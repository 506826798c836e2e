import { Coins, Points, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/tasks.js';
import { SayButton } from './say-button.js';
import { spokenTask } from './spoken-task.js';
import { TaskActions } from './task-actions.js';
import type { Task } from './tasks-in-order.js';

interface TaskCardProps {
  readonly occurrence: Task;
  readonly palette: string;
  /** Under the title: the time of day, or nothing where the heading says it. */
  readonly about?: string;
  /** Of a day before today. */
  readonly isPast?: boolean;
  /** Whether the caller may mark it; an adult who only looks on may not (G1). */
  readonly mayMark: boolean;
}

const looks = { disponible: '', en_revision: 'is-waiting', aprobada: 'is-done', rechazada: 'is-again' };

/** One activity of a day: what it is, what it gives, and the big button. */
export function TaskCard({ occurrence, palette, about, isPast = false, mayMark }: TaskCardProps) {
  const { title, emoji, description, steps = [], amounts, state, isGone } = occurrence;
  const money = useMoneyName();
  return (
    <li
      className={`k-card task ${isGone ? 'is-done' : looks[state]}`.trim()}
      data-occurrence={occurrence.activityId}
      data-steady={occurrence.activityId}
    >
      <span className="emo" aria-hidden>
        {emoji}
      </span>
      <div className="what">
        <h3>{title}</h3>
        {about && <p>{about}</p>}
        {description && <p>{description}</p>}
      </div>
      <SayButton section="activities" title={title} text={spokenTask(occurrence, money)} />
      {steps.length > 0 && (
        <ol aria-label={words.steps}>
          {steps.map((step, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- a step has no name but its place
            <li key={at}>{step}</li>
          ))}
        </ol>
      )}
      <div className="prize">
        {amounts.points > 0 && <Points points={amounts.points} sign="+" kid />}
        {amounts.coinsCents > 0 && <Coins cents={amounts.coinsCents} sign="+" kid />}
      </div>
      {isGone ? (
        <p className="resting" role="status">
          {words.notNeeded}
        </p>
      ) : (
        <TaskActions occurrence={occurrence} palette={palette} isPast={isPast} mayMark={mayMark} />
      )}
    </li>
  );
}
