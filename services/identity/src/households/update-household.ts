import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { accessChanged, familyChanged, updateHousehold } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { mustBeVersion } from '../profiles/version.policy.js';
import { Household } from './household.entity.js';
import { timeZoneUnknown } from './household.errors.js';
import { knownTimeZone } from './time-zone.policy.js';

const lockMode = LockMode.PESSIMISTIC_WRITE;

/** The owner settles where the family's day begins and what its money is called (G3, G4). */
@UseCase()
export class UpdateHousehold {
  @Handles(updateHousehold)
  async execute(
    adult: Caller,
    { timeZone: asked, moneyName, version }: InputOf<typeof updateHousehold>,
    { em, now, publish }: Work,
  ): Promise<OutputOf<typeof updateHousehold>> {
    const where = { ownerId: adult.userId };
    const household = await em.findOneOrFail(Household, where, { lockMode, failHandler: notFound });
    const timeZone = knownTimeZone(asked);
    if (timeZone === null) throw timeZoneUnknown();
    mustBeVersion(household, version);

    const hasMoved = household.timeZone !== timeZone;
    household.change({ timeZone, moneyName }, now);
    await em.flush();
    publish(familyChanged, household.summary());
    if (hasMoved) {
      // Callers carry the family's time zone: whoever reaches one of its children must get the new one.
      const children = await em.find(Profile, { familyId: household.id, role: 'child', deletedAt: null });
      for (const { id } of children) publish(accessChanged, { aboutId: id, about: 'child' });
    }
    return { version: household.version };
  }
}
