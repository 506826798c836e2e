import type { DataOf } from '@alcancia/contracts/define';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import { notificationsRead } from '@alcancia/contracts/notifications';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

/** Keeps who is to be told of a child. Whose link has ended finds nothing of the child in the bell any more (G1). */
@Reaction()
export class KeepGuardianWhenGuardianshipChanged {
  @Hears(guardianshipChanged)
  async react(
    { childId, familyId, adultId, role, permissions, isActive }: DataOf<typeof guardianshipChanged>,
    { em, publish }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    const kept = await em.execute<unknown[]>(
      `insert into notifications.known_guardians as k (child_id, adult_id, family_id, role, permissions, sees_approvals, is_active, sequence)
       values (?, ?, ?, ?, ?::jsonb, ?, ?, ?)
       on conflict (child_id, adult_id) do update
       set family_id = excluded.family_id, role = excluded.role, permissions = excluded.permissions,
         sees_approvals = excluded.sees_approvals, is_active = excluded.is_active, sequence = excluded.sequence
       where k.sequence < excluded.sequence
       returning adult_id`,
      [
        childId,
        adultId,
        familyId,
        role,
        JSON.stringify(permissions),
        permissions.approvals !== 'no_access',
        isActive,
        sequence,
      ],
    );
    if (isActive || kept.length === 0) return;
    await em.execute(`delete from notifications.waiting_mails where adult_id = ? and about_child_id = ?`, [
      adultId,
      childId,
    ]);
    const forgotten = await em.execute<unknown[]>(
      `delete from notifications.notification_logs where recipient_id = ? and payload->>'childId' = ? returning id`,
      [adultId, childId],
    );
    if (forgotten.length > 0) publish(notificationsRead, { recipientId: adultId });
  }
}
