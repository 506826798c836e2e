import { type SqlEntityManager } from '@mikro-orm/sql';

import { type CallerShape, mayReach } from '@alcancia/contracts/caller';
import { areas, type OutputOf } from '@alcancia/contracts/define';
import { whoAmI } from '@alcancia/contracts/identity';
import { type Caller, Handles, type Reading, UseCase } from '@alcancia/server-kit';

import { waitingErasures } from '../erasures/erasure.store.js';
import { Household } from '../households/household.entity.js';
import { textsToAcceptBy } from '../legal/legal-consents.store.js';
import { PlanLimits } from '../plans/plan-limits.entity.js';
import { Profile } from '../profiles/profile.entity.js';
import { sessionEnded } from './session.errors.js';

type Answer = OutputOf<typeof whoAmI>;

/** Everything the shell needs to know of the session it runs in. A child's says nothing of the adult. */
@UseCase()
export class WhoAmI {
  @Handles(whoAmI)
  async execute(caller: Caller, _input: object, { em, now }: Reading): Promise<Answer> {
    const { sessionId, role, profile, userId, adultId, familyId, pendingSetup, flagsOff } = caller.session;
    const people = await em.find(Profile, { id: { $in: [adultId, userId ?? adultId] }, deletedAt: null });
    const adult = people.find(({ id }) => id === adultId);
    const acting = people.find(({ id }) => id === userId);
    if (!adult || (userId !== null && !acting)) throw sessionEnded();

    const common = {
      sessionId,
      role,
      household: await householdView(em, familyId),
      ...(pendingSetup && { pendingSetup }),
      ...(flagsOff && { flagsOff }),
    };
    if (profile === 'child' && acting) {
      const isBeyondPlan = caller.session.children[acting.id]?.isBeyondPlan;
      const asChild = { ...common, ...(isBeyondPlan && { isBeyondPlan }) };
      return { ...asChild, profile, active: activeView(acting, 'child'), adult: null, limits: null };
    }
    return {
      ...common,
      profile: profile === 'adult' ? 'adult' : 'none',
      active: acting ? activeView(acting, 'adult') : null,
      adult: {
        ...adultView(adult),
        erasureDueAt: (await waitingErasures(em, [adultId])).get(adultId)?.toISOString() ?? null,
        textsToAccept: profile === 'adult' && role === 'adult' ? await textsToAcceptBy(em, adultId, now) : [],
      },
      limits: await PlanLimits.of(em, familyId),
      closedAreas: closedTo(caller.session),
    };
  }
}

function closedTo({ children }: CallerShape): Answer['closedAreas'] {
  const links = Object.values(children);
  return links.length === 0 ? [] : areas.filter((area) => !links.some((link) => mayReach(link, 'view', area)));
}

const activeView = ({ id, displayName, fullName, avatarUrl }: Profile, type: 'adult' | 'child') => ({
  id,
  type,
  displayName: displayName ?? fullName ?? '',
  avatarUrl: avatarUrl ?? null,
});

type AdultView = NonNullable<Answer['adult']>;

function adultView(adult: Profile): AdultView {
  return {
    id: adult.id,
    email: adult.email ?? '',
    version: adult.version,
    hasPin: adult.hasPin,
    languageVariant: adult.languageVariant ?? 'tu',
    isProfileComplete: adult.isComplete,
    lastLoginAt: adult.lastLoginAt?.toISOString() ?? null,
    fullName: adult.fullName ?? undefined,
    displayName: adult.displayName ?? undefined,
    age: adult.age ?? undefined,
    gender: (adult.gender ?? undefined) as AdultView['gender'],
    country: adult.country ?? undefined,
    relationshipType: (adult.relationshipType ?? undefined) as AdultView['relationshipType'],
  };
}

async function householdView(em: SqlEntityManager, familyId: string | null): Promise<Answer['household']> {
  const household = familyId === null ? null : await em.findOne(Household, { id: familyId });
  return household && { familyId: household.id, timeZone: household.timeZone, moneyName: household.moneyName };
}
