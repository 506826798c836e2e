import { Feature } from '@alcancia/server-kit';

import { knowledgeTables } from './knowledge.personal-data.js';
import { KnowledgeEntries } from './knowledge-entries.store.js';

/** What the assistant knows for sure: entries found by meaning as well as by words (G30). */
@Feature({ providers: [KnowledgeEntries], exports: [KnowledgeEntries], keeps: knowledgeTables })
export class KnowledgeModule {}
