import type { AskOf, OutputOf } from '@alcancia/contracts/define';
import type { readChildDashboard, saveTheme } from '@alcancia/contracts/family';
import { palettes } from '@alcancia/contracts/values';
import { cardOf } from '@alcancia/web-kit/art';

type Child = OutputOf<typeof readChildDashboard>;

/** How a world would look. */
export interface Draft extends Pick<Child, 'palette' | 'avatar'> {
  readonly cardDesign: AskOf<typeof saveTheme>['cardDesign'];
}

export const draftOf = (child: Child): Draft => ({
  palette: child.palette,
  avatar: child.avatar,
  cardDesign: cardOf(child),
});

/** The first eight palettes are the ready-made colour schemes (spec 1 §3). */
export const schemes = palettes.slice(0, 8);

/** One of the schemes, never the one that is there: a tap always changes something. */
export function schemeAtRandom(now: string, random: () => number): Draft['palette'] {
  const others = schemes.filter((scheme) => scheme !== now);
  return others[Math.floor(random() * others.length)] ?? 'soft-blue';
}
