import { speechEdited } from '@alcancia/contracts/speech';
import { type DataOf } from '@alcancia/contracts/define';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { audit } from './audit.store.js';

/** Who set how the product speaks stands beside what else those who run it did (G32, G40). */
@Reaction()
export class KeepWhenSpeechEdited {
  @Hears(speechEdited)
  async react({ settingsId, byId, userAgent, before, after }: DataOf<typeof speechEdited>, work: Work): Promise<void> {
    const by = { adultId: byId, origin: { userAgent } };
    audit(work, by, { act: 'speech_saved', aboutId: settingsId, before, after });
    await work.em.flush();
  }
}
