import { defineEntity, p } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';
import { type z } from 'zod';

import { type celebrationView } from '@alcancia/contracts/family';
import { type Work } from '@alcancia/server-kit';

export type CelebrationView = z.output<typeof celebrationView>;

const CelebrationSchema = defineEntity({
  name: 'Celebration',
  tableName: 'celebrations',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    childId: p.uuid(),
    /** What it is for: the same thing is never celebrated twice. */
    onceKey: p.text(),
    kind: p.text().$type<CelebrationView['kind']>(),
    title: p.text(),
    /** The new level, or the percent reached. */
    number: p.integer().nullable(),
    points: p.integer(),
    coinsCents: p.integer(),
    createdAt: p.datetime(),
    seenAt: p.datetime().nullable(),
  },
});

/** The occasion of the hatched egg, kept as a `nivel`, which browsers of before know. */
export const hatchKey = 'huevo';

const achievementPrefix = 'logro:';

/** The occasion of an achievement, kept as a `meta`, which browsers of before know. */
export const achievementKey = (achievementId: string): string => `${achievementPrefix}${achievementId}`;
const ofChallenge = 'reto:';
/** The occasion of a challenge that was won, kept as a `meta`, which browsers of before know. */
export const challengeKey = (wayId: string): string => `${ofChallenge}${wayId}`;

/** Something that a child has not been cheered for yet. */
export class Celebration extends CelebrationSchema.class {
  view(): CelebrationView {
    const { id, kind, onceKey, title, number, points, coinsCents, createdAt } = this;
    return {
      id,
      kind,
      title,
      number: number ?? null,
      amounts: { points, coinsCents },
      createdAt: createdAt.toISOString(),
      ...(onceKey === hatchKey ? { isHatching: true } : {}),
      ...(onceKey.startsWith(achievementPrefix) ? { isAchievement: true } : {}),
      ...(onceKey.startsWith(ofChallenge) ? { isChallenge: true } : {}),
    };
  }
}
CelebrationSchema.setClass(Celebration);

interface Occasion {
  readonly childId: string;
  readonly familyId: string;
  readonly kind: CelebrationView['kind'];
  /** Names the occasion, 80 characters at most: 'nivel:5', 'hito:{id}'. */
  readonly key: string;
  readonly title: string;
  readonly number?: number;
  readonly points?: number;
  readonly coinsCents?: number;
}

/** Puts a celebration into the child's queue; a second time for the same occasion does nothing, whatever was undone since. */
export async function celebrate({ em, now, newId }: Work, occasion: Occasion): Promise<void> {
  const { familyId, childId, key, kind, title, number = null, points = 0, coinsCents = 0 } = occasion;
  await em.execute(
    `insert into family.celebrations (id, family_id, child_id, once_key, kind, title, number, points, coins_cents, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) on conflict (child_id, once_key) do nothing`,
    [newId(), familyId, childId, key, kind, title, number, points, coinsCents, now.toISOString()],
  );
}

/** How many a child's first screen takes at once. */
const shownAtOnce = 20;

/** What the child has not seen yet, oldest first. */
export const unseenCelebrations = (em: SqlEntityManager, childId: string): Promise<Celebration[]> =>
  em.find(Celebration, { childId, seenAt: null }, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: shownAtOnce });
