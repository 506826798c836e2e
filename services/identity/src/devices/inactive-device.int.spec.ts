import { beforeEach, expect, test } from '@jest/globals';

import type { TestService } from '@alcancia/server-kit/testing';

import type { aFamily } from '../../test/a-family.js';
import { aKey, familyDevices } from '../../test/family-devices.js';

const day = 86_400_000;

const { authorize, check, list, parts } = familyDevices();
let service: TestService;
let family: Awaited<ReturnType<typeof aFamily>>;
beforeEach(() => {
  ({ service, family } = parts());
});

test('a device unused for more than 180 days leaves its place and must be authorised again', async () => {
  const fingerprint = aKey();
  const { deviceId } = await authorize({ fingerprint });
  service.clock.shift(179 * day);
  expect(await check(fingerprint)).toMatchObject({ isAuthorized: true });
  service.clock.shift(181 * day);
  expect(await list()).toMatchObject({ devices: [{ id: deviceId, state: 'inactivo' }], currentDevices: 0 });
  expect(await check(fingerprint)).toMatchObject({ isAuthorized: false, isAllowed: true });
  expect(await authorize({ fingerprint })).toMatchObject({ deviceId, currentDevices: 1 });
});

test('a device that lost its place comes back for the child it is authorised for, and for no sibling', async () => {
  const sibling = await family.addChild({ displayName: 'Leo' });
  const fingerprint = aKey();
  await authorize({ fingerprint });
  await authorize({ fingerprint, childId: sibling }, sibling);
  service.clock.shift(181 * day);
  await authorize({ fingerprint });
  expect(await check(fingerprint)).toMatchObject({ isAuthorized: true });
  expect(await check(fingerprint, sibling)).toMatchObject({ isAuthorized: false, isAllowed: true });
});
