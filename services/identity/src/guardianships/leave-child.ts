import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { leaveChild } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { withdrawOffersTo } from '../ownership/ownership-offer.store.js';
import { settlePlaces } from '../plans/places.store.js';
import { ownerKeepsLink } from './guardianship.errors.js';
import { lockLink, tellOfLink } from './guardianship.store.js';
import { recordRights } from './rights-change.store.js';

/** 'Dejar de ser tutor': a guardian or viewer looks after one child no more, by their own wish. */
@UseCase()
export class LeaveChild {
  @Handles(leaveChild)
  async execute(
    adult: Caller,
    { childId }: InputOf<typeof leaveChild>,
    work: Work,
  ): Promise<OutputOf<typeof leaveChild>> {
    const adultId = adult.userId;
    const link = await lockLink(work, childId, adultId);
    if (link.role === 'owner') throw ownerKeepsLink();
    link.end(work.now);
    recordRights(work, { childId, what: 'left', byId: adultId, aboutId: adultId, permissions: null });
    const familyId = adult.familyOf(childId);
    tellOfLink(work, link, familyId, 'left');
    await settlePlaces(work, familyId);
    await withdrawOffersTo(work, familyId, adultId);
    return {};
  }
}
