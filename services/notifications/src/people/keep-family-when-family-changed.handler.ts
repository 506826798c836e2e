import type { DataOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

@Reaction()
export class KeepFamilyWhenFamilyChanged {
  @Hears(familyChanged)
  async react(
    { familyId, ownerId, timeZone, moneyName }: DataOf<typeof familyChanged>,
    { em }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    await em.execute(
      `insert into notifications.known_families as k (family_id, owner_id, time_zone, money_name, sequence) values (?, ?, ?, ?, ?)
       on conflict (family_id) do update set owner_id = excluded.owner_id, time_zone = excluded.time_zone,
         money_name = excluded.money_name, sequence = excluded.sequence
       where k.sequence < excluded.sequence`,
      [familyId, ownerId, timeZone, moneyName, sequence],
    );
  }
}
