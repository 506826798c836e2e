import { describe, expect, test } from '@jest/globals';

import { type ConsentView } from '@alcancia/contracts/identity';
import { purposeVersions } from '@alcancia/contracts/privacy';

import { ownSayFrom, reviewAgeOf } from './consent-review.policy.js';

const voice = (decidedAt: string, more: Partial<ConsentView> = {}): ConsentView => ({
  purpose: 'voice',
  isGiven: true,
  version: 1,
  last: {
    purpose: 'voice',
    isGiven: true,
    textVersion: purposeVersions.voice,
    method: 'switch',
    decidedBy: 'Laura',
    decidedAt,
  },
  ...more,
});
const mateo = { birthMonth: '2012-06', country: 'MX', timeZone: 'America/Mexico_City' };
const reviewed = (consent: ConsentView, at: string, child = mateo) => reviewAgeOf(child, [consent], new Date(at));

test.each([
  ['ES', 14],
  ['US', 13],
  ['FR', 13],
  ['MX', 14],
  ['AR', 14],
  [null, 14],
])('in %s a child has a say of its own from %d on', (country, age) => {
  expect(ownSayFrom(country)).toBe(age);
});

describe('what is allowed for a child', () => {
  const before = '2025-01-10T12:00:00.000Z';

  test('is looked at again from the month on in which the child reaches that age, by the clock of its family', () => {
    expect(reviewed(voice(before), '2026-06-01T05:59:00.000Z')).toBeUndefined();
    expect(reviewed(voice(before), '2026-06-01T06:00:00.000Z')).toBe(14);
    expect(reviewed(voice(before), '2025-06-02T12:00:00.000Z', { ...mateo, country: 'US' })).toBe(13);
  });

  test('is not looked at again once somebody has decided it at that age', () => {
    expect(reviewed(voice('2026-06-02T12:00:00.000Z'), '2027-01-01T12:00:00.000Z')).toBeUndefined();
  });

  test('is only what is still allowed, and never what the profile itself needs', () => {
    expect(reviewed(voice(before, { isGiven: false }), '2026-07-01T12:00:00.000Z')).toBeUndefined();
    expect(reviewed(voice(before, { purpose: 'core' }), '2026-07-01T12:00:00.000Z')).toBeUndefined();
  });
});
