import { erasedInAssistant } from '@alcancia/contracts/assistant';
import { ConsentModule, defineService, ErasureModule, PersonalDataModule } from '@alcancia/server-kit';

import { ConversationModule } from './conversation/conversation.module.js';
import { FiguresModule } from './figures/figures.module.js';
import { assistantConfig } from './assistant-settings.policy.js';
import { fillAssistant } from './first-run.js';
import { InspiraccionModule } from './inspiraccion/inspiraccion.module.js';
import { KnowledgeModule } from './knowledge/knowledge.module.js';
import { MemoryModule } from './memory/memory.module.js';
import { ProposalsModule } from './proposals/proposals.module.js';

/** Who answers families: verified knowledge first (G30). */
export const assistant = defineService({
  name: 'assistant',
  config: assistantConfig,
  modules: [
    ConsentModule,
    ConversationModule,
    ErasureModule,
    FiguresModule,
    InspiraccionModule,
    KnowledgeModule,
    MemoryModule,
    PersonalDataModule,
    ProposalsModule,
  ],
  migrations: new URL('../migrations/', import.meta.url),
  erasures: { told: erasedInAssistant },
  firstRun: fillAssistant,
});

export { simulatedAnswers } from './answers/simulator/simulated-answers.js';
export { type VoiceFault, VoiceSimulator } from './voice/simulator/voice-simulator.js';
