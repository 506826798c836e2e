import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readHousehold } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { PlanLimits } from '../plans/plan-limits.entity.js';
import { Household } from './household.entity.js';

/** The household that one owns; for a child the one it lives in. */
@UseCase()
export class ReadHousehold {
  @Handles(readHousehold)
  async execute(
    caller: Caller,
    _input: InputOf<typeof readHousehold>,
    { em }: Reading,
  ): Promise<OutputOf<typeof readHousehold>> {
    const where = caller.isChild ? { id: caller.familyOf(caller.userId) } : { ownerId: caller.userId };
    const household = await em.findOneOrFail(Household, where, { failHandler: notFound });
    const { id: familyId, timeZone, moneyName, version } = household;
    const isOwner = household.ownerId === caller.userId;
    return { familyId, timeZone, moneyName, version, isOwner, limits: await PlanLimits.of(em, familyId) };
  }
}
