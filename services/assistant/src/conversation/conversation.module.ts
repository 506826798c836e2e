import { Feature } from '@alcancia/server-kit';

import { AnswersModule } from '../answers/answers.module.js';
import { AskersModule } from '../askers/askers.module.js';
import { KnowledgeModule } from '../knowledge/knowledge.module.js';
import { LookupsModule } from '../lookups/lookups.module.js';
import { MemoryModule } from '../memory/memory.module.js';
import { ProposalsModule } from '../proposals/proposals.module.js';
import { QuotasModule } from '../quotas/quotas.module.js';
import { VoiceModule } from '../voice/voice.module.js';
import { Answering } from './answering.js';
import { OpenVoice } from './open-voice.js';
import { Proposing } from './proposing.js';
import { Respond } from './respond.js';
import { VoiceConversations } from './voice-conversations.js';

/** Questions and their answers, written and by voice. */
@Feature({
  imports: [
    AnswersModule,
    AskersModule,
    KnowledgeModule,
    LookupsModule,
    MemoryModule,
    ProposalsModule,
    QuotasModule,
    VoiceModule,
  ],
  useCases: [OpenVoice, Respond],
  providers: [Answering, Proposing, VoiceConversations],
})
export class ConversationModule {}
