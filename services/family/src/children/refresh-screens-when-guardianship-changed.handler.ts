import type { DataOf } from '@alcancia/contracts/define';
import { adultViewChanged, familyViewChanged } from '@alcancia/contracts/family';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { Hears, NotKnownYet, Reaction, type Work } from '@alcancia/server-kit';

import { isKnownChild } from './known-child.store.js';

/** Rights travel with the caller and are not kept here; screens that list the child's things are read again. */
@Reaction()
export class RefreshScreensWhenGuardianshipChanged {
  @Hears(guardianshipChanged)
  async react(
    { childId, familyId, adultId }: DataOf<typeof guardianshipChanged>,
    { em, publish }: Work,
  ): Promise<void> {
    if (!(await isKnownChild(em, childId))) throw new NotKnownYet('the child');
    publish(familyViewChanged, { familyId, childIds: [childId] });
    // Whose link has ended is not among those linked to the child any more.
    publish(adultViewChanged, { familyId, adultId });
  }
}
