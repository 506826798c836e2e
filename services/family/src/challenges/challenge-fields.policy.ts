import { challengeDaysAtMost, type ChallengeView } from '@alcancia/contracts/family';

import { daysOf } from './challenge-days.policy.js';
import type { ChallengeFields } from './challenge.entity.js';
import {
  challengeActivityMissing,
  challengeDatePassed,
  challengeNeedsSiblings,
  challengePrizeMissing,
  challengeTargetOutOfReach,
  challengeTooLong,
} from './challenge.errors.js';

/** One that repeats is over before the next begins. */
const daysAtMost: Record<ChallengeView['repeats'], number> = {
  nunca: challengeDaysAtMost,
  semanal: 7,
  mensual: 28,
};

/** What an adult typed, without repetitions; what cannot be won or paid is refused (G7). */
export function tidy(typed: ChallengeFields): ChallengeFields {
  const { title, description, emoji, metric, target, mode, startsAt, endsAt, steps, prize, repeats } = typed;
  const childIds = [...new Set(typed.childIds)];
  const activityId = metric === 'actividad_concreta' ? typed.activityId : null;
  const days = daysOf(typed);
  if (days < 1 || days > daysAtMost[repeats]) throw challengeTooLong(daysAtMost[repeats]);
  if (metric === 'actividad_concreta' && activityId === null) throw challengeActivityMissing();
  if (mode !== 'individual' && childIds.length < 2) throw challengeNeedsSiblings();
  mustBeWon(typed, days);
  return {
    title,
    description,
    emoji,
    metric,
    activityId,
    target,
    mode,
    childIds,
    startsAt,
    endsAt,
    steps,
    prize,
    repeats,
  };
}

/** No more days in a row than it lasts, and something to win. */
export function mustBeWon(
  { metric, target, prize }: Pick<ChallengeFields, 'metric' | 'target' | 'prize'>,
  days: number,
): void {
  if (metric === 'racha' && target > days) throw challengeTargetOutOfReach(days);
  if (prize.points === 0 && prize.coinsCents === 0 && prize.badge === null) throw challengePrizeMissing();
}

/** What the children are offered has not begun yet. */
export function mustBeginBy(today: string, { startsAt }: Pick<ChallengeFields, 'startsAt'>): void {
  if (startsAt < today) throw challengeDatePassed();
}

/** In percent, rounded down: 100 only where it is reached. */
export const percentOf = (progress: number, target: number): number =>
  Math.min(100, Math.floor((progress * 100) / target));
