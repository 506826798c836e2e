import { type DataOf } from '@alcancia/contracts/define';
import { achievementEdited } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was changed of an achievement stands beside what else those who run the product did (G40). */
@Reaction()
export class KeepWhenAchievementEdited {
  @Hears(achievementEdited)
  async react(
    { achievementId, name, byId, userAgent, before, after }: DataOf<typeof achievementEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    const about = { act: 'achievement_saved', aboutId: achievementId } as const;
    audit(work, by, { ...about, before, after: { achievement: name, ...after } });
    await work.em.flush();
  }
}
