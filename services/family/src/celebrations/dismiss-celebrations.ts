import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { dismissCelebrations } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { Celebration } from './celebration.entity.js';

/** The child has seen its celebrations; ids that are not its own change nothing. */
@UseCase()
export class DismissCelebrations {
  @Handles(dismissCelebrations)
  async execute(
    child: Caller,
    { ids }: InputOf<typeof dismissCelebrations>,
    { em, now }: Work,
  ): Promise<OutputOf<typeof dismissCelebrations>> {
    await em.nativeUpdate(Celebration, { id: { $in: ids }, childId: child.userId, seenAt: null }, { seenAt: now });
    return {};
  }
}
