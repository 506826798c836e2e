import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listGuardians } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { guardiansByChild } from './guardian.view.js';

/** 'Tutores' of a child's page. */
@UseCase()
export class ListGuardians {
  @Handles(listGuardians)
  async execute(
    adult: Caller,
    { childId }: InputOf<typeof listGuardians>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listGuardians>> {
    const guardiansOf = await guardiansByChild(em, [childId], adult.userId);
    return { guardians: guardiansOf(childId) };
  }
}
