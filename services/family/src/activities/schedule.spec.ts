import { expect, test } from '@jest/globals';

import { isDueOn, slotKeyOf } from './schedule.policy.js';

const saturday = '2026-11-21';
const sunday = '2026-11-22';

test('what is done once or daily is due on any day', () => {
  expect(isDueOn({ mode: 'unica' }, saturday)).toBe(true);
  expect(isDueOn({ mode: 'diaria' }, saturday)).toBe(true);
});

test('what is done on named days is due on those only', () => {
  const schedule = { mode: 'dias_semana' as const, weekdays: [1, 6] };
  expect(isDueOn(schedule, saturday)).toBe(true);
  expect(isDueOn(schedule, sunday)).toBe(false);
});

test('what is done once has one slot for ever, everything else one a day', () => {
  expect(slotKeyOf({ mode: 'unica' }, saturday)).toBe(slotKeyOf({ mode: 'unica' }, sunday));
  expect(slotKeyOf({ mode: 'diaria' }, saturday)).toBe(saturday);
  expect(slotKeyOf({ mode: 'dias_semana', weekdays: [6] }, saturday)).toBe(saturday);
});
