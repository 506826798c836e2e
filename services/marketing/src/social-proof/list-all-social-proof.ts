import type { OutputOf } from '@alcancia/contracts/define';
import { listAllSocialProof } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';
import { WrittenProof } from './written-proof.store.js';

/** Everything that was written, also what is not shown. */
@UseCase()
export class ListAllSocialProof {
  constructor(
    private readonly live: LiveProof,
    private readonly written: WrittenProof,
  ) {}

  @Handles(listAllSocialProof)
  async execute(
    _administrator: Caller,
    _input: unknown,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listAllSocialProof>> {
    return {
      onlyReal: await this.written.isOnlyReal(em),
      liveCount: await this.live.count(em, now),
      activities: await this.written.all(em),
    };
  }
}
