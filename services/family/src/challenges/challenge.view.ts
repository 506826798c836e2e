import type { SqlEntityManager } from '@mikro-orm/sql';

import type { OutputOf } from '@alcancia/contracts/define';
import type {
  ChallengeState,
  ChallengeView,
  ChallengeWay as WayView,
  listChildChallenges,
} from '@alcancia/contracts/family';
import type { Caller } from '@alcancia/server-kit';

import { Activity } from '../activities/activity.entity.js';
import { childrenById } from '../children/known-child.store.js';
import { familyDay } from '../occurrences/family-day.policy.js';
import { canEdit, childrenNamedTo } from '../offers/offer.policy.js';
import { countWays, waysOf } from './challenge-count.store.js';
import { daysLeftOf } from './challenge-days.policy.js';
import { percentOf } from './challenge-fields.policy.js';
import { ChallengeWay } from './challenge-way.entity.js';
import type { Challenge } from './challenge.entity.js';
import { challengeRights } from './challenge.store.js';

type ChildChallengeView = OutputOf<typeof listChildChallenges>['challenges'][number];

/** Of the whole: what goes on comes before what is over. */
const inOrder: readonly WayView['state'][] = ['en_curso', 'aceptado', 'publicado', 'superado', 'no_superado'];

function stateOf({ state }: Challenge, ways: readonly ChallengeWay[]): ChallengeState {
  if (state === 'borrador' || state === 'cancelado') return state;
  return inOrder.find((one) => ways.some((way) => way.state === one)) ?? (state === 'publicado' ? state : 'cancelado');
}

/** Ways of these challenges as they are shown, by challenge: what runs is counted, what is over says what it came to. */
async function wayViews(em: SqlEntityManager, challenges: readonly Challenge[]) {
  const ids = challenges.map(({ id }) => id);
  const ways = await em.find(ChallengeWay, { challengeId: { $in: ids } }, { orderBy: { childId: 'asc' } });
  const running = [...new Set(ways.filter(({ isRunning }) => isRunning).map(({ challengeId }) => challengeId))];
  const counted = running.length === 0 ? [] : await countWays(em, waysOf(running));
  const progressOf = new Map(counted.map(({ wayId, progress }) => [wayId, progress]));
  const childOf = await childrenById(em, [...new Set(ways.map(({ childId }) => childId))]);
  const view = (way: ChallengeWay, target: number): WayView => {
    const { displayName: childName, avatar } = childOf(way.childId);
    const progress = way.isRunning ? (progressOf.get(way.id) ?? 0) : way.progress;
    const percent = way.state === 'superado' ? 100 : percentOf(progress, target);
    return { childId: way.childId, childName, avatar, state: way.state, progress, percent };
  };
  return ({ id, target }: Challenge) => {
    const own = ways.filter(({ challengeId }) => challengeId === id);
    return { ways: own, views: own.map((way) => view(way, target)) };
  };
}

/** Challenges as an adult sees them: only the children within reach are named. */
export async function challengeViews(
  em: SqlEntityManager,
  adult: Caller,
  challenges: readonly Challenge[],
  now: Date,
): Promise<ChallengeView[]> {
  const waysIn = await wayViews(em, challenges);
  return challenges.map((challenge) => {
    const { ways, views } = waysIn(challenge);
    const childIds = childrenNamedTo(adult, challengeRights, challenge);
    const today = familyDay(now, adult.timeZoneOf(childIds[0] as string));
    return {
      ...fieldsOf(challenge),
      activityId: challenge.activityId,
      repeats: challenge.repeats,
      childIds,
      state: stateOf(challenge, ways),
      ways: views.filter(({ childId }) => childIds.includes(childId)),
      daysLeft: daysLeftOf(challenge, today),
      isFixed: ways.some(({ state }) => state !== 'publicado'),
      canEdit: canEdit(adult, challengeRights, challenge),
      createdAt: challenge.createdAt.toISOString(),
      version: challenge.version,
    };
  });
}

/** Challenges as their child sees them, in the given order. */
export async function childChallengeViews(
  em: SqlEntityManager,
  challenges: readonly Challenge[],
  { childId, today }: { childId: string; today: string },
): Promise<ChildChallengeView[]> {
  const waysIn = await wayViews(em, challenges);
  const activityIds = challenges.flatMap(({ activityId }) => activityId ?? []);
  const activities = activityIds.length === 0 ? [] : await em.find(Activity, { id: { $in: activityIds } });
  return challenges.flatMap((challenge) => {
    const { views } = waysIn(challenge);
    const way = views.find((each) => each.childId === childId);
    if (!way) return [];
    return {
      ...fieldsOf(challenge),
      activityTitle: activities.find(({ id }) => id === challenge.activityId)?.title ?? null,
      way,
      others: challenge.mode === 'individual' ? [] : views.filter((each) => each !== way),
      daysLeft: daysLeftOf(challenge, today),
    };
  });
}

const fieldsOf = ({
  id,
  title,
  description,
  emoji,
  metric,
  target,
  mode,
  startsAt,
  endsAt,
  steps,
  prize,
}: Challenge) => ({ id, title, description, emoji, metric, target, mode, startsAt, endsAt, steps, prize });
