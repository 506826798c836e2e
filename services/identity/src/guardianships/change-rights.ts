import { roleFor } from '@alcancia/contracts/caller';
import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { changeRights } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { mustBeVersion } from '../profiles/version.policy.js';
import { ownerKeepsLink } from './guardianship.errors.js';
import { lockLink, tellOfLink } from './guardianship.store.js';
import { recordRights } from './rights-change.store.js';

/** The owner gives a guardian other rights over one child; they hold from the next request on (G1, G25). */
@UseCase()
export class ChangeRights {
  @Handles(changeRights)
  async execute(
    owner: Caller,
    { childId, adultId, permissions, version }: InputOf<typeof changeRights>,
    work: Work,
  ): Promise<OutputOf<typeof changeRights>> {
    const link = await lockLink(work, childId, adultId);
    if (link.role === 'owner') throw ownerKeepsLink();
    mustBeVersion(link, version);

    work.em.assign(link, { permissions, role: roleFor(permissions), updatedAt: work.now });
    await work.em.flush();
    recordRights(work, { childId, what: 'rights_changed', byId: owner.userId, aboutId: adultId, permissions });
    tellOfLink(work, link, owner.familyOf(childId), 'rights');
    return { version: link.version };
  }
}
