import { describe, expect, test } from '@jest/globals';

import { type LegalVersion, textsToAccept, versionInForce } from './legal-versions.policy.js';

const now = new Date('2027-03-10T12:00:00.000Z');
const version = (of: Partial<LegalVersion>): LegalVersion => ({
  document: 'terms',
  version: '1.0',
  effectiveOn: '2026-11-21',
  isMaterial: true,
  ...of,
});
const first = version({});
const agreedTo = (termsVersion: string) => [{ termsVersion, privacyVersion: '1.0' }];

describe('the version in force', () => {
  test.each([
    ['2027-03-09', '2.0'],
    ['2027-03-10', '2.0'],
    ['2027-03-11', '1.0'],
  ])('of one that holds from %s on is %s', (effectiveOn, held) => {
    const versions = [version({ version: '2.0', effectiveOn }), first];
    expect(versionInForce(versions, 'terms', now)?.version).toBe(held);
  });

  test('is the first one before any holds, and of another text none', () => {
    const ahead = version({ effectiveOn: '2030-01-01' });
    expect(versionInForce([version({ version: '2.0', effectiveOn: '2031-01-01' }), ahead], 'terms', now)).toBe(ahead);
    expect(versionInForce([first], 'privacy', now)).toBeUndefined();
  });
});

describe('an adult is asked again', () => {
  const second = version({ version: '2.0', effectiveOn: '2027-01-01' });
  const third = version({ version: '2.1', effectiveOn: '2027-02-01', isMaterial: false });

  test.each([
    ['who has agreed to the one before', '1.0', ['terms']],
    ['not: who has agreed to it', '2.0', []],
    ['not: who has agreed to a later one', '2.1', []],
    ['who has agreed to one that is not known', '0.9', ['terms']],
  ])('%s', (_, agreed, asked) => {
    expect(textsToAccept([third, second, first], agreedTo(agreed), now)).toEqual(asked);
  });

  test('about nothing that only informs, is announced, or is no great change', () => {
    const announced = version({ version: '3.0', effectiveOn: '2027-03-11' });
    const refund = version({ document: 'refund', version: '2.0', effectiveOn: '2027-01-01' });
    const small = version({ version: '1.1', effectiveOn: '2027-01-01', isMaterial: false });
    expect(textsToAccept([announced, refund, small, first], agreedTo('1.0'), now)).toEqual([]);
  });
});
