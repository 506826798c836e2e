import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { revokeDevice } from '@alcancia/contracts/identity';

import { anOpenHouse, type House } from '../../test/people.js';
import { Session } from '../sessions/session.entity.js';

describe('revoking a device on which a child is in', () => {
  let house: House;
  beforeAll(async () => {
    house = await anOpenHouse();
  });
  afterAll(() => house.close());

  test('ends its session at once; the token opens nothing any more', async () => {
    const family = await house.family();
    const adult = await family.adult();
    const { childToken } = await house.enterChild(adult, family.childId, family.tokens.refreshToken);
    await house.service.ask(revokeDevice, adult, { deviceId: family.deviceId });
    expect(await house.resolve(childToken)).toEqual({ caller: null, expiresAt: null });
    expect(await house.resolve(family.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  });

  test('while a child is entering: either it does not get in, or it is out again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const family = await house.family();
      const adult = await family.adult();
      const entering = house.enterChild(adult, family.childId, family.tokens.refreshToken).then(
        () => 'in',
        (error: { code?: string }) => error.code,
      );
      await house.service.ask(revokeDevice, adult, { deviceId: family.deviceId });
      expect(['in', 'device_not_authorized', 'session_ended']).toContain(await entering);
      const open = await house.service.em().count(Session, { childId: family.childId, endedAt: null });
      expect(open).toBe(0);
    }
  });
});
