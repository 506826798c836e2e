import { type DataOf } from '@alcancia/contracts/define';
import { ambassadorEdited } from '@alcancia/contracts/marketing';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was decided on ambassadors and paid to them stands beside what else those who run the product did (G34, G40). */
@Reaction()
export class KeepWhenAmbassadorEdited {
  @Hears(ambassadorEdited)
  async react(
    { ambassadorId, code, byId, userAgent, before, after }: DataOf<typeof ambassadorEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'ambassador_saved', aboutId: ambassadorId, before, after: { ambassador: code, ...after } });
    await work.em.flush();
  }
}
