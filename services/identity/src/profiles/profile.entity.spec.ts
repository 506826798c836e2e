import { describe, expect, test } from '@jest/globals';

import { isProfileComplete } from './profile.entity.js';

const complete = {
  role: 'adult' as const,
  fullName: 'Ana Ruiz',
  displayName: 'Ana',
  age: 38,
  gender: 'female',
  country: 'MX',
  relationshipType: 'mother',
};

describe('the completeness of a profile', () => {
  test('an adult with all six fields is complete', () => {
    expect(isProfileComplete(complete)).toBe(true);
  });

  test.each(['fullName', 'displayName', 'age', 'gender', 'country', 'relationshipType'])(
    'an adult without %s is not',
    (field) => {
      expect(isProfileComplete({ ...complete, [field]: null })).toBe(false);
      expect(isProfileComplete({ ...complete, [field]: undefined })).toBe(false);
    },
  );

  test('an empty name fills nothing', () => {
    expect(isProfileComplete({ ...complete, displayName: '' })).toBe(false);
  });

  test('a child is always complete', () => {
    expect(isProfileComplete({ ...complete, role: 'child', fullName: null, age: null })).toBe(true);
  });
});
