import type { DataOf } from '@alcancia/contracts/define';
import { familyViewChanged } from '@alcancia/contracts/family';
import { childChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

/**
 * Keeps what the screens of this service show of a child; what is older than what is known is dropped. Avatar and palette
 * count until a companion or a theme is chosen (child_active_pet, child_themes).
 */
@Reaction()
export class KeepChildWhenChildChanged {
  @Hears(childChanged)
  async react(
    { childId, familyId, displayName, avatar, palette }: DataOf<typeof childChanged>,
    { em, publish }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    const kept = await em.execute<{ child_id: string }[]>(
      `insert into family.known_children as k (child_id, family_id, display_name, avatar, palette, sequence)
       values (?, ?, ?, ?, ?, ?)
       on conflict (child_id) do update
       set family_id = excluded.family_id, display_name = excluded.display_name, avatar = excluded.avatar,
           palette = excluded.palette, sequence = excluded.sequence
       where k.sequence < excluded.sequence
       returning child_id`,
      [childId, familyId, displayName, avatar, palette, sequence],
    );
    if (kept.length > 0) publish(familyViewChanged, { familyId, childIds: [childId] });
  }
}
