import { LockMode } from '@mikro-orm/core';

import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { childChanged, updateChild } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { Profile } from '../profiles/profile.entity.js';
import { mustBeVersion } from '../profiles/version.policy.js';
import { isYetToBeBorn } from './birth-month.policy.js';
import { birthMonthAhead } from './child.errors.js';
import { childSummary } from './child.view.js';

const lockMode = LockMode.PESSIMISTIC_WRITE;

/** An adult corrects what is known of a child; how it looks is said in its world. */
@UseCase()
export class UpdateChild {
  @Handles(updateChild)
  async execute(
    adult: Caller,
    { childId, version, displayName, birthMonth, gender, country }: InputOf<typeof updateChild>,
    { em, now, publish }: Work,
  ): Promise<OutputOf<typeof updateChild>> {
    const where = { id: childId, role: 'child' as const, deletedAt: null };
    const child = await em.findOneOrFail(Profile, where, { lockMode, failHandler: notFound });
    mustBeVersion(child, version);
    if (isYetToBeBorn(birthMonth, now, adult.timeZoneOf(childId))) throw birthMonthAhead();

    em.assign(child, { displayName, birthMonth, gender, updatedAt: now });
    if (country !== undefined) child.country = country;
    await em.flush();
    publish(childChanged, { ...childSummary(child, adult.familyOf(childId)), isNew: false });
    return { version: child.version };
  }
}
