import type { DataOf } from '@alcancia/contracts/define';
import { deviceLinked } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

/** A device was authorised for a child (G26). */
@Reaction()
export class TellGuardiansWhenDeviceLinked {
  @Hears(deviceLinked)
  async react({ childId, name }: DataOf<typeof deviceLinked>, work: Work): Promise<void> {
    const message = words.deviceLinked(name, await nameOf(work.em, childId));
    await tellAdults(work, 'security', await guardiansOf(work.em, childId), {
      type: 'device_linked',
      payload: { message, childId, link: '/settings?tab=devices' },
    });
  }
}
