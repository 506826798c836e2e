import type { OutputOf } from '@alcancia/contracts/define';
import { listLiveSocialProof } from '@alcancia/contracts/marketing';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { LiveProof } from './live-proof.store.js';

/** What really happened lately, of children for whom that is allowed at this moment. */
@UseCase()
export class ListLiveSocialProof {
  constructor(private readonly live: LiveProof) {}

  @Handles(listLiveSocialProof)
  async execute(
    _visitor: Caller,
    _input: unknown,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof listLiveSocialProof>> {
    return { events: await this.live.shown(em, now) };
  }
}
