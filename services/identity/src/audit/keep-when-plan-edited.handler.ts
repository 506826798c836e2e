import { planEdited } from '@alcancia/contracts/billing';
import { type DataOf } from '@alcancia/contracts/define';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was changed in plans and prices stands beside what else those who run the product did (G40). */
@Reaction()
export class KeepWhenPlanEdited {
  @Hears(planEdited)
  async react(
    { planId, what, planName, byId, userAgent, before, after }: DataOf<typeof planEdited>,
    work: Work,
  ): Promise<void> {
    audit(
      work,
      { adultId: byId, origin: { userAgent } },
      {
        act: what === 'plan' ? 'plan_saved' : 'prices_saved',
        aboutId: planId,
        before,
        after: { plan: planName, ...after },
      },
    );
    await work.em.flush();
  }
}
