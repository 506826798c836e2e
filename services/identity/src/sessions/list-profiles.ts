import { type OutputOf } from '@alcancia/contracts/define';
import { listProfiles } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { lookOf } from '../children/child.view.js';
import { adultPinRule, childPinRule } from '../pins/pin.limits.js';
import { lockView } from '../pins/pin-lock.policy.js';
import { PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { sessionEnded } from './session.errors.js';

type Answer = OutputOf<typeof listProfiles>;

/** '¿Quién está aquí?': the adult of the session and the children linked to them. */
@UseCase()
export class ListProfiles {
  @Handles(listProfiles)
  async execute(caller: Caller, _input: object, { em, now }: Reading): Promise<Answer> {
    const { adultId, familyId } = caller.session;
    const adult = await em.findOne(Profile, { id: adultId, deletedAt: null });
    if (!adult) throw sessionEnded();
    const children = await em.find(
      Profile,
      { id: { $in: caller.childrenWhom('seeProfile') }, role: 'child', deletedAt: null },
      { orderBy: { createdAt: 'asc', id: 'asc' } },
    );
    return {
      adult: {
        id: adult.id,
        displayName: adult.displayName ?? adult.fullName ?? '',
        avatarUrl: adult.avatarUrl ?? null,
        hasPin: adult.hasPin,
        pinLockedUntil: lockView(adult, adultPinRule, now).pinLockedUntil,
        isProfileComplete: adult.isComplete,
      },
      children: children.map((child) => ({
        id: child.id,
        displayName: child.displayName ?? '',
        ...lookOf(child),
        hasPin: child.hasPin,
        ...lockView(child, childPinRule, now),
      })),
      limits: await PlanLimits.of(em, familyId),
    };
  }
}
