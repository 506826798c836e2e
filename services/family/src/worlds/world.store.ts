import type { SqlEntityManager } from '@mikro-orm/sql';

import { type CardDesign, type ColorTheme, startCardOf } from '@alcancia/contracts/looks';
import type { avatars, palettes } from '@alcancia/contracts/values';

import { defaultTheme } from './theme.policy.js';

interface WorldLook {
  readonly cardDesign: CardDesign;
  readonly colorTheme: ColorTheme;
  readonly kitId: (typeof avatars)[number];
}

interface Row {
  readonly card_design: CardDesign | null;
  readonly color_theme: ColorTheme | null;
  readonly kit_id: WorldLook['kitId'] | null;
  readonly palette: (typeof palettes)[number] | null;
  readonly avatar: WorldLook['kitId'] | null;
}

/** What was chosen for a child's world; where nothing was, how its profile was made; before that is known, the defaults (spec 1 §3). */
export async function worldLook(em: SqlEntityManager, childId: string): Promise<WorldLook> {
  const [row] = await em.execute<Row[]>(
    `select t.card_design, t.color_theme, p.active_kit_id as kit_id, k.palette, k.avatar
     from (select ?::uuid as child_id) c
     left join family.known_children k using (child_id)
     left join family.child_themes t using (child_id)
     left join family.child_active_pet p using (child_id)`,
    [childId],
  );
  const start = row?.palette ? { colorTheme: row.palette, cardDesign: startCardOf(row.palette) } : defaultTheme;
  return {
    cardDesign: row?.card_design ?? start.cardDesign,
    colorTheme: row?.color_theme ?? start.colorTheme,
    kitId: row?.kit_id ?? row?.avatar ?? 'cat',
  };
}
