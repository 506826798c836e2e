import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { entryChanged, resetChildPin } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { replacePin } from './pin-attempts.store.js';

/** An adult takes a child's PIN away, with any lock: the wizard comes on the next entry (G2). */
@UseCase()
export class ResetChildPin {
  @Handles(resetChildPin)
  async execute(
    adult: Caller,
    { childId }: InputOf<typeof resetChildPin>,
    { em, publish }: Work,
  ): Promise<OutputOf<typeof resetChildPin>> {
    await replacePin(em, 'child', childId, null);
    publish(entryChanged, { childId, familyId: adult.familyOf(childId) });
    return {};
  }
}
