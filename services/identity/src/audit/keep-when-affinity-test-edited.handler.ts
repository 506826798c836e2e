import { type DataOf } from '@alcancia/contracts/define';
import { affinityTestEdited } from '@alcancia/contracts/marketing';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was changed of the affinity test stands beside what else those who run the product did (G40). */
@Reaction()
export class KeepWhenAffinityTestEdited {
  @Hears(affinityTestEdited)
  async react(
    { testId, edition, byId, userAgent, before, after }: DataOf<typeof affinityTestEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    const changed = { edition: `Edición ${edition}`, ...after };
    audit(work, by, { act: 'affinity_test_saved', aboutId: testId, before, after: changed });
    await work.em.flush();
  }
}
