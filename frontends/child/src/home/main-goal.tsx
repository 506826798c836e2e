import { Link } from 'react-router';

import type { OutputOf } from '@alcancia/contracts/define';
import type { readChildDashboard } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { KidCard, KidLink, Progress } from '@alcancia/web-kit/ui';

import { words } from '../words/home.js';

interface MainGoalProps {
  readonly goal: OutputOf<typeof readChildDashboard>['mainGoal'];
  readonly to: string;
}

/** What a goal waits for once it is reached; nothing while it still fills. */
function newsOf({ progress: { state, isAsked }, comment }: NonNullable<MainGoalProps['goal']>): string | null {
  if (state === 'por_entregar') return isAsked ? words.goalWaiting : words.goalToDeliver;
  if (state !== 'alcanzada') return null;
  return comment ? words.theySay(comment) : words.goalReady;
}

/** The nearest goal as a slot that fills, or how to get one. */
export function MainGoal({ goal, to }: MainGoalProps) {
  if (!goal)
    return (
      <KidCard className="no-goal">
        <h2>{words.noGoal.title}</h2>
        <p>{words.noGoal.text}</p>
        <KidLink to={to} kind="quiet" block>
          {words.seeGoals}
        </KidLink>
      </KidCard>
    );
  const { title, emoji, targetPoints, progress } = goal;
  const news = newsOf(goal);
  return (
    <Link className="k-card goal" to={to}>
      <span className="pic" aria-hidden>
        {emoji}
      </span>
      <div>
        <p className="kicker">{words.myGoal}</p>
        <h2>{title}</h2>
      </div>
      <Progress value={progress.points} max={targetPoints} label={words.goalProgress} kid />
      {news ? (
        <p className="far">{news}</p>
      ) : (
        <p className="far">
          <span>{words.ofPoints(format.number(progress.points), format.number(targetPoints))}</span>
          <b>{format.percent(progress.percent / 100)}</b>
        </p>
      )}
    </Link>
  );
}
