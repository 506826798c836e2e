import { Feature } from '@alcancia/server-kit';

import { AnswersModule } from '../answers/answers.module.js';
import { AskersModule } from '../askers/askers.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { LookupsModule } from '../lookups/lookups.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { Respond } from './respond.js';

/** Questions and their answers. */
@Feature({
  imports: [AnswersModule, AskersModule, KnowledgeModule, LookupsModule, MemoryModule, QuotasModule],
  useCases: [Respond],
})
export class ConversationModule {}
