import { knowledgeEdited } from '@alcancia/contracts/assistant';
import { type DataOf } from '@alcancia/contracts/define';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** Who saved which verified answer stands beside what else those who run the product did (G31, G40). */
@Reaction()
export class KeepWhenKnowledgeEdited {
  @Hears(knowledgeEdited)
  async react({ entryId, byId, userAgent, before, after }: DataOf<typeof knowledgeEdited>, work: Work): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'knowledge_saved', aboutId: entryId, before, after });
    await work.em.flush();
  }
}
