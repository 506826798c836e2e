import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accessChanged, childChanged, createChild, guardianshipChanged } from '@alcancia/contracts/identity';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { ChildConsents } from '../consents/child-consents.store.js';
import { mustStay } from '../erasures/erasure.store.js';
import { everyPermission, Guardianship } from '../guardianships/guardianship.entity.js';
import { Household } from '../households/household.entity.js';
import { hasRoom, PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { isYetToBeBorn } from './birth-month.policy.js';
import { birthMonthAhead, childLimitReached, profileIncomplete } from './child.errors.js';
import { childSummary } from './child.view.js';

// Two children added at once must not both take the plan's last place.
const lockMode = LockMode.PESSIMISTIC_WRITE;

/** An adult adds a child to the own household and owns its guardianship from the first moment. */
@UseCase()
export class CreateChild {
  constructor(private readonly consents: ChildConsents) {}

  @Handles(createChild)
  async execute(
    adult: Caller,
    { displayName, birthMonth, gender, avatar, palette, country }: InputOf<typeof createChild>,
    work: Work,
  ): Promise<OutputOf<typeof createChild>> {
    const { em, now, newId, publish, count } = work;
    const ownerId = adult.userId;
    const owner = await em.findOne(Profile, { id: ownerId, deletedAt: null });
    const household = await em.findOne(Household, { ownerId }, { lockMode });
    if (!owner?.isComplete || !household) throw profileIncomplete();
    await mustStay(em, ownerId);
    if (isYetToBeBorn(birthMonth, now, household.timeZone)) throw birthMonthAhead();

    const familyId = household.id;
    const { maxChildren } = await PlanLimits.of(em, familyId);
    const current = await em.count(Profile, { familyId, role: 'child', deletedAt: null });
    if (!hasRoom(maxChildren, current)) throw childLimitReached(maxChildren);

    const child = em.create(Profile, {
      id: newId(),
      role: 'child',
      familyId,
      guardianId: ownerId,
      displayName,
      birthMonth,
      gender,
      avatarUrl: avatar,
      palette,
      country: country ?? owner.country,
      createdAt: now,
      updatedAt: now,
    });
    const { id: childId } = child;
    await em.flush();
    const relationshipType = owner.relationshipType ?? null;
    em.create(Guardianship, Guardianship.ofOwner({ id: newId(), childId, adultId: ownerId, relationshipType, now }));

    const core = { childId, purpose: 'core', isGiven: true, method: 'profile', decidedBy: ownerId } as const;
    await this.consents.add(work, core, 0);

    count('children');
    publish(childChanged, { ...childSummary(child, familyId), isNew: true });
    const link = { childId, familyId, adultId: ownerId, permissions: everyPermission };
    publish(guardianshipChanged, { ...link, role: 'owner', isActive: true });
    publish(accessChanged, { aboutId: ownerId, about: 'user' });
    return { childId };
  }
}
