import { listIdeas } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { Ideas } from './ideas.store.js';

/** The ideas that whoever asks has kept. */
@UseCase()
export class ListIdeas {
  constructor(private readonly ideas: Ideas) {}

  @Handles(listIdeas)
  async execute(adult: Caller, _input: unknown, { em }: Reading): Promise<OutputOf<typeof listIdeas>> {
    return { ideas: await this.ideas.all(em, adult.adultId) };
  }
}
