import { type DataOf } from '@alcancia/contracts/define';
import { petKitEdited } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was changed of a kit stands beside what else those who run the product did (G40). */
@Reaction()
export class KeepWhenPetKitEdited {
  @Hears(petKitEdited)
  async react(
    { kitRowId, kitName, byId, userAgent, before, after }: DataOf<typeof petKitEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'pet_kit_saved', aboutId: kitRowId, before, after: { kit: kitName, ...after } });
    await work.em.flush();
  }
}
