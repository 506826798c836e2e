import type { DataOf } from '@alcancia/contracts/define';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

@Reaction()
export class KeepGuardianWhenGuardianshipChanged {
  @Hears(guardianshipChanged)
  async react(
    { childId, adultId, permissions, isActive }: DataOf<typeof guardianshipChanged>,
    { em }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    await em.execute(
      `insert into notifications.known_guardians as k (child_id, adult_id, sees_approvals, is_active, sequence)
       values (?, ?, ?, ?, ?)
       on conflict (child_id, adult_id) do update
       set sees_approvals = excluded.sees_approvals, is_active = excluded.is_active, sequence = excluded.sequence
       where k.sequence < excluded.sequence`,
      [childId, adultId, permissions.approvals !== 'no_access', isActive, sequence],
    );
  }
}
