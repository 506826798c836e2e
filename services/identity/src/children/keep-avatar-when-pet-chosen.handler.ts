import type { DataOf } from '@alcancia/contracts/define';
import { petChosen } from '@alcancia/contracts/family';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { keepLook } from './child-look.store.js';

/** The avatar follows the companion. */
@Reaction()
export class KeepAvatarWhenPetChosen {
  @Hears(petChosen)
  async react(told: DataOf<typeof petChosen>, work: Work, { sequence }: EventAbout): Promise<void> {
    await keepLook(work, told, (em) =>
      em.execute<unknown[]>(
        `update identity.profiles set avatar_url = ?, pet_sequence = ?
         where id = ? and role = 'child' and deleted_at is null and pet_sequence < ? returning id`,
        [told.avatar, sequence, told.childId, sequence],
      ),
    );
  }
}
