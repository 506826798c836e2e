import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { entryChanged, unlockChildPin } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { unlockPin } from './pin-attempts.store.js';

/** An adult lets a child try again: attempts and locks are forgotten, the PIN stays (G52). */
@UseCase()
export class UnlockChildPin {
  @Handles(unlockChildPin)
  async execute(
    adult: Caller,
    { childId }: InputOf<typeof unlockChildPin>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof unlockChildPin>> {
    await unlockPin(em, 'child', childId);
    publish(entryChanged, { childId, familyId: adult.familyOf(childId) });
    return {};
  }
}
