import { expect, test } from '@jest/globals';

import { isReminderDue } from './trial-reminder.policy.js';

const endsAt = new Date('2026-12-10T03:30:00Z');

test.each([
  // In Mexico City it is still the 9th: the reminder comes on the 6th at 9:00, 15:00 UTC.
  ['America/Mexico_City', '2026-12-06T14:59:59Z', false],
  ['America/Mexico_City', '2026-12-06T15:00:00Z', true],
  // In Madrid it is the 10th: it comes on the 7th at 9:00, 8:00 UTC.
  ['Europe/Madrid', '2026-12-06T15:00:00Z', false],
  ['Europe/Madrid', '2026-12-07T07:59:59Z', false],
  ['Europe/Madrid', '2026-12-07T08:00:00Z', true],
  // Whatever was down meanwhile: late is better than never, also before the hour.
  ['Europe/Madrid', '2026-12-08T00:00:00Z', true],
  // In Santiago, too, it is the 10th, half an hour long.
  ['America/Santiago', '2026-12-07T11:59:59Z', false],
  ['America/Santiago', '2026-12-07T12:00:00Z', true],
])('in %s at %s: %s', (zone, now, isDue) => {
  expect(isReminderDue(endsAt, new Date(now), zone)).toBe(isDue);
});
