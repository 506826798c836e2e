import { ConsentModule, Feature } from '@alcancia/server-kit';

import { AskersModule } from '../askers/askers.module.js';
import { ForgetConversation } from './forget-conversation.js';
import { ForgetWhenConsentWithdrawn } from './forget-when-consent-withdrawn.handler.js';
import { ListConversation } from './list-conversation.js';
import { memoryTables } from './memory.personal-data.js';
import { Memory } from './memory.store.js';

/** What was said, kept for 30 days for whoever said it (G30). */
@Feature({
  imports: [AskersModule, ConsentModule],
  useCases: [ForgetConversation, ListConversation],
  reactions: [ForgetWhenConsentWithdrawn],
  providers: [Memory],
  exports: [Memory],
  keeps: memoryTables,
})
export class MemoryModule {}
