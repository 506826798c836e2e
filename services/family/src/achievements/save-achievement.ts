import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { achievementEdited, saveAchievement } from '@alcancia/contracts/family';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { changedAchievement } from './achievement.policy.js';
import { Achievements } from './achievements.store.js';

/** Those who run the product change what an achievement is called, gives and shows; what is earned stays as it is (G40). */
@UseCase()
export class SaveAchievement {
  constructor(private readonly achievements: Achievements) {}

  @Handles(saveAchievement)
  async execute(
    { adultId: byId, origin }: Caller,
    { achievementId, version, ...fields }: InputOf<typeof saveAchievement>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof saveAchievement>> {
    const achievement = await this.achievements.locked(em, achievementId);
    if (!achievement) throw notFound();
    if (achievement.version !== version) throw failure('changed_before');
    const edit = changedAchievement(achievement, fields);
    if (Object.keys(edit.after).length === 0) return { version };
    await this.achievements.change(em, achievementId, fields);
    if (fields.isActive && !achievement.isActive) await this.achievements.measureAll(em);
    const userAgent = origin.userAgent.slice(0, 300);
    publish(achievementEdited, { achievementId, name: achievement.name, byId, userAgent, ...edit });
    return { version: version + 1 };
  }
}
