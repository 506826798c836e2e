import type { OutputOf } from '@alcancia/contracts/define';
import { listAllAchievements } from '@alcancia/contracts/family';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Achievements } from './achievements.store.js';

/** The whole catalogue, secrets too. */
@UseCase()
export class ListAllAchievements {
  constructor(private readonly achievements: Achievements) {}

  @Handles(listAllAchievements)
  async execute(
    _administrator: Caller,
    _input: object,
    { em }: Reading,
  ): Promise<OutputOf<typeof listAllAchievements>> {
    return { achievements: await this.achievements.all(em) };
  }
}
