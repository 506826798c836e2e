import { expect, test } from '@jest/globals';

import { palettes } from '@alcancia/contracts/values';

import { cardDesigns, startCardOf } from './cards.js';

test('every colour starts with a landscape of its own', () => {
  expect(palettes.map((palette) => startCardOf(palette)).toSorted()).toEqual(Object.keys(cardDesigns).toSorted());
});
