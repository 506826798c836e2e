import type { DataOf } from '@alcancia/contracts/define';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { IdeaShares } from './idea-shares.store.js';

/** Whoever looks after a child no longer shows it nothing any more (G1). */
@Reaction()
export class UnshareWhenLinkEnded {
  constructor(private readonly shares: IdeaShares) {}

  @Hears(guardianshipChanged)
  async react({ adultId, childId, isActive }: DataOf<typeof guardianshipChanged>, work: Work): Promise<void> {
    if (!isActive) await this.shares.end(work, adultId, childId);
  }
}
