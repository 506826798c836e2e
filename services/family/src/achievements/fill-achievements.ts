import { Injectable } from '@nestjs/common';

import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { CoinLedger } from '../coins/coins.ledger.js';
import { progressOf } from '../levels/progress.store.js';
import { earnAchievements } from './achievement-grants.policy.js';
import { filledAtOnce } from './achievements.limits.js';
import { standingsByAllOf } from './standings.store.js';

/**
 * Children of before the release, or of before an achievement was offered again, get what they had reached by then, a few
 * at a time, and find it as new, without a cheer for each (G17). Whatever they earned by a decision meanwhile stays as it
 * is: each is earned once.
 */
@Injectable()
export class FillAchievements implements ScheduledTask {
  constructor(private readonly ledger: CoinLedger) {}

  async run(work: Work): Promise<void> {
    const { em } = work;
    const children = await em.execute<{ childId: string; familyId: string }[]>(
      `select child_id as "childId", family_id as "familyId" from family.known_children where needs_achievements
       order by child_id limit ${filledAtOnce} for update skip locked`,
    );
    if (children.length === 0) return;
    const childIds = children.map(({ childId }) => childId);
    const purses = await this.ledger.lock(em, ...childIds);
    const deeds = {
      purses,
      progress: await progressOf(em, childIds),
      standings: await standingsByAllOf(em, childIds),
      approvals: 0,
    };
    for (const child of children) earnAchievements(work, deeds, child, null);
    await em.execute(`update family.known_children set needs_achievements = false where child_id = any(?::uuid[])`, [
      `{${childIds.join(',')}}`,
    ]);
  }
}
