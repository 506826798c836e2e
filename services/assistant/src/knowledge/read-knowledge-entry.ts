import { readKnowledgeEntry } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { KnowledgeEntries } from './knowledge-entries.store.js';
import { KnowledgeVersions } from './knowledge-versions.store.js';

/** One verified answer and what it said before. */
@UseCase()
export class ReadKnowledgeEntry {
  constructor(
    private readonly entries: KnowledgeEntries,
    private readonly versions: KnowledgeVersions,
  ) {}

  @Handles(readKnowledgeEntry)
  async execute(
    _administrator: Caller,
    { entryId }: InputOf<typeof readKnowledgeEntry>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readKnowledgeEntry>> {
    return { entry: await this.entries.one(em, entryId), versions: await this.versions.of(em, entryId) };
  }
}
