import { expect, test } from '@jest/globals';

import { isFitForChildren } from '../../safety/fit-for-children.policy.js';
import { forChildren } from './for-children.js';

test('every verified answer that is written for children is fit for them', () => {
  const texts = forChildren.map(({ answerHtml }) => answerHtml.replaceAll(/<[^>]*>/g, ' '));
  expect(texts.length).toBeGreaterThan(10);
  expect(texts.filter((text) => !isFitForChildren(text))).toEqual([]);
});
