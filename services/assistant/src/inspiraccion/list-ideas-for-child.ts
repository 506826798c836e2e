import { listSharedIdeas } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { IdeaShares } from './idea-shares.store.js';

/** What adults show to the child that asks. */
@UseCase()
export class ListIdeasForChild {
  constructor(private readonly shares: IdeaShares) {}

  @Handles(listSharedIdeas)
  async execute(child: Caller, _input: unknown, { em }: Reading): Promise<OutputOf<typeof listSharedIdeas>> {
    return { ideas: await this.shares.seenBy(em, child.userId) };
  }
}
