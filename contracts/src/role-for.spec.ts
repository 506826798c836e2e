import { expect, test } from '@jest/globals';

import { type Permissions, roleFor } from './caller.js';

const nothing: Permissions = {
  activities: 'no_access',
  challenges: 'no_access',
  rewards: 'no_access',
  approvals: 'no_access',
};

test.each(['activities', 'challenges', 'rewards', 'approvals'] as const)(
  'whoever has %s whole is a guardian',
  (area) => {
    expect(roleFor({ ...nothing, [area]: 'full_access' })).toBe('guardian');
    expect(roleFor({ ...nothing, [area]: 'view_only' })).toBe('viewer');
  },
);

test('whoever has nothing whole looks on', () => {
  expect(roleFor(nothing)).toBe('viewer');
});
