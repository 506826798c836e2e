import { describe, expect, test } from '@jest/globals';

import { childrenNamed, guardianRoles, type Link, mayReach, permissionLevels, type Permissions } from './caller.js';
import { adults, adultsWho, areas, type Level } from './define.js';

const link = (role: Link['role'], given: (typeof permissionLevels)[number]): Link => ({
  role,
  permissions: Object.fromEntries(areas.map((area) => [area, given])) as Permissions,
});
const inActivities = (role: Link['role'], given: (typeof permissionLevels)[number], level: Level) =>
  mayReach(link(role, given), level, 'activities');

describe('the rule of rights', () => {
  test.each([...guardianRoles, 'self'] as const)('lets %s look wherever there is any right', (role) => {
    expect(permissionLevels.filter((given) => inActivities(role, given, 'view'))).toEqual(['full_access', 'view_only']);
  });

  test.each(['owner', 'guardian', 'self'] as const)('lets %s decide with full rights alone', (role) => {
    expect(permissionLevels.filter((given) => inActivities(role, given, 'full'))).toEqual(['full_access']);
  });

  test('never lets a viewer decide, whatever the link says', () => {
    expect(permissionLevels.filter((given) => inActivities('viewer', given, 'full'))).toEqual([]);
    expect(mayReach(link('viewer', 'full_access'), 'full')).toBe(false);
  });

  test('reads the right of the area that is asked for', () => {
    const { role, permissions } = link('guardian', 'no_access');
    const half = { role, permissions: { ...permissions, rewards: 'full_access' } } as const;
    expect(areas.filter((area) => mayReach(half, 'full', area))).toEqual(['rewards']);
    expect(areas.filter((area) => mayReach(half, 'view', area))).toEqual(['rewards']);
  });

  test('takes any link where no area is asked for, and none without a link', () => {
    expect(mayReach(link('viewer', 'no_access'), 'view')).toBe(true);
    expect(mayReach(undefined, 'view')).toBe(false);
    expect(mayReach(undefined, 'full', 'activities')).toBe(false);
  });
});

describe('the children that an input names', () => {
  test('stand in the fields that the access says', () => {
    const one = adultsWho('seeActivities', { childIn: 'childId' });
    const many = adultsWho('changeActivities', { childrenIn: 'childIds' });
    expect(childrenNamed(one, { childId: 'a', otherId: 'b' })).toEqual(['a']);
    expect(childrenNamed(many, { childIds: ['a', 'b'], title: 'c' })).toEqual(['a', 'b']);
  });

  test('are none where an optional field is left out or no field is said', () => {
    const one = adultsWho('seeActivities', { childIn: 'childId' });
    expect(childrenNamed(one, {})).toEqual([]);
    expect(childrenNamed(adults, { childId: 'a' })).toEqual([]);
  });
});
