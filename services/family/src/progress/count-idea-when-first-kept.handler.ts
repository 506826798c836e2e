import { firstIdeaKept } from '@alcancia/contracts/assistant';
import type { DataOf } from '@alcancia/contracts/define';
import { ideaCounted } from '@alcancia/contracts/family';
import { Hears, Reaction, type Work } from '@alcancia/server-kit';

/** The guide counts the first idea that an adult keeps (spec 1 §4). */
@Reaction()
export class CountIdeaWhenFirstKept {
  @Hears(firstIdeaKept)
  async react({ authorId }: DataOf<typeof firstIdeaKept>, { em, now, publish }: Work): Promise<void> {
    await em.execute(`insert into family.idea_authors (adult_id, first_kept_at) values (?, ?) on conflict do nothing`, [
      authorId,
      now.toISOString(),
    ]);
    publish(ideaCounted, { recipientId: authorId });
  }
}
