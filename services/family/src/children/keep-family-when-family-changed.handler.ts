import type { DataOf } from '@alcancia/contracts/define';
import { familyViewChanged } from '@alcancia/contracts/family';
import { familyChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { childrenOfFamily } from './known-child.store.js';

/** Keeps a family's time zone and the name of its money; another zone may make it another day on every screen. */
@Reaction()
export class KeepFamilyWhenFamilyChanged {
  @Hears(familyChanged)
  async react(
    { familyId, timeZone, moneyName }: DataOf<typeof familyChanged>,
    { em, publish }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    const kept = await em.execute<{ family_id: string }[]>(
      `insert into family.known_families as k (family_id, time_zone, money_name, sequence)
       values (?, ?, ?, ?)
       on conflict (family_id) do update
       set time_zone = excluded.time_zone, money_name = excluded.money_name, sequence = excluded.sequence
       where k.sequence < excluded.sequence
       returning family_id`,
      [familyId, timeZone, moneyName, sequence],
    );
    if (kept.length > 0) publish(familyViewChanged, { familyId, childIds: await childrenOfFamily(em, familyId) });
  }
}
