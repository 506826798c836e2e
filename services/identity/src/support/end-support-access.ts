import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { endSupportAccess } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { closeOpen } from './close-open.store.js';
import { SupportAccess } from './support-access.entity.js';

/** The family is its owner's: whoever looks at it is out at their next look. */
@UseCase()
export class EndSupportAccess {
  @Handles(endSupportAccess)
  async execute(
    owner: Caller,
    { accessId: id }: InputOf<typeof endSupportAccess>,
    work: Work,
  ): Promise<OutputOf<typeof endSupportAccess>> {
    const ownerId = owner.adultId;
    if (!(await work.em.findOne(SupportAccess, { id, ownerId }))) throw notFound();
    await closeOpen(work, owner, { id, ownerId });
    return {};
  }
}
