import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from 'react-router';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readFamilyDashboard } from '@alcancia/contracts/family';
import { CardArt, Pet, cardOf } from '@alcancia/web-kit/art';
import { ButtonLink, Coins, DayDots, Empty, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/dashboard.js';
import { familyDashboard } from './dashboard.queries.js';

type ChildCardData = OutputOf<typeof readFamilyDashboard>['children'][number];

/** Every child at a glance: coins, today, main goal. Opens the child's page. */
export function ChildCards() {
  const { children } = useSuspenseQuery(familyDashboard).data;
  if (children.length === 0) {
    return (
      <Empty
        {...words.noChildren}
        mood="happy"
        action={<ButtonLink to="/children?new=1">{words.firstChild}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <div className="sech">
        <h2>{words.children}</h2>
        <Link to="/children?new=1">{words.addChild}</Link>
      </div>
      <section className="kids" aria-label={words.children}>
        {children.map((child) => (
          <ChildCard key={child.childId} child={child} />
        ))}
      </section>
    </>
  );
}

const moodOf = ({ todayDone, todayTotal }: ChildCardData) => {
  if (todayTotal === 0) return 'sleep';
  return todayDone === todayTotal ? 'cheer' : 'happy';
};

function ChildCard({ child }: { readonly child: ChildCardData }) {
  const { displayName, todayDone, todayTotal, mainGoal } = child;
  return (
    <article className="kidcard" data-palette={child.palette} data-card={cardOf(child)}>
      <div className="art">
        <CardArt name={cardOf(child)} />
        <div className="pp">
          <Pet name={child.avatar} mood={moodOf(child)} />
        </div>
      </div>
      <div className="in">
        <div className="row head">
          <h3 className="grow">
            <Link to={`/child/${child.childId}`} aria-label={words.open(displayName)}>
              {displayName}
            </Link>
          </h3>
          <Coins cents={child.balance.availableCents} />
        </div>
        <div className="row todayrow">
          <span className="small">
            {todayTotal === 0 ? (
              words.nothingToday
            ) : (
              <>
                {words.today} <b>{words.ofToday(todayDone, todayTotal)}</b>
              </>
            )}
          </span>
          <DayDots done={todayDone} total={todayTotal} />
        </div>
        <div className="goalrow">
          <span className="row small">
            <span className="grow clip">{mainGoal?.title ?? words.noGoal}</span>
            {mainGoal && <b className="num">{mainGoal.progress.percent} %</b>}
          </span>
          {mainGoal && (
            <Progress value={mainGoal.progress.percent} max={100} label={words.goal(mainGoal.title)} fill="points" />
          )}
        </div>
      </div>
    </article>
  );
}
