import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { FlagCheckered } from '@phosphor-icons/react/dist/csr/FlagCheckered';
import { Gift } from '@phosphor-icons/react/dist/csr/Gift';
import { HourglassMedium } from '@phosphor-icons/react/dist/csr/HourglassMedium';
import { Star } from '@phosphor-icons/react/dist/csr/Star';
import type { CSSProperties } from 'react';

import { format } from '@alcancia/web-kit';

import { words } from '../words/goals.js';
import type { ChildGoal, GoalMilestone } from './goals.queries.js';

function lookOf({ percent, isReached, bonusCoinsCents }: GoalMilestone, state: ChildGoal['progress']['state']) {
  if (percent === 100 && state === 'alcanzada') return { kind: 'give', Icon: Gift };
  if (percent === 100 && state === 'por_entregar') return { kind: 'hit', Icon: HourglassMedium };
  if (isReached) return { kind: 'hit', Icon: Check };
  if (percent === 100) return { kind: undefined, Icon: FlagCheckered };
  return { kind: undefined, Icon: bonusCoinsCents > 0 ? Gift : Star };
}

/** The way of a goal as a slot with its milestones: tick = reached, gift = to redeem, hourglass = to be handed over. */
export function Milestones({ progress }: { readonly progress: ChildGoal['progress'] }) {
  const { percent, milestones, state } = progress;
  const hit = milestones.filter(({ isReached }) => isReached).map((reached) => format.percent(reached.percent / 100));
  return (
    <div
      className="k-miles"
      role="img"
      aria-label={words.milestones(format.percent(percent / 100), format.listOf(hit))}
    >
      <div className="k-slot">
        <i style={{ width: `${percent}%` }} />
      </div>
      {milestones.map((milestone) => {
        const { kind, Icon } = lookOf(milestone, state);
        return (
          <b key={milestone.percent} className={kind} style={{ '--at': milestone.percent } as CSSProperties}>
            <Icon weight="bold" />
          </b>
        );
      })}
    </div>
  );
}
