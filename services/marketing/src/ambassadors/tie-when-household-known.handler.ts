import type { DataOf } from '@alcancia/contracts/define';
import { familyChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

/** A tie that was once is never undone: events in any order lead to the same. */
const tie = ({ em, now }: Work, familyId: string, adultId: string): Promise<unknown> =>
  em.execute(
    `insert into marketing.household_ties (family_id, adult_id, since) values (?, ?, ?) on conflict do nothing`,
    [familyId, adultId, now.toISOString()],
  );

/** Who owns a household belongs to it. */
@Reaction()
export class TieWhenFamilyChanged {
  @Hears(familyChanged)
  async react({ familyId, ownerId }: DataOf<typeof familyChanged>, work: Work): Promise<void> {
    await tie(work, familyId, ownerId);
  }
}

/** So does who looks after one of its children. */
@Reaction()
export class TieWhenGuardianshipChanged {
  @Hears(guardianshipChanged)
  async react({ familyId, adultId }: DataOf<typeof guardianshipChanged>, work: Work): Promise<void> {
    await tie(work, familyId, adultId);
  }
}
