import type { DataOf } from '@alcancia/contracts/define';
import { adultChanged } from '@alcancia/contracts/identity';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

@Reaction()
export class KeepAdultWhenAdultChanged {
  @Hears(adultChanged)
  async react(
    { adultId, displayName, languageVariant }: DataOf<typeof adultChanged>,
    { em }: Work,
    { sequence }: EventAbout,
  ): Promise<void> {
    await em.execute(
      `insert into notifications.known_adults as k (adult_id, display_name, language_variant, sequence)
       values (?, ?, coalesce(?::text, 'tu'), ?)
       on conflict (adult_id) do update set display_name = excluded.display_name,
         language_variant = coalesce(?::text, k.language_variant), sequence = excluded.sequence
       where k.sequence < excluded.sequence`,
      [adultId, displayName, languageVariant ?? null, sequence, languageVariant ?? null],
    );
  }
}
