import { notYourHousehold } from './subscription.errors.js';

interface Asking {
  readonly session: { readonly familyId: string | null };
}

/** The household that the caller owns: its plan is theirs to decide, nobody else's (G1). */
export function householdOf({ session: { familyId } }: Asking): string {
  if (familyId === null) throw notYourHousehold();
  return familyId;
}
