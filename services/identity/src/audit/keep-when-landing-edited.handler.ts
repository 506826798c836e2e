import { type DataOf } from '@alcancia/contracts/define';
import { landingEdited } from '@alcancia/contracts/marketing';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was written of a landing page, and who sees it, stands beside what else those who run the product did (G36, G40). */
@Reaction()
export class KeepWhenLandingEdited {
  @Hears(landingEdited)
  async react({ landingId, byId, userAgent, before, after }: DataOf<typeof landingEdited>, work: Work): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'landing_saved', aboutId: landingId, before, after });
    await work.em.flush();
  }
}
