import { randomUUID } from 'node:crypto';

import { beforeEach, describe, expect, test } from '@jest/globals';

import {
  accessChanged,
  authorizeDevice,
  checkDevice,
  deviceLinked,
  deviceRevoked,
  listDevices,
  renameDevice,
  revokeDevice,
} from '@alcancia/contracts/identity';
import { aChild, anAdult, aViewer, type TestService, withNobodyChosen } from '@alcancia/server-kit/testing';

import { aFamily, refusal } from '../../test/a-family.js';
import { aKey, familyDevices } from '../../test/family-devices.js';

describe('devices', () => {
  const { aDevice, authorize, check, list, newFamily, parts } = familyDevices();
  let service: TestService;
  let family: Awaited<ReturnType<typeof aFamily>>;
  let childId: string;
  beforeEach(() => {
    ({ service, family, childId } = parts());
  });

  test.each([{ userAgent: 'a\u0000b' }, { screen: '\u0000' }])('%j is no text', async (fields) => {
    await expect(authorize(fields)).rejects.toMatchObject({ code: 'invalid_input' });
  });

  test('an unknown device may be authorised, and then the child may use it', async () => {
    const fingerprint = aKey();
    const use = { currentDevices: 0, deviceLimit: 3 };
    expect(await check(fingerprint)).toEqual({ isAuthorized: false, isAllowed: true, ...use, reason: 'within_limit' });
    const linked = await authorize({ fingerprint });
    expect(linked).toEqual({ deviceId: expect.any(String), currentDevices: 1, deviceLimit: 3 });
    expect(await check(fingerprint)).toMatchObject({ isAuthorized: true, reason: 'authorized', currentDevices: 1 });
    expect(await service.published(deviceLinked)).toContainEqual({
      deviceId: linked.deviceId,
      familyId: family.familyId,
      childId,
      name: 'Tablet',
      by: family.ownerId,
    });
  });

  test('a sibling needs an authorisation of its own and takes no further place', async () => {
    const sibling = await family.addChild({ displayName: 'Leo' });
    const fingerprint = aKey();
    const first = await authorize({ fingerprint });
    expect(await check(fingerprint, sibling)).toMatchObject({ isAuthorized: false, isAllowed: true });
    const second = await authorize({ fingerprint, childId: sibling }, sibling);
    expect(second).toEqual({ ...first, currentDevices: 1 });
    expect(await list(sibling)).toMatchObject({ devices: [{ childNames: ['Leo', 'Luna'] }] });
  });

  test('beyond the plan a new device is refused, a known one is not', async () => {
    const fingerprint = aKey();
    await authorize({ fingerprint });
    await authorize();
    await authorize();
    expect(await check(aKey())).toMatchObject({ isAllowed: false, reason: 'limit_reached', currentDevices: 3 });
    expect(await refusal(service, authorizeDevice, family.ownerOf(childId), aDevice())).toEqual({
      code: 'device_limit_reached',
      details: { limit: 3, current: 3 },
    });
    await expect(authorize({ fingerprint })).resolves.toMatchObject({ currentDevices: 3 });
  });

  test('of six devices authorised at once only as many come as the plan allows', async () => {
    const asked = Array.from({ length: 6 }, () => service.answer(authorizeDevice, family.ownerOf(childId), aDevice()));
    const codes = (await Promise.all(asked)).map((answer) => (answer.ok ? 'authorised' : answer.error.code));
    expect(codes.filter((code) => code === 'authorised')).toHaveLength(3);
    expect(codes.filter((code) => code === 'device_limit_reached')).toHaveLength(3);
    expect(await list()).toMatchObject({ currentDevices: 3 });
  });

  test('an unlimited plan counts and never refuses', async () => {
    await newFamily({ maxDevices: -1 });
    for (let device = 0; device < 5; device += 1) await authorize();
    expect(await check(aKey())).toEqual({
      isAuthorized: false,
      isAllowed: true,
      currentDevices: 5,
      deviceLimit: -1,
      reason: 'unlimited_plan',
    });
  });

  test('revoking takes the right away at once from every child, and what once was allowed does not come back', async () => {
    const sibling = await family.addChild({ displayName: 'Leo' });
    const fingerprint = aKey();
    const { deviceId } = await authorize({ fingerprint });
    await authorize({ fingerprint, childId: sibling }, sibling);
    await service.ask(revokeDevice, family.ownerOf(childId, sibling), { deviceId });

    expect(await check(fingerprint)).toMatchObject({ isAuthorized: false, currentDevices: 0 });
    expect(await list(sibling)).toMatchObject({ devices: [{ state: 'revocado', childNames: ['Leo', 'Luna'] }] });
    expect(await service.published(accessChanged)).toContainEqual({ aboutId: deviceId, about: 'device' });
    expect(await service.published(deviceRevoked)).toContainEqual({
      deviceId,
      familyId: family.familyId,
      childIds: [childId, sibling].toSorted(),
      name: 'Tablet',
      by: family.ownerId,
    });
    await authorize({ fingerprint });
    expect(await check(fingerprint)).toMatchObject({ isAuthorized: true });
    expect(await check(fingerprint, sibling)).toMatchObject({ isAuthorized: false });
  });

  test('revoking twice tells nobody twice', async () => {
    const { deviceId } = await authorize();
    await service.ask(revokeDevice, family.ownerOf(childId), { deviceId });
    await service.ask(revokeDevice, family.ownerOf(childId), { deviceId });
    const told = (await service.published(deviceRevoked)).filter((one) => one.deviceId === deviceId);
    expect(told).toHaveLength(1);
  });

  test('an adult renames a device; an older version is told so', async () => {
    const { deviceId } = await authorize({ name: 'La del salón' });
    const rename = (name: string, version: number) =>
      service.ask(renameDevice, family.ownerOf(childId), { deviceId, name, version });
    const version = (await list()).devices[0]?.version ?? 0;
    expect(await rename('Tablet azul', version)).toEqual({ version: version + 1 });
    await expect(rename('Otra', version)).rejects.toMatchObject({ code: 'changed_before' });
    expect(await list()).toMatchObject({ devices: [{ name: 'Tablet azul', authorizedBy: 'Ana' }] });
  });

  test('neither key, user agent nor screen is ever sent, nor the key kept', async () => {
    const fingerprint = aKey();
    const { deviceId } = await authorize({ fingerprint });
    const sent = JSON.stringify([await list(), await check(fingerprint), deviceId]);
    const kept = JSON.stringify(await service.em().execute(`select * from identity.devices`));
    for (const text of [sent, kept]) expect(text).not.toContain(fingerprint);
    expect(sent).not.toContain('a browser that says much');
    expect(sent).not.toContain('1280x800');
  });

  test('without the right password nothing is authorised', async () => {
    const input = aDevice({ password: 'another password' });
    expect(await refusal(service, authorizeDevice, family.ownerOf(childId), input)).toMatchObject({
      code: 'adult_password_wrong',
    });
    expect(await check(input.fingerprint)).toMatchObject({ isAuthorized: false, currentDevices: 0 });
  });

  test('at the selector the adult of the session authorises', async () => {
    const atSelector = withNobodyChosen({ userId: family.ownerId, familyId: family.familyId, children: [childId] });
    const input = aDevice();
    await service.ask(authorizeDevice, atSelector, input);
    const { fingerprint } = input;
    expect(await service.ask(checkDevice, atSelector, { childId, fingerprint })).toMatchObject({ isAuthorized: true });
  });

  test('the device of a family is unknown to another, also under the same key', async () => {
    const fingerprint = aKey();
    const { deviceId } = await authorize({ fingerprint });
    const others = await aFamily(service);
    const theirChild = await others.addChild();
    const stranger = others.ownerOf(theirChild);
    expect(await service.ask(checkDevice, stranger, { childId: theirChild, fingerprint })).toMatchObject({
      isAuthorized: false,
    });
    expect(await service.ask(listDevices, stranger, {})).toMatchObject({ devices: [], currentDevices: 0 });

    const gone = { code: 'not_found', details: {} };
    for (const id of [deviceId, randomUUID()]) {
      expect(await refusal(service, revokeDevice, stranger, { deviceId: id })).toEqual(gone);
      expect(await refusal(service, renameDevice, stranger, { deviceId: id, name: 'Mía', version: 1 })).toEqual(gone);
    }
    for (const child of [childId, randomUUID()]) {
      expect(await refusal(service, checkDevice, stranger, { childId: child, fingerprint })).toEqual(gone);
      expect(await refusal(service, authorizeDevice, stranger, aDevice({ childId: child }))).toEqual(gone);
    }
  });

  test('who may look, or reaches only one of its children, does not change a device', async () => {
    const sibling = await family.addChild({ displayName: 'Leo' });
    const fingerprint = aKey();
    const { deviceId } = await authorize({ fingerprint });
    await authorize({ fingerprint, childId: sibling }, sibling);
    const ofOneChild = anAdult({ familyId: family.familyId, children: [sibling], link: { role: 'guardian' } });
    const viewer = aViewer({ familyId: family.familyId, children: [childId, sibling] });
    for (const caller of [ofOneChild, viewer]) {
      expect(await refusal(service, revokeDevice, caller, { deviceId })).toMatchObject({ code: 'not_permitted' });
    }
    expect(await service.ask(listDevices, ofOneChild, {})).toMatchObject({ devices: [{ childNames: ['Leo'] }] });
    expect(await refusal(service, authorizeDevice, viewer, aDevice())).toMatchObject({ code: 'not_permitted' });
    expect(await check(fingerprint)).toMatchObject({ isAuthorized: true });
  });

  test('a child asks for nothing of this', async () => {
    const child = aChild(childId, { familyId: family.familyId });
    const refused = { code: 'not_for_this_profile' };
    expect(await refusal(service, listDevices, child, {})).toMatchObject(refused);
    expect(await refusal(service, authorizeDevice, child, aDevice())).toMatchObject(refused);
    expect(await refusal(service, checkDevice, child, { childId, fingerprint: aKey() })).toMatchObject(refused);
  });
});
