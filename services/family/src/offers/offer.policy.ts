import { type Capability } from '@alcancia/contracts/define';
import { type Caller, failure } from '@alcancia/server-kit';

interface ForChildren {
  readonly childIds: readonly string[];
}

/** What it takes on its children to see one form of offer, and to change it. */
export interface OfferRights {
  readonly see: Capability;
  readonly change: Capability;
}

/** Changed with rights on all of its children, seen with rights on any (house §2.6). */
export const canEdit = (adult: Caller, { change }: OfferRights, { childIds }: ForChildren): boolean =>
  childIds.every((childId) => adult.may(change, childId));

/** Children out of reach are not named. */
export const childrenNamedTo = (adult: Caller, { see }: OfferRights, { childIds }: ForChildren): string[] =>
  childIds.filter((childId) => adult.may(see, childId));

/** The family of the children that an offer is to name: they belong to one (house §2.6). */
export function oneFamilyOf(adult: Caller, childIds: readonly string[]): string {
  const families = new Set(childIds.map((childId) => adult.familyOf(childId)));
  const [familyId] = families;
  if (familyId === undefined || families.size > 1) throw failure('children_of_two_families');
  return familyId;
}
