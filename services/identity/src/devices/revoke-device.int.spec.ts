import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { revokeDevice } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture } from '../../test/people.js';
import { Session } from '../sessions/session.entity.js';

describe('revoking a device on which a child is in', () => {
  let fixture: IdentityFixture;
  beforeAll(async () => {
    fixture = await anIdentityFixture();
  });
  afterAll(() => fixture.close());

  test('ends its session at once; the token opens nothing any more', async () => {
    const family = await fixture.family();
    const adult = await family.adult();
    const { childToken } = await fixture.enterChild(adult, family.childId, family.tokens.refreshToken);
    await fixture.service.ask(revokeDevice, adult, { deviceId: family.deviceId });
    expect(await fixture.resolve(childToken)).toEqual({ caller: null, expiresAt: null });
    expect(await fixture.resolve(family.tokens.accessToken)).toEqual({ caller: null, expiresAt: null });
  });

  test('while a child is entering: either it does not get in, or it is out again', async () => {
    for (let round = 0; round < 5; round += 1) {
      const family = await fixture.family();
      const adult = await family.adult();
      const entering = fixture.enterChild(adult, family.childId, family.tokens.refreshToken).then(
        () => 'in',
        (error: { code?: string }) => error.code,
      );
      await fixture.service.ask(revokeDevice, adult, { deviceId: family.deviceId });
      expect(['in', 'device_not_authorized', 'session_ended']).toContain(await entering);
      const open = await fixture.service.em().count(Session, { childId: family.childId, endedAt: null });
      expect(open).toBe(0);
    }
  });
});
