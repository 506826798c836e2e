import { type DataOf } from '@alcancia/contracts/define';
import { socialProofEdited } from '@alcancia/contracts/marketing';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** Who wrote or changed which notice stands beside what else those who run the product did (G39, G40). */
@Reaction()
export class KeepWhenSocialProofEdited {
  @Hears(socialProofEdited)
  async react(
    { proofId, byId, userAgent, before, after }: DataOf<typeof socialProofEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'social_proof_saved', aboutId: proofId, before, after });
    await work.em.flush();
  }
}
