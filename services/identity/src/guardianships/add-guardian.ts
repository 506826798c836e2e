import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accessChanged, addGuardian, guardianshipChanged } from '@alcancia/contracts/identity';
import { type Caller, failure, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { everyPermission, Guardianship } from './guardianship.entity.js';

/** The owner of a child gives another adult every right over it. Asked again, it changes nothing. */
@UseCase()
export class AddGuardian {
  @Handles(addGuardian)
  async execute(
    owner: Caller,
    { childId, adultId }: InputOf<typeof addGuardian>,
    { em, now, newId, publish }: Work,
  ): Promise<OutputOf<typeof addGuardian>> {
    const { role, familyId } = owner.linkTo(childId);
    if (role !== 'owner') throw failure('not_permitted');
    const adult = await em.findOne(Profile, { id: adultId, role: 'adult', deletedAt: null });
    if (!adult?.isComplete) throw notFound();
    if ((await em.count(Guardianship, { childId, adultId, status: 'active' })) > 0) return {};

    const { relationshipType } = adult;
    em.create(Guardianship, {
      id: newId(),
      childId,
      adultId,
      role: 'guardian',
      status: 'active',
      permissions: everyPermission,
      relationshipType,
      createdAt: now,
      updatedAt: now,
    });
    const link = { childId, familyId, adultId, permissions: everyPermission };
    publish(guardianshipChanged, { ...link, role: 'guardian', isActive: true });
    publish(accessChanged, { aboutId: adultId, about: 'user' });
    return {};
  }
}
