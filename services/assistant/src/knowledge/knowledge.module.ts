import { Feature } from '@alcancia/server-kit';

import { knowledgeTables } from './knowledge.personal-data.js';
import { KnowledgeEntries } from './knowledge-entries.store.js';
import { KnowledgeVersions } from './knowledge-versions.store.js';
import { ListKnowledge } from './list-knowledge.js';
import { PublishedKnowledge } from './published-knowledge.store.js';
import { ReadKnowledgeEntry } from './read-knowledge-entry.js';
import { RestoreKnowledge } from './restore-knowledge.js';
import { UpsertKnowledge } from './upsert-knowledge.js';

/** What the assistant knows for sure: entries found by meaning as well as by words, and who wrote them (G30, G31). */
@Feature({
  useCases: [ListKnowledge, ReadKnowledgeEntry, RestoreKnowledge, UpsertKnowledge],
  providers: [KnowledgeEntries, KnowledgeVersions, PublishedKnowledge],
  exports: [PublishedKnowledge],
  keeps: knowledgeTables,
})
export class KnowledgeModule {}
