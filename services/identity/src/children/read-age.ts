import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { readAge } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, type Reading, UseCase } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { ageInYears } from './birth-month.policy.js';

/** The age of a child, for a service that speaks to it. */
@UseCase()
export class ReadAge {
  @Handles(readAge)
  async execute(
    caller: Caller,
    { childId }: InputOf<typeof readAge>,
    { em, now }: Reading,
  ): Promise<OutputOf<typeof readAge>> {
    const where = { id: childId, role: 'child' as const, deletedAt: null };
    const { birthMonth } = await em.findOneOrFail(Profile, where, { failHandler: notFound });
    return { age: birthMonth ? ageInYears(birthMonth, now, caller.timeZoneOf(childId)) : 0 };
  }
}
