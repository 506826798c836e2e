import { expect, test } from '@jest/globals';

import { palettes } from '@alcancia/contracts/values';

import { cardDesigns, cardOf } from './cards.js';

test('every colour starts with a landscape of its own', () => {
  expect(palettes.map((palette) => cardOf({ palette })).toSorted()).toEqual(Object.keys(cardDesigns).toSorted());
});

test('a landscape that was chosen stays, whatever the colours', () => {
  expect(palettes.map((palette) => cardOf({ palette, cardDesign: 'ocean' }))).toEqual(palettes.map(() => 'ocean'));
});
