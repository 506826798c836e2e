import type { ThemeView } from '@alcancia/contracts/family';
import { type CardDesign, type ColorTheme, themeColours } from '@alcancia/contracts/looks';

interface Chosen {
  readonly cardDesign: CardDesign;
  readonly colorTheme: ColorTheme;
}

/** Of a child of whom nothing is known yet (spec 1 §3). */
export const defaultTheme: Chosen = { cardDesign: 'cosmic', colorTheme: 'pink-dreams' };

/** A theme with the colours that follow from it: nobody sends colours, so that no text is ever set on one it cannot be read on. */
export const themeWithColours = ({ cardDesign, colorTheme }: Chosen): ThemeView => ({
  cardDesign,
  colorTheme,
  ...themeColours[colorTheme],
});
