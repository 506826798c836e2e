import type { DataOf } from '@alcancia/contracts/define';
import { dataExportChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tell } from './notice.store.js';

/** Whoever asked for a download hears that it can be fetched, or that it could not be made (G41). */
@Reaction()
export class TellAdultWhenDataExportReady {
  @Hears(dataExportChanged)
  async react({ recipientId, childId, state }: DataOf<typeof dataExportChanged>, work: Work): Promise<void> {
    if (state === 'gathering') return;
    const child = childId === null ? undefined : await nameOf(work.em, childId);
    const message = state === 'ready' ? words.dataExportReady(child) : words.dataExportFailed(child);
    const link = childId === null ? '/settings?tab=privacy' : `/child/${childId}?tab=privacidad`;
    await tell(work, [recipientId], {
      type: 'other',
      payload: { about: 'data_export', message, link, ...(childId === null ? {} : { childId }) },
      typed: child === undefined ? [] : [child],
    });
  }
}
