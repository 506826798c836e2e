import type { AchievementView } from '@alcancia/contracts/family';
import { achievementEarned } from '@alcancia/contracts/family';
import type { Effects, LastRows } from '@alcancia/server-kit';

import { achievementKey, celebrate } from '../celebrations/celebration.policy.js';
import { post, type Purses, purseOf } from '../coins/booking.policy.js';
import type { Progress } from '../levels/level-sync.policy.js';

type Metric = NonNullable<AchievementView['about']>['metric'];

/** What counts up while decisions are made, before any row says so. */
const gained = ['metas', 'hitos', 'recompensas'] as const;
type Gained = (typeof gained)[number];
const isGained = (metric: Metric): metric is Gained => (gained as readonly Metric[]).includes(metric);

/** An achievement that a child has not earned yet. */
export interface Unearned {
  readonly achievementId: string;
  readonly name: string;
  readonly coinsCents: number;
  readonly metric: Metric;
  readonly threshold: number;
  /** As it was measured before the decision, but for the work that is being approved. */
  readonly value: number;
  /** So many of the approvals under way it takes for that: each counts for what comes after it. */
  readonly after: number;
}

/** How a child stands to what it can earn. */
export interface Standing {
  readonly childId: string;
  unearned: readonly Unearned[];
  readonly gained: Record<Gained, number>;
}

/** What a child has by now, as this transaction sees it. */
export interface Deeds {
  readonly purses: Purses;
  readonly progress: ReadonlyMap<string, Progress>;
  readonly standings: ReadonlyMap<string, Standing>;
  /** How many activities have been approved by now. */
  readonly approvals: number;
}

interface Child {
  readonly childId: string;
  readonly familyId: string;
}

/** Gives a child what it has reached: once, for ever, whatever is undone since (G17). It is cheered and told. */
export function grantAchievements(effects: Effects, deeds: Deeds, child: Child, by: string): void {
  const { childId, familyId } = child;
  for (const { achievementId, name, coinsCents } of earnAchievements(effects, deeds, child, by)) {
    effects.publish(achievementEarned, { familyId, childId, achievementId, name, coinsCents });
    celebrate(effects, {
      childId,
      familyId,
      kind: 'meta',
      key: achievementKey(achievementId),
      title: name,
      coinsCents,
    });
  }
}

/** Coins that one gives may reach another one. */
export function earnAchievements(effects: Effects, deeds: Deeds, child: Child, by: string | null): Unearned[] {
  const standing = deeds.standings.get(child.childId);
  if (!standing) return [];
  const earned: Unearned[] = [];
  for (;;) {
    const isReached = (one: Unearned): boolean => valueOf(one, deeds, standing) >= one.threshold;
    const { reached = [], left = [] } = Object.groupBy(standing.unearned, (one) =>
      isReached(one) ? 'reached' : 'left',
    );
    standing.unearned = left;
    for (const one of reached) earn(effects, deeds, { ...child, ...one, progress: valueOf(one, deeds, standing) }, by);
    earned.push(...reached);
    if (!reached.some(({ coinsCents }) => coinsCents > 0)) return earned;
  }
}

function valueOf(
  { metric, value, after }: Unearned,
  { purses, progress, approvals }: Deeds,
  { childId, gained: more }: Standing,
): number {
  const { points, availableCents, reservedCents } = purseOf(purses, childId).balance;
  if (metric === 'puntos') return points;
  if (metric === 'ahorro') return availableCents + reservedCents;
  if (metric === 'nivel') return Math.max(value, progress.get(childId)?.highestLevel ?? 0);
  if (isGained(metric)) return value + more[metric];
  return approvals >= after ? value : 0;
}

interface Earned extends Child, Unearned {
  readonly progress: number;
}

function earn(effects: Effects, { purses }: Deeds, earned: Earned, actorId: string | null): void {
  const id = effects.newId();
  effects.writeLast(earnedAchievements, { ...earned, id, earnedAt: effects.now });
  const { childId, familyId, name: title, coinsCents } = earned;
  if (coinsCents === 0) return;
  const source = { sourceType: 'logro', sourceId: id, round: 1 } as const;
  const shown = { title, emoji: '🏅' };
  post(effects, purses, { ...source, ...shown, childId, familyId, actorId, type: 'bono', points: 0, coinsCents });
}

const earnedAchievements: LastRows<Earned & { readonly id: string; readonly earnedAt: Date }> = {
  name: 'earned',
  sql: `insert into family.child_achievements (id, child_id, achievement_id, progress, earned_at)
    select * from jsonb_to_recordset(?::jsonb)
      as e(id uuid, child_id uuid, achievement_id uuid, progress bigint, earned_at timestamptz)`,
  row: ({ id, childId, achievementId, progress, earnedAt }) => ({
    id,
    child_id: childId,
    achievement_id: achievementId,
    progress,
    earned_at: earnedAt,
  }),
};
