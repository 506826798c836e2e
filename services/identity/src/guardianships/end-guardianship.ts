import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { endGuardianship } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { withdrawOffersTo } from '../ownership/ownership-offer.store.js';
import { settlePlaces } from '../plans/places.store.js';
import { ownerKeepsLink } from './guardianship.errors.js';
import { lockLink, tellOfLink } from './guardianship.store.js';
import { recordRights } from './rights-change.store.js';

/** The owner ends the link of another adult to one child; the child itself stays (G20). */
@UseCase()
export class EndGuardianship {
  @Handles(endGuardianship)
  async execute(
    owner: Caller,
    { childId, adultId }: InputOf<typeof endGuardianship>,
    work: Work,
  ): Promise<OutputOf<typeof endGuardianship>> {
    const link = await lockLink(work, childId, adultId);
    if (link.role === 'owner') throw ownerKeepsLink();
    link.end(work.now);
    recordRights(work, { childId, what: 'ended', byId: owner.userId, aboutId: adultId, permissions: null });
    const familyId = owner.familyOf(childId);
    tellOfLink(work, link, familyId, 'ended');
    await settlePlaces(work, familyId);
    await withdrawOffersTo(work, familyId, adultId);
    return {};
  }
}
