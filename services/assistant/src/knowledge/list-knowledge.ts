import { listKnowledge } from '@alcancia/contracts/assistant';
import type { OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { KnowledgeEntries } from './knowledge-entries.store.js';

/** Every verified answer, also those that nobody is given. */
@UseCase()
export class ListKnowledge {
  constructor(private readonly entries: KnowledgeEntries) {}

  @Handles(listKnowledge)
  async execute(_administrator: Caller, _input: unknown, { em }: Reading): Promise<OutputOf<typeof listKnowledge>> {
    return { entries: await this.entries.all(em) };
  }
}
