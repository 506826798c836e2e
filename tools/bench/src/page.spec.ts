import { describe, expect, test } from '@jest/globals';

import { table, withFigures } from './page.js';

describe('the table', () => {
  test('lines up its columns and says what was met', () => {
    const ratio = { median: 0.912, min: 0.85, max: 1 };
    const met = { measure: 'M1', what: 'a write', ours: '10 /s', other: '11 /s', ratio, goal: '≥ 0.9', isMet: true };
    const missed = { measure: 'M6', what: 'far', ours: '80 ms', goal: '≤ 50 ms', isMet: false, voided: 2 };
    expect(table([met, missed]).split('\n')).toEqual([
      '|     | what         | ours  | beside it | ratio (least–most) | goal    |         |',
      '| --- | ------------ | ----- | --------- | ------------------ | ------- | ------- |',
      '| M1  | a write      | 10 /s | 11 /s     | 0.91 (0.85–1.00)   | ≥ 0.9   | met     |',
      '| M6  | far (2 void) | 80 ms |           |                    | ≤ 50 ms | not met |',
    ]);
  });
});

describe('the page', () => {
  const page = 'Before.\n\n<!-- figures: npm run bench -->\n\nold\n\n<!-- end of figures -->\n\nAfter.\n';

  test('gets new figures and keeps what people wrote around them', () => {
    const written = withFigures(page, 'new');
    expect(written).toBe(page.replace('old', 'new'));
    expect(withFigures(written, 'newer')).toBe(page.replace('old', 'newer'));
  });

  test('without a place for figures is left alone', () => {
    expect(() => withFigures('# Performance\n', 'new')).toThrow('no place for figures');
  });
});
