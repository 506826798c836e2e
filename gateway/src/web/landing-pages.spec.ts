import { expect, test } from '@jest/globals';

import { halfOf } from './landing-pages.js';

test('of ten thousand visitors each half gets between 48 and 52 %', () => {
  const visitors = Array.from({ length: 10_000 }, (_, nth) => `10.0.${nth >> 8}.${nth & 255} Mozilla/5.0 (Linux)`);
  const first = visitors.filter((visitor) => halfOf(visitor) === 'A').length;
  expect(first).toBeGreaterThanOrEqual(4_800);
  expect(first).toBeLessThanOrEqual(5_200);
});
