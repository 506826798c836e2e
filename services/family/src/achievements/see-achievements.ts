import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { seeAchievements } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Achievements } from './achievements.store.js';

/** The child has looked at what it earned. */
@UseCase()
export class SeeAchievements {
  constructor(private readonly achievements: Achievements) {}

  @Handles(seeAchievements)
  async execute(
    child: Caller,
    { ids }: InputOf<typeof seeAchievements>,
    { em, now }: Work,
  ): Promise<OutputOf<typeof seeAchievements>> {
    await this.achievements.see(em, child.userId, ids, now);
    return {};
  }
}
