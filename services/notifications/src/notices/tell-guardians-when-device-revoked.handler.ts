import type { DataOf } from '@alcancia/contracts/define';
import { deviceRevoked } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

/** A device may not be used any more (G26). */
@Reaction()
export class TellGuardiansWhenDeviceRevoked {
  @Hears(deviceRevoked)
  async react({ childIds, name }: DataOf<typeof deviceRevoked>, work: Work): Promise<void> {
    const adults = await Promise.all(childIds.map((childId) => guardiansOf(work.em, childId)));
    await tellAdults(work, 'security', adults.flat(), {
      type: 'device_revoked',
      payload: { message: words.deviceRevoked(name), link: '/settings?tab=devices' },
    });
  }
}
