import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { listAllGuardians } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { lookOf } from '../children/child.view.js';
import { Profile } from '../profiles/profile.entity.js';
import { guardiansByChild } from './guardian.view.js';

/** Settings, 'Familia': who looks after each child within reach. */
@UseCase()
export class ListAllGuardians {
  @Handles(listAllGuardians)
  async execute(
    adult: Caller,
    _input: InputOf<typeof listAllGuardians>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listAllGuardians>> {
    const children = await em.find(
      Profile,
      { id: { $in: adult.childrenWhom('seeGuardians') }, role: 'child', deletedAt: null },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    const guardiansOf = await guardiansByChild(
      em,
      children.map(({ id }) => id),
      adult.userId,
    );
    return {
      children: children.map((child) => ({
        childId: child.id,
        displayName: child.displayName ?? '',
        avatar: lookOf(child).avatar,
        guardians: guardiansOf(child.id),
      })),
    };
  }
}
