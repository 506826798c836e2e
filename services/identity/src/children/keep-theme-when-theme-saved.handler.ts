import type { DataOf } from '@alcancia/contracts/define';
import { themeSaved } from '@alcancia/contracts/family';
import { type EventAbout, Hears, Reaction, type Work } from '@alcancia/server-kit';

import { keepLook } from './child-look.store.js';

/** The selector and the lists of children show the world as it is now. The version stays: nobody's open form is refused for it. */
@Reaction()
export class KeepThemeWhenThemeSaved {
  @Hears(themeSaved)
  async react(told: DataOf<typeof themeSaved>, work: Work, { sequence }: EventAbout): Promise<void> {
    await keepLook(work, told, (em) =>
      em.execute<unknown[]>(
        `update identity.profiles set palette = ?, card_design = ?, theme_sequence = ?
         where id = ? and role = 'child' and deleted_at is null and theme_sequence < ? returning id`,
        [told.palette, told.cardDesign, sequence, told.childId, sequence],
      ),
    );
  }
}
