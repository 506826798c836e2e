import type { DataOf } from '@alcancia/contracts/define';
import { pinLocked } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

import { guardiansOf, nameOf } from '../people/people.store.js';
import { words } from '../words/notices.js';
import { tellAdults } from './notice.store.js';

/** Somebody tried PINs on a child's profile: every guardian is told at each lock (G52). */
@Reaction()
export class TellGuardiansWhenPinLocked {
  @Hears(pinLocked)
  async react({ childId, needsAdult }: DataOf<typeof pinLocked>, work: Work): Promise<void> {
    const name = await nameOf(work.em, childId);
    const message = needsAdult ? words.pinNeedsAdult(name) : words.pinLocked(name);
    await tellAdults(work, 'security', await guardiansOf(work.em, childId), {
      type: 'other',
      payload: { kind: 'pin_locked', message, childId, link: `/child/${childId}` },
      typed: [name],
    });
  }
}
