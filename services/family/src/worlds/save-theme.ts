import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { saveTheme, themeSaved } from '@alcancia/contracts/family';
import { type Caller, Handles, UseCase, type Work } from '@alcancia/server-kit';

import { themeWithColours } from './theme.policy.js';

/** A child, or an adult for the child, gives its world a landscape and colours. Of two at once the later one stays. */
@UseCase()
export class SaveTheme {
  @Handles(saveTheme)
  async execute(
    person: Caller,
    { childId, cardDesign, colorTheme }: InputOf<typeof saveTheme>,
    { em, now, publish }: Work,
  ): Promise<OutputOf<typeof saveTheme>> {
    const familyId = person.familyOf(childId);
    const theme = themeWithColours({ cardDesign, colorTheme });
    const at = now.toISOString();
    await em.execute(
      `insert into family.child_themes
         (child_id, family_id, card_design, color_theme, primary_color, accent_color, bg_color, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?)
       on conflict (child_id) do update
       set card_design = excluded.card_design, color_theme = excluded.color_theme,
           primary_color = excluded.primary_color, accent_color = excluded.accent_color,
           bg_color = excluded.bg_color, updated_at = excluded.updated_at`,
      [childId, familyId, cardDesign, colorTheme, theme.primaryColor, theme.accentColor, theme.bgColor, at, at],
    );
    publish(themeSaved, { familyId, childId, cardDesign, palette: colorTheme });
    return { theme };
  }
}
