import { expect, test } from '@jest/globals';

import { schemaGap } from './schema-state.js';

const known = ['kit-0001-messages', 'purse-0001-coins'];

test('a program serves the schema that it knows', () => {
  expect(schemaGap(known, known)).toBeNull();
});

test('it waits for the migrations that it builds on', () => {
  expect(schemaGap(known, ['kit-0001-messages'])).toEqual({ missing: ['purse-0001-coins'] });
  expect(schemaGap(known, [])).toEqual({ missing: known });
});

test('an older program works on the next schema, until something is taken away', () => {
  expect(schemaGap(known, [...known, 'purse-0002-add-names'])).toBeNull();
  expect(schemaGap(known, [...known, 'purse-0002-add-names', 'purse-0003-drop-old-names.contract'])).toEqual({
    beyond: ['purse-0003-drop-old-names.contract'],
  });
});
