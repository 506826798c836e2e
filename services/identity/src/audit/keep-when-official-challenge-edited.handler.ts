import { type DataOf } from '@alcancia/contracts/define';
import { officialChallengeEdited } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was made or changed of an official challenge stands beside what else those who run the product did (G40). */
@Reaction()
export class KeepWhenOfficialChallengeEdited {
  @Hears(officialChallengeEdited)
  async react(
    { officialId, title, byId, userAgent, before, after }: DataOf<typeof officialChallengeEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, {
      act: 'official_challenge_saved',
      aboutId: officialId,
      before,
      after: { challenge: title, ...after },
    });
    await work.em.flush();
  }
}
