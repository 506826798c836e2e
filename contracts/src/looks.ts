import { z } from 'zod';

import { palettes } from './values.js';

/** The twelve card designs of a child's world (spec 1 §3). */
export const cardDesigns = [
  'alcancia-classic',
  'rainbow-blast',
  'cosmic',
  'neon-city',
  'ocean',
  'sunset-paradise',
  'forest',
  'volcano',
  'ice-crystal',
  'galaxy',
  'candy-land',
  'dragon-fire',
] as const;
export const cardDesign = z.enum(cardDesigns);
export type CardDesign = (typeof cardDesigns)[number];

/** The twelve palettes that may be chosen, and the theme of a child of whom nothing is known yet (spec 1 §3). */
export const colorThemes = [...palettes, 'pink-dreams'] as const;
export const colorTheme = z.enum(colorThemes);
export type ColorTheme = (typeof colorThemes)[number];

/** Three colours as '#rrggbb', from which a world derives all others. */
export interface ThemeColours {
  readonly primaryColor: string;
  readonly accentColor: string;
  readonly bgColor: string;
}

/** What each theme paints with; the style sheet of the front ends says the same. */
export const themeColours: Readonly<Record<ColorTheme, ThemeColours>> = {
  'soft-blue': { primaryColor: '#2b6cc9', accentColor: '#ffb84d', bgColor: '#e8f1fc' },
  'gentle-pink': { primaryColor: '#be3f8c', accentColor: '#ff9fb8', bgColor: '#fcebf5' },
  'forest-green': { primaryColor: '#22744a', accentColor: '#f2b632', bgColor: '#e8f4ea' },
  'warm-orange': { primaryColor: '#bc5210', accentColor: '#ffc145', bgColor: '#fff0e0' },
  'ocean-teal': { primaryColor: '#0a7680', accentColor: '#ff8f78', bgColor: '#e0f4f4' },
  'lavender-calm': { primaryColor: '#7659c0', accentColor: '#f3a8cc', bgColor: '#f2eefc' },
  'sunset-peach': { primaryColor: '#c24e3e', accentColor: '#ffb67a', bgColor: '#ffede2' },
  'sage-mint': { primaryColor: '#47766a', accentColor: '#f0a58f', bgColor: '#e6f4ee' },
  'royal-purple': { primaryColor: '#5a2ca0', accentColor: '#ffc145', bgColor: '#efe7fa' },
  'warm-brown': { primaryColor: '#7c4d2c', accentColor: '#e9a23b', bgColor: '#f8efe4' },
  'steel-blue': { primaryColor: '#3c5a7d', accentColor: '#f09a6c', bgColor: '#e9eff5' },
  'soft-coral': { primaryColor: '#c93b58', accentColor: '#5cc6b6', bgColor: '#fde9eb' },
  'pink-dreams': { primaryColor: '#ec4899', accentColor: '#f97316', bgColor: '#fdf2f8' },
};

/** The landscape with which a child of this colour starts: as many as colours, so that brothers and sisters differ. */
const startCards: Readonly<Record<ColorTheme, CardDesign>> = {
  'soft-blue': 'cosmic',
  'gentle-pink': 'candy-land',
  'forest-green': 'forest',
  'warm-orange': 'volcano',
  'ocean-teal': 'ocean',
  'lavender-calm': 'galaxy',
  'sunset-peach': 'sunset-paradise',
  'sage-mint': 'rainbow-blast',
  'royal-purple': 'neon-city',
  'warm-brown': 'alcancia-classic',
  'steel-blue': 'ice-crystal',
  'soft-coral': 'dragon-fire',
  'pink-dreams': 'cosmic',
};

/** A colour that is not one of ours, as an old browser may have kept it, gets the default landscape. */
export const startCardOf = (palette: string): CardDesign =>
  (startCards as Readonly<Partial<Record<string, CardDesign>>>)[palette] ?? 'cosmic';
