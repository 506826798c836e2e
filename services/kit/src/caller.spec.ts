import { expect, it } from '@jest/globals';

import { permissionLevels } from '@alcancia/contracts/caller';
import { type Access, adults, adultsWho } from '@alcancia/contracts/define';

import { Caller } from './caller.js';

const [adultId, childId, sessionId, familyId] = ['adult', 'child', 'session', 'family'];
type Role = 'owner' | 'guardian' | 'viewer' | 'self';

/** An adult with one child in reach, in this role and with these rights in every area. */
function callerWith(role: Role, level: (typeof permissionLevels)[number]): Caller {
  const permissions = { activities: level, challenges: level, rewards: level, approvals: level };
  return new Caller({
    userId: adultId,
    adultId,
    role: 'adult',
    profile: 'adult',
    sessionId,
    deviceId: null,
    familyId,
    children: { [childId]: { familyId, timeZone: 'UTC', role, permissions } },
  });
}

const refusalOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    return (error as Error).message;
  }
};

it.each<[Role, (typeof permissionLevels)[number], boolean]>([
  ['owner', 'full_access', true],
  ['guardian', 'full_access', true],
  ['self', 'full_access', true],
  ['viewer', 'full_access', false],
  ['owner', 'view_only', false],
  ['guardian', 'view_only', false],
  ['guardian', 'no_access', false],
  ['viewer', 'view_only', false],
])('whoever is %s with %s decides in any area: %s', (role, level, mayDecide) => {
  const caller = callerWith(role, level);
  for (const capability of ['changeActivities', 'changeRewards', 'decideApprovals'] as const) {
    expect(caller.may(capability, childId)).toBe(mayDecide);
    expect(refusalOf(() => caller.must(capability, childId))).toBe(mayDecide ? null : 'not_permitted');
  }
});

it('a child out of reach does not exist, whatever rights there are on another', () => {
  expect(() => callerWith('owner', 'full_access').must('decideApprovals', childId, 'other')).toThrow('not_found');
});

it.each<[Role, boolean]>([
  ['owner', true],
  ['guardian', false],
  ['self', false],
])('of the rights of others %s decides: %s', (role, mayDecide) => {
  const caller = callerWith(role, 'full_access');
  expect(refusalOf(() => caller.must('changeGuardians', childId))).toBe(mayDecide ? null : 'not_permitted');
  expect(refusalOf(() => caller.must('changeGuardians', 'other'))).toBe('not_found');
});

it('a contract by which children earn is refused for one beyond the plan, wherever it is named', () => {
  const caller = callerWith('owner', 'full_access');
  caller.session.children['beyond'] = { ...caller.linkTo(childId), isBeyondPlan: true };
  const asked = (takesPlace: boolean, ...childIds: string[]) => {
    const access = adultsWho('changeActivities', { childrenIn: 'childIds' });
    return refusalOf(() => caller.mustReachNamed({ access, ...(takesPlace && { takesPlace }) }, { childIds }));
  };
  expect(asked(true, childId)).toBeNull();
  expect(asked(true, childId, 'beyond')).toBe('child_beyond_plan');
  expect(asked(true, 'beyond', 'other')).toBe('not_found');
  expect(asked(false, 'beyond')).toBeNull();
});

it('the children that the input names are checked as the contract says, those of its rows are not', () => {
  const change = adultsWho('changeRewards', { childrenIn: 'childIds' });
  const look = adultsWho('seeRewards', { childIn: 'childId' });
  const named = (access: Access, role: Role, level: (typeof permissionLevels)[number], input: object) =>
    refusalOf(() => callerWith(role, level).mustReachNamed({ access }, input));

  expect(named(change, 'owner', 'full_access', { childIds: [childId] })).toBeNull();
  expect(named(change, 'owner', 'full_access', { childIds: [childId, 'other'] })).toBe('not_found');
  expect(named(change, 'viewer', 'full_access', { childIds: [childId] })).toBe('not_permitted');
  expect(named(change, 'guardian', 'no_access', { childIds: [childId] })).toBe('not_permitted');
  expect(named(look, 'viewer', 'view_only', { childId })).toBeNull();
  expect(named(look, 'owner', 'no_access', { childId })).toBe('not_found');
  expect(named(look, 'owner', 'view_only', { childId: 'other' })).toBe('not_found');
  expect(named(look, 'owner', 'no_access', {})).toBeNull();
  expect(named(adults, 'owner', 'no_access', { childId: 'other' })).toBeNull();
});
