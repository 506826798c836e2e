import { expect, test } from '@jest/globals';

import { CannotStart, exampleWords } from '../words.js';
import type { Inhabited } from './example-mark.js';
import { refuseExample } from './refuse-example.js';

const home = {
  isProduction: false,
  publicOrigin: 'http://localhost:3000',
  dataDir: '/casa/.data',
  databaseUrl: undefined,
};
const said = (lives: Inhabited, isWanted: boolean, place: Partial<typeof home> = {}): string | null => {
  try {
    refuseExample(lives, isWanted, { ...home, ...place });
    return null;
  } catch (error) {
    return error instanceof CannotStart ? error.message : String(error);
  }
};

test('an unused place takes the example family in; without the option nobody is asked', () => {
  expect(said('unused', true)).toBeNull();
  expect(said('used', false)).toBeNull();
  expect(said('example', false)).toBeNull();
});

test('where families live it is refused, by the name of the place', () => {
  expect(said('used', true)).toBe(exampleWords.hasFamilies('/casa/.data'));
  expect(said('example', true)).toBe(exampleWords.isThereAlready('/casa/.data'));
});

test.each([{ isProduction: true }, { publicOrigin: 'https://alcancia.ejemplo' }])(
  'known passwords never run where people keep their families: %j',
  (place) => {
    expect(said('unused', true, place)).toBe(exampleWords.inProduction);
    expect(said('example', false, place)).toBe(exampleWords.inProduction);
    expect(said('used', false, place)).toBeNull();
  },
);
