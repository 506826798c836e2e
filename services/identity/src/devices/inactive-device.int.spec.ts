import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';

import { authorizeDevice, checkDevice, listDevices } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv } from '../../test/a-family.js';
import { identityWithGuesses, password } from '../../test/guess-pin.js';

const day = 86_400_000;
const aKey = () => `key-${randomUUID()}`;

let service: TestService;
let family: Awaited<ReturnType<typeof aFamily>>;
let childId: string;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());
beforeEach(async () => {
  family = await aFamily(service);
  childId = await family.addChild();
});

const features = { type: 'tablet', userAgent: 'a browser', screen: '1280x800', password } as const;
const authorize = (fields: { fingerprint: string; childId?: string }, ...children: string[]) =>
  service.ask(authorizeDevice, family.ownerOf(childId, ...children), { childId, ...features, ...fields });
const check = (fingerprint: string, child = childId) =>
  service.ask(checkDevice, family.ownerOf(childId, child), { childId: child, fingerprint });
const list = () => service.ask(listDevices, family.ownerOf(childId), {});

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
