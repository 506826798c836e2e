import type { DataOf } from '@alcancia/contracts/define';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { notificationsRead } from '@alcancia/contracts/notifications';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

/** Keeps who is to be told of a child. Whose link has ended finds nothing of the child in the bell any more (G1). */
@Reaction()
export class KeepGuardianWhenGuardianshipChanged {
  @Hears(guardianshipChanged)
  async react(
    { childId, adultId, permissions, isActive }: DataOf<typeof guardianshipChanged>,
    { em, publish }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    const kept = await em.execute<unknown[]>(
      `insert into notifications.known_guardians as k (child_id, adult_id, sees_approvals, is_active, sequence)
       values (?, ?, ?, ?, ?)
       on conflict (child_id, adult_id) do update
       set sees_approvals = excluded.sees_approvals, is_active = excluded.is_active, sequence = excluded.sequence
       where k.sequence < excluded.sequence
       returning adult_id`,
      [childId, adultId, permissions.approvals !== 'no_access', isActive, sequence],
    );
    if (isActive || kept.length === 0) return;
    const forgotten = await em.execute<unknown[]>(
      `delete from notifications.notification_logs where recipient_id = ? and payload->>'childId' = ? returning id`,
      [adultId, childId],
    );
    if (forgotten.length > 0) publish(notificationsRead, { recipientId: adultId });
  }
}
