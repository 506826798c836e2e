import { type Caller, failure } from '@alcancia/server-kit';

/** The family of the children that a row is to name: they belong to one (house §2.6). */
export function oneFamilyOf(adult: Caller, childIds: readonly string[]): string {
  const families = new Set(childIds.map((childId) => adult.familyOf(childId)));
  const [familyId] = families;
  if (familyId === undefined || families.size > 1) throw failure('children_of_two_families');
  return familyId;
}
