import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CheckCircle } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { Circle } from '@phosphor-icons/react/dist/csr/Circle';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { Trophy } from '@phosphor-icons/react/dist/csr/Trophy';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import { format } from '@alcancia/web-kit';
import { Art, coin, star } from '@alcancia/web-kit/art';
import { ButtonLink, EmojiTile, Progress, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/children.js';
import { childToday } from './children.queries.js';

const tags = {
  disponible: { look: '', Icon: Circle },
  en_revision: { look: 'tag-warning', Icon: HourglassMedium },
  aprobada: { look: 'tag-success', Icon: CheckCircle },
  rechazada: { look: 'tag-info', Icon: ArrowCounterClockwise },
};

function StateTag({ state }: { readonly state: keyof typeof tags }) {
  const { look, Icon } = tags[state];
  return (
    <span className={`tag ${look}`}>
      <Icon size={16} aria-hidden />
      {words.states[state]}
    </span>
  );
}

/** Coins, points, today's work and the main goal of one child. */
export function ChildToday({ childId }: { readonly childId: string }) {
  const { balance, level, occurrences, todayDone, todayTotal, mainGoal } = useSuspenseQuery(childToday(childId)).data;
  const { one, many } = useMoneyName();
  const art = useMemo(() => ({ coin: coin(40), star: star(40) }), []);
  const coins = format.wholeCoins(balance.availableCents);
  return (
    <>
      <section className="card stats">
        <div className="st">
          <Art svg={art.coin} />
          <div>
            <b className="num">{format.number(coins)}</b>
            <p>{coins === 1 ? one : many}</p>
          </div>
        </div>
        <div className="st">
          <Art svg={art.star} />
          <div>
            <b className="num">{format.number(level.totalPoints)}</b>
            <p>{words.points}</p>
          </div>
        </div>
        <div className="st">
          <Trophy size={40} weight="duotone" color="var(--agave-700)" aria-hidden />
          <div>
            <b className="num">{words.level(level.level)}</b>
            <p>{level.name}</p>
          </div>
        </div>
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
              <StateTag state={state} />
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
