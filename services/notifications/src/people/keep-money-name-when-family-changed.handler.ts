import type { DataOf } from '@alcancia/contracts/define';
import { familyChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

@Reaction()
export class KeepMoneyNameWhenFamilyChanged {
  @Hears(familyChanged)
  async react(
    { familyId, moneyName }: DataOf<typeof familyChanged>,
    { em }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    await em.execute(
      `insert into notifications.known_families as k (family_id, money_name, sequence) values (?, ?, ?)
       on conflict (family_id) do update set money_name = excluded.money_name, sequence = excluded.sequence
       where k.sequence < excluded.sequence`,
      [familyId, moneyName, sequence],
    );
  }
}
