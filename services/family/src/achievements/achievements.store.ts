import { Injectable } from '@nestjs/common';
import type { SqlEntityManager } from '@mikro-orm/sql';

import type { KeptAchievement } from '@alcancia/contracts/family';

import type { AchievementFields, Standing } from './achievement.policy.js';
import { measured } from './achievement-measures.store.js';

const shown = `a.id as "achievementId", a.name, a.description, a.category, a.rarity, a.metric, a.within as "window",
  a.threshold, a.coins_cents as "coinsCents", a.is_secret as "isSecret"`;
const kept = `${shown}, a.is_active as "isActive", a.sort_order as "sortOrder", a.version`;
const inOrder = 'order by a.sort_order, a.code limit 100';

type StandingRow = Omit<Standing, 'earnedAt' | 'seenAt' | 'value'> & {
  readonly earned_at: string | Date | null;
  readonly seen_at: string | Date | null;
  readonly value: string | number | null;
};

const momentOf = (at: string | Date | null): Date | null => (at === null ? null : new Date(at));

/** The catalogue, and how children stand to it. */
@Injectable()
export class Achievements {
  /** What can be earned, and what the child has earned though it cannot be any more. */
  async of(em: SqlEntityManager, childId: string): Promise<Standing[]> {
    const rows = await em.execute<StandingRow[]>(
      `with ${measured}
       select ${shown}, c.earned_at, c.seen_at, m.value from family.achievements a
       left join family.child_achievements c on c.achievement_id = a.id and c.child_id = ?
       left join measured m on m.metric = a.metric and m.within = a.within
       where a.is_active or c.id is not null ${inOrder}`,
      [`{${childId}}`, childId],
    );
    return rows.map(({ earned_at, seen_at, value, ...row }) => ({
      ...row,
      earnedAt: momentOf(earned_at),
      seenAt: momentOf(seen_at),
      value: value === null ? null : Number(value),
    }));
  }

  /** Ids that are not the child's, or not earned, change nothing. */
  async see(em: SqlEntityManager, childId: string, achievementIds: readonly string[], now: Date): Promise<void> {
    await em.execute(
      `update family.child_achievements set seen_at = ?::timestamptz
       where child_id = ? and achievement_id = any(?::uuid[]) and seen_at is null`,
      [now.toISOString(), childId, `{${achievementIds.join(',')}}`],
    );
  }

  all(em: SqlEntityManager): Promise<KeptAchievement[]> {
    return em.execute<KeptAchievement[]>(`select ${kept} from family.achievements a ${inOrder}`);
  }

  /** Kept from changing until the transaction ends. */
  async locked(em: SqlEntityManager, achievementId: string): Promise<KeptAchievement | undefined> {
    const [row] = await em.execute<KeptAchievement[]>(
      `select ${kept} from family.achievements a where a.id = ? for update`,
      [achievementId],
    );
    return row;
  }

  /** Approvals look at what they reach themselves: what was reached while it could not be earned is found by the filling. */
  async measureAll(em: SqlEntityManager): Promise<void> {
    await em.execute(`update family.known_children set needs_achievements = true where not needs_achievements`);
  }

  async change(em: SqlEntityManager, achievementId: string, to: AchievementFields): Promise<void> {
    await em.execute(
      `update family.achievements set name = ?, description = ?, coins_cents = ?, is_secret = ?, is_active = ?,
         sort_order = ?, version = version + 1 where id = ?`,
      [to.name, to.description, to.coinsCents, to.isSecret, to.isActive, to.sortOrder, achievementId],
    );
  }
}
