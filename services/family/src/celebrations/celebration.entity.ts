import { defineEntity, p } from '@mikro-orm/core';
import { type SqlEntityManager } from '@mikro-orm/sql';
import { type z } from 'zod';

import { type celebrationView } from '@alcancia/contracts/family';

import { achievementPrefix, challengePrefix, hatchKey } from './celebration.policy.js';

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
      ...(onceKey.startsWith(challengePrefix) ? { isChallenge: true } : {}),
    };
  }
}
CelebrationSchema.setClass(Celebration);

/** How many a child's first screen takes at once. */
const shownAtOnce = 20;

/** What the child has not seen yet, oldest first. */
export const unseenCelebrations = (em: SqlEntityManager, childId: string): Promise<Celebration[]> =>
  em.find(Celebration, { childId, seenAt: null }, { orderBy: { createdAt: 'asc', id: 'asc' }, limit: shownAtOnce });
