import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { cardDesigns, colorThemes, themeColours } from '@alcancia/contracts/looks';
import { palettes } from '@alcancia/contracts/values';

import { cardDesigns as drawn } from '../art/cards.js';

const [tokens, bands] = ['./tokens.css', './bands.css'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
) as [string, string];

/** The variables that every rule with this selector sets, later ones over earlier ones. */
function variablesOf(selector: string, sheet = tokens): Record<string, string> {
  const blocks = sheet.split('\n}').filter((block) => block.split('{')[0]!.trim().endsWith(selector));
  const lines = blocks.flatMap((block) => [...block.matchAll(/(--[\w-]+): ([^;]+);/g)]);
  return Object.fromEntries(lines.map(([, name, value]) => [name!, value!]));
}

const inkOf = (theme: string) => ({ ...variablesOf('[data-palette]'), ...variablesOf(`[data-palette='${theme}']`) });
const inkOnArt = (card: string) =>
  ({ ...variablesOf('[data-card]'), ...variablesOf(`[data-card='${card}']`) })['--on-art']!;

/** The landscape's own flat colour, on which text stands until the picture is there, and where it fades out. */
const artBase = (card: string) =>
  ({ ...variablesOf('[data-card]', bands), ...variablesOf(`[data-card='${card}']`, bands) })['--art-base']!;

const channels = (colour: string): readonly [number, number, number] => [
  parseInt(colour.slice(1, 3), 16),
  parseInt(colour.slice(3, 5), 16),
  parseInt(colour.slice(5, 7), 16),
];

const dark = '#1f2937';
const white = '#ffffff';
/** Dark text where the colour's luminance is above one half, otherwise white (spec 1 §5). */
function byRule(colour: string): string {
  const [red, green, blue] = channels(colour);
  return (299 * red + 587 * green + 114 * blue) / 255_000 > 0.5 ? dark : white;
}

/** As WCAG 2.2 computes it. */
function contrast(one: string, other: string): number {
  const light = (colour: string) => {
    const [red, green, blue] = channels(colour).map((value) => {
      const part = value / 255;
      return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    }) as [number, number, number];
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [high, low] = [light(one), light(other)].toSorted((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

test.each(colorThemes)('%s is painted with the colours that the server keeps', (theme) => {
  const { '--p': primaryColor, '--a': accentColor, '--bg': bgColor } = inkOf(theme);
  expect({ primaryColor, accentColor, bgColor }).toEqual(themeColours[theme]);
});

const worlds = cardDesigns.flatMap((card) => palettes.map((palette) => [card, palette] as const));

test('there are 144 worlds', () => {
  expect(new Set(worlds.map(String)).size).toBe(144);
});

test.each(worlds)('in the world of %s in %s every text follows the contrast rule and can be read', (card, palette) => {
  const { primaryColor, accentColor } = themeColours[palette];
  const ink = inkOf(palette);
  expect([ink['--on-p'], ink['--on-a']]).toEqual([byRule(primaryColor), byRule(accentColor)]);
  expect(contrast(ink['--on-p']!, primaryColor)).toBeGreaterThan(4.5);
  expect(contrast(ink['--on-a']!, accentColor)).toBeGreaterThan(4.5);

  const onArt = inkOnArt(card);
  expect(onArt).toBe(drawn[card].textOnArt.toLowerCase());
  expect(contrast(onArt, artBase(card))).toBeGreaterThan(4.5);
});
