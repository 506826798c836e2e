import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { listProfiles, whoAmI } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture } from '../../test/people.js';

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

test('an adult signs up, confirms, enters and makes a household; a child enters its own world and the adult returns', async () => {
  const { service, resolve, callerOf } = fixture;
  const family = await fixture.family();
  const adult = await family.adult();
  expect(adult).toMatchObject({
    userId: family.adultId,
    profile: 'adult',
    role: 'adult',
    familyId: expect.any(String),
  });
  expect(adult.children[family.childId]).toMatchObject({ role: 'owner', timeZone: 'America/Mexico_City' });

  const { childToken, displayName } = await fixture.enterChild(adult, family.childId, family.tokens.refreshToken);
  expect(displayName).toBe('Luna');
  const child = await callerOf(childToken);
  expect(child).toMatchObject({ userId: family.childId, profile: 'child', role: 'child', deviceId: family.deviceId });
  expect(Object.keys(child.children)).toEqual([family.childId]);
  expect(await callerOf(family.tokens.accessToken)).toMatchObject({ profile: 'parked', userId: null });

  const seen = await service.ask(whoAmI, child, {});
  expect(seen).toMatchObject({ profile: 'child', adult: null, limits: null, active: { displayName: 'Luna' } });

  service.clock.shift(40 * 60_000);
  const idle = await callerOf(childToken);
  expect(idle).toMatchObject({ profile: 'none', userId: null });
  const { children } = await service.ask(listProfiles, idle, {});
  expect(children.map((one) => one.displayName)).toEqual(['Luna']);

  const back = await fixture.returnAsAdult(idle);
  expect(back.displayName).toBe('Ana');
  expect(await callerOf(back.tokens?.accessToken ?? '')).toMatchObject({ profile: 'adult', userId: family.adultId });
  service.clock.shift(60_001);
  expect(await resolve(childToken)).toEqual({ caller: null, expiresAt: null });
});
