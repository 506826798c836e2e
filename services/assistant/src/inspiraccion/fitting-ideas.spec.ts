import { expect, test } from '@jest/globals';

import type { IdeaWish } from '@alcancia/contracts/assistant';

import { officialIdeas } from './catalogue/index.js';
import { fittingIdeas } from './fitting-ideas.policy.js';

const wish: IdeaWish = { topic: 'ahorro', ageRange: '7-9', minutes: 15 };
const offered = (turn: number, of: Partial<IdeaWish> = {}) => fittingIdeas(officialIdeas, { ...wish, ...of }, turn);

test('three come for the topic and the age, those first that fit into the minutes', () => {
  const first = offered(0);
  expect(first.map(({ topic, ageRange }) => [topic, ageRange])).toEqual(
    Array.from({ length: 3 }, () => ['ahorro', '7-9']),
  );
  expect(first.map(({ minutes }) => minutes <= 15)).toEqual([true, true, false]);
});

test('others come as long as there are any, for ages nearby, and then the first again', () => {
  const turns = [0, 1, 2, 3].map((turn) => offered(turn).map(({ key }) => key));
  expect(new Set(turns.flat()).size).toBe(12);
  expect(offered(1).every(({ ageRange }) => ageRange !== '7-9' && ageRange !== '13+')).toBe(true);
  expect(offered(4)).toEqual(offered(0));
});
