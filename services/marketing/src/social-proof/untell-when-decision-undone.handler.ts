import type { DataOf } from '@alcancia/contracts/define';
import { decisionUndone } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';

/** What was taken back did not happen. */
@Reaction()
export class UntellWhenDecisionUndone {
  constructor(private readonly live: LiveProof) {}

  @Hears(decisionUndone)
  async react({ requestId }: DataOf<typeof decisionUndone>, work: Work): Promise<void> {
    await this.live.removeFrom(work, 'request', requestId);
  }
}
