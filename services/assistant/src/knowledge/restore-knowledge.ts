import { restoreKnowledge } from '@alcancia/contracts/assistant';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { KnowledgeEntries } from './knowledge-entries.store.js';
import { tellSaved } from './knowledge-told.js';
import { KnowledgeVersions } from './knowledge-versions.store.js';

/** What an older version said holds again; what it replaces stays in the history (G31). */
@UseCase()
export class RestoreKnowledge {
  constructor(
    private readonly entries: KnowledgeEntries,
    private readonly versions: KnowledgeVersions,
  ) {}

  @Handles(restoreKnowledge)
  async execute(
    administrator: Caller,
    { entryId, version: read, number }: InputOf<typeof restoreKnowledge>,
    work: Work,
  ): Promise<OutputOf<typeof restoreKnowledge>> {
    const before = await this.entries.one(work.em, entryId);
    const after = await this.versions.one(work.em, entryId, number);
    const version = await this.entries.change(work, entryId, read, after, administrator.adultId);
    tellSaved(work, administrator, { entryId, version, before, after });
    return { version };
  }
}
