import { Feature } from '@alcancia/server-kit';

import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { Respond } from './respond.js';

/** Questions and their answers. */
@Feature({ imports: [KnowledgeModule], useCases: [Respond] })
export class ConversationModule {}
