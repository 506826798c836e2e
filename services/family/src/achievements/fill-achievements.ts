import { Injectable } from '@nestjs/common';

import type { ScheduledTask, Work } from '@alcancia/server-kit';

import { AchievementGrants } from './achievement-grants.store.js';
import { filledAtOnce } from './achievements.limits.js';

/**
 * Children of before the release get what they had reached by then, a few at a time (G17). Whatever they earned by a
 * decision meanwhile stays as it is: each is earned once.
 */
@Injectable()
export class FillAchievements implements ScheduledTask {
  constructor(private readonly grants: AchievementGrants) {}

  async run(work: Work): Promise<void> {
    const children = await work.em.execute<{ childId: string; familyId: string }[]>(
      `select child_id as "childId", family_id as "familyId" from family.known_children where needs_achievements
       order by child_id limit ${filledAtOnce} for update skip locked`,
    );
    if (children.length === 0) return;
    await this.grants.fill(work, children);
    await work.em.execute(
      `update family.known_children set needs_achievements = false where child_id = any(?::uuid[])`,
      [`{${children.map(({ childId }) => childId).join(',')}}`],
    );
  }
}
