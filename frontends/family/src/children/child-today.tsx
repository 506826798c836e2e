import { useSuspenseQuery } from '@tanstack/react-query';

import type { OccurrenceView } from '@alcancia/contracts/family';
import { ButtonLink, Coins, EmojiTile, Points, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/children.js';
import { childToday } from './children.queries.js';

const tags: Record<OccurrenceView['state'], string> = {
  disponible: '',
  en_revision: 'tag-warning',
  aprobada: 'tag-success',
  rechazada: 'tag-info',
};

/** Coins, points, today's work and the main goal of one child. */
export function ChildToday({ childId }: { readonly childId: string }) {
  const { balance, level, occurrences, todayDone, todayTotal, mainGoal } = useSuspenseQuery(childToday(childId)).data;
  return (
    <>
      <section className="card stats">
        <Coins cents={balance.availableCents} />
        <Points points={level.totalPoints} />
        <span className="tag">{words.levelNamed(level.level, level.name)}</span>
      </section>
      <section className="card hoy" aria-label={words.today}>
        <div className="card-head">
          <h2 className="grow">{words.today}</h2>
          {todayTotal > 0 && <span className="small muted">{words.ofToday(todayDone, todayTotal)}</span>}
        </div>
        {occurrences.length === 0 && <p className="muted">{words.nothingToday}</p>}
        <ul>
          {occurrences.map(({ activityId, title, emoji, timeOfDay, state }) => (
            <li key={activityId}>
              <EmojiTile emoji={emoji} />
              <div className="grow">
                <p className="t">{title}</p>
                <p className="caption">{words.timesOfDay[timeOfDay]}</p>
              </div>
              <span className={`tag ${tags[state]}`}>{words.states[state]}</span>
            </li>
          ))}
        </ul>
        <ButtonLink kind="line" to={`/child-activities/${childId}`}>
          {words.work}
        </ButtonLink>
      </section>
      {mainGoal && (
        <section className="card">
          <div className="card-head">
            <h2 className="grow">{mainGoal.title}</h2>
            <b className="num">{mainGoal.progress.percent} %</b>
          </div>
          <Progress value={mainGoal.progress.percent} max={100} label={words.goal(mainGoal.title)} fill="points" />
          <p className="caption">{words.goalPoints(mainGoal.progress.points, mainGoal.targetPoints)}</p>
        </section>
      )}
    </>
  );
}
