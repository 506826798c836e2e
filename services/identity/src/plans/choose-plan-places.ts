import { type InputOf, type OutputOf } from '@alcancia/contracts/define';
import { choosePlanPlaces } from '@alcancia/contracts/identity';
import { type Caller, Handles, notFound, UseCase, type Work } from '@alcancia/server-kit';

import { childLimitReached } from '../children/child.errors.js';
import { guardianLimitReached } from '../invitations/invitation.errors.js';
import { hasRoom, PlanLimits } from './plan-limits.entity.js';
import { type Person, peopleOf, settlePlaces } from './places.store.js';

/** The owner picks who stays active in a plan that is too small for everybody; the others are seen (G29). */
@UseCase()
export class ChoosePlanPlaces {
  @Handles(choosePlanPlaces)
  async execute(
    adult: Caller,
    { childIds, guardianIds }: InputOf<typeof choosePlanPlaces>,
    work: Work,
  ): Promise<OutputOf<typeof choosePlanPlaces>> {
    const { familyId } = adult.session;
    if (familyId === null) throw notFound();
    const named = { children: new Set(childIds), guardians: new Set(guardianIds) };
    const people = await peopleOf(work.em, familyId);
    mustBeAmong(people.children, named.children);
    mustBeAmong(people.guardians, named.guardians);
    const { maxChildren, maxGuardians } = await PlanLimits.of(work.em, familyId);
    if (!mayHold(maxChildren, named.children)) throw childLimitReached(maxChildren);
    if (!mayHold(maxGuardians, named.guardians)) throw guardianLimitReached(maxGuardians);
    await settlePlaces(work, familyId, named);
    return {};
  }
}

const mayHold = (limit: number, named: ReadonlySet<string>): boolean =>
  named.size === 0 || hasRoom(limit, named.size - 1);

/** Of other households nothing is said. */
function mustBeAmong(people: readonly Person[], named: ReadonlySet<string>): void {
  const known = new Set(people.map(({ id }) => id));
  if ([...named].some((id) => !known.has(id))) throw notFound();
}
