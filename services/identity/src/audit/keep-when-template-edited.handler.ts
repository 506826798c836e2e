import { type DataOf } from '@alcancia/contracts/define';
import { activityTemplateEdited } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** What was made or changed of a template stands beside what else those who run the product did (G40). */
@Reaction()
export class KeepWhenTemplateEdited {
  @Hears(activityTemplateEdited)
  async react(
    { templateId, title, byId, userAgent, before, after }: DataOf<typeof activityTemplateEdited>,
    work: Work,
  ): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'template_saved', aboutId: templateId, before, after: { template: title, ...after } });
    await work.em.flush();
  }
}
