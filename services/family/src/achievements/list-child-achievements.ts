import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { listChildAchievements } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { viewAchievement } from './achievement.policy.js';
import { Achievements } from './achievements.store.js';

/** 'Logros' of a child: its own, or as an adult who looks after it sees them (G17). */
@UseCase()
export class ListChildAchievements {
  constructor(private readonly achievements: Achievements) {}

  @Handles(listChildAchievements)
  async execute(
    person: Caller,
    { childId }: InputOf<typeof listChildAchievements>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listChildAchievements>> {
    const reader = { isChild: person.isChild, seesCoins: person.may('seeWallet', childId) };
    const standings = await this.achievements.of(em, childId);
    return { achievements: standings.map((standing) => viewAchievement(standing, reader)) };
  }
}
