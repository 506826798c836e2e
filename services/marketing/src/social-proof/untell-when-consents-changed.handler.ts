import type { DataOf } from '@alcancia/contracts/define';
import { consentsChanged } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';

/** Once it is no longer allowed nothing of the child stays, also if it is allowed again (G39). */
@Reaction()
export class UntellWhenConsentsChanged {
  constructor(private readonly live: LiveProof) {}

  @Hears(consentsChanged)
  async react({ childId, given }: DataOf<typeof consentsChanged>, work: Work): Promise<void> {
    if (given['social_proof'] !== purposeVersions.social_proof) await this.live.removeOf(work, childId);
  }
}
