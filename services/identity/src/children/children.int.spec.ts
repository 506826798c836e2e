import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  accessChanged,
  childChanged,
  createChild,
  guardianshipChanged,
  listChildren,
  readChild,
  updateChild,
} from '@alcancia/contracts/identity';
import {
  aChild,
  anAdult,
  aViewer,
  bootService,
  type TestService,
  withNobodyChosen,
} from '@alcancia/server-kit/testing';

import { aChildsFields, aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { reachOfAdult, reachOfChild } from '../guardianships/reach.store.js';

describe('children', () => {
  let service: TestService;
  let family: Awaited<ReturnType<typeof aFamily>>;

  beforeAll(async () => {
    service = await bootService(identityWithGuesses(), { env: identityEnv });
  });
  afterAll(() => service.close());
  beforeEach(async () => {
    family = await aFamily(service);
  });

  const read = (childId: string) => service.ask(readChild, family.ownerOf(childId), { childId });

  test('an adult adds a child and owns its guardianship at once', async () => {
    const childId = await family.addChild();
    expect(await reachOfAdult(service.em(), family.ownerId)).toEqual({
      [childId]: {
        familyId: family.familyId,
        timeZone: 'America/Mexico_City',
        role: 'owner',
        permissions: expect.objectContaining({ approvals: 'full_access', activities: 'full_access' }),
      },
    });
    expect(await reachOfChild(service.em(), childId)).toMatchObject({ [childId]: { role: 'self' } });
    expect(await read(childId)).toMatchObject({
      ...aChildsFields,
      country: 'MX',
      hasPin: false,
      needsAdult: false,
      myRole: 'owner',
      version: 1,
      guardians: [{ adultId: family.ownerId, displayName: 'Ana', role: 'owner' }],
    });
  });

  test('tells the other rooms of the child, of its guardian and of the new reach', async () => {
    const childId = await family.addChild();
    const { familyId, ownerId } = family;
    const about = { childId, familyId };
    expect(await service.published(childChanged)).toContainEqual({
      ...about,
      displayName: 'Luna',
      avatar: 'fox',
      palette: 'ocean-teal',
      isNew: true,
    });
    expect(await service.published(guardianshipChanged)).toContainEqual(
      expect.objectContaining({ ...about, adultId: ownerId, role: 'owner', isActive: true }),
    );
    expect(await service.published(accessChanged)).toContainEqual({ aboutId: ownerId, about: 'user' });
  });

  test('the plan of a new family has room for three', async () => {
    for (let child = 0; child < 3; child += 1) await family.addChild();
    expect(await refusal(service, createChild, family.ownerOf(), aChildsFields)).toEqual({
      code: 'child_limit_reached',
      details: { limit: 3 },
    });
    const mine = Object.keys(await reachOfAdult(service.em(), family.ownerId));
    expect(await service.ask(listChildren, family.ownerOf(...mine), {})).toMatchObject({
      owned: 3,
      limits: { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 },
    });
  });

  test('of ten children added at once only as many come as the plan allows', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.answer(createChild, family.ownerOf(), aChildsFields)),
    );
    const codes = answers.map((answer) => (answer.ok ? 'added' : answer.error.code));
    expect(codes.filter((code) => code === 'added')).toHaveLength(3);
    expect(codes.filter((code) => code === 'child_limit_reached')).toHaveLength(7);
    expect(Object.keys(await reachOfAdult(service.em(), family.ownerId))).toHaveLength(3);
  });

  test('an unlimited plan has no end', async () => {
    const large = await aFamily(service, { maxChildren: -1 });
    for (let child = 0; child < 5; child += 1) await large.addChild();
    expect(Object.keys(await reachOfAdult(service.em(), large.ownerId))).toHaveLength(5);
  });

  test('the same key adds one child, however often it is asked', async () => {
    const key = randomUUID();
    const asked = Array.from({ length: 5 }, () => service.ask(createChild, family.ownerOf(), aChildsFields, { key }));
    expect(new Set((await Promise.all(asked)).map(({ childId }) => childId)).size).toBe(1);
    expect(Object.keys(await reachOfAdult(service.em(), family.ownerId))).toHaveLength(1);
  });

  test('without a complete profile there is no household to add a child to', async () => {
    expect(await refusal(service, createChild, anAdult(), aChildsFields)).toMatchObject({ code: 'profile_incomplete' });
    await service.em().execute(`update identity.profiles set gender = null where id = ?`, [family.ownerId]);
    expect(await refusal(service, createChild, family.ownerOf(), aChildsFields)).toMatchObject({
      code: 'profile_incomplete',
    });
  });

  test('what a caller may not write is not written', async () => {
    const forged = {
      ...aChildsFields,
      familyId: randomUUID(),
      role: 'super_admin',
      pinAttempts: -5,
      pinValue: 'x',
      guardianId: randomUUID(),
      createdAt: '1999-01-01T00:00:00Z',
      version: 40,
    };
    const { childId } = await service.ask(createChild, family.ownerOf(), forged);
    await service.ask(updateChild, family.ownerOf(childId), { ...forged, childId, version: 1 });
    const [row] = await service.em().execute(
      `select role, family_id, guardian_id, pin_value, pin_attempts, version, created_at > '2020-01-01' as young
         from identity.profiles where id = ?`,
      [childId],
    );
    expect(row).toEqual({
      role: 'child',
      family_id: family.familyId,
      guardian_id: family.ownerId,
      pin_value: null,
      pin_attempts: 0,
      version: 2,
      young: true,
    });
  });

  test.each([
    ['a name of spaces', { displayName: '   ' }],
    ['a name of 41 letters', { displayName: 'a'.repeat(41) }],
    ['a name that turns the text around', { displayName: 'Lu\u202Ena' }],
    ['a month that does not exist', { birthMonth: '2018-13' }],
    ['a whole date', { birthMonth: '2018-03-01' }],
    ['a month ahead', { birthMonth: '2099-01' }],
    ['an address as avatar', { avatar: 'https://example.org/a.png' as 'fox' }],
    ['an unknown palette', { palette: 'void' as 'soft-blue' }],
  ])('%s is refused', async (_what, fields) => {
    expect(await refusal(service, createChild, family.ownerOf(), { ...aChildsFields, ...fields })).toMatchObject({
      code: 'invalid_input',
    });
  });

  test('an adult corrects a child and screens are told; how it looks is said in its world', async () => {
    const childId = await family.addChild();
    const fields = { ...aChildsFields, displayName: '  Luna María ', avatar: 'owl' as const };
    expect(await service.ask(updateChild, family.ownerOf(childId), { ...fields, childId, version: 1 })).toEqual({
      version: 2,
    });
    expect(await read(childId)).toMatchObject({ displayName: 'Luna María', avatar: 'fox', country: 'MX', version: 2 });
    expect(await service.published(childChanged)).toContainEqual(
      expect.objectContaining({ childId, displayName: 'Luna María', isNew: false }),
    );
  });

  test('whoever read an older version is told so, also of two at once', async () => {
    const childId = await family.addChild();
    const correct = () =>
      service.answer(updateChild, family.ownerOf(childId), { ...aChildsFields, childId, version: 1 });
    const codes = (await Promise.all([correct(), correct(), correct()])).map((one) => (one.ok ? 'ok' : one.error.code));
    expect(codes.toSorted()).toEqual(['changed_before', 'changed_before', 'ok']);
  });

  test('a guess at the PIN does not make an open form stale', async () => {
    const childId = await family.addChild();
    await service.em().execute(`update identity.profiles set pin_attempts = 2 where id = ?`, [childId]);
    await expect(
      service.ask(updateChild, family.ownerOf(childId), { ...aChildsFields, childId, version: 1 }),
    ).resolves.toEqual({ version: 2 });
  });

  test('a foreign child answers exactly as one that never existed', async () => {
    const childId = await family.addChild();
    const stranger = (await aFamily(service)).ownerOf();
    for (const id of [childId, family.ownerId, randomUUID()]) {
      const gone = { code: 'not_found', details: {} };
      expect(await refusal(service, readChild, stranger, { childId: id })).toEqual(gone);
      const input = { ...aChildsFields, childId: id, version: 1 };
      expect(await refusal(service, updateChild, stranger, input)).toEqual(gone);
    }
    expect(await service.ask(listChildren, stranger, {})).toMatchObject({ children: [], owned: 0 });
  });

  test('a viewer sees a child and may not change it', async () => {
    const childId = await family.addChild();
    const viewer = aViewer({ children: [childId], familyId: family.familyId });
    expect(await service.ask(readChild, viewer, { childId })).toMatchObject({ id: childId, myRole: 'viewer' });
    const input = { ...aChildsFields, childId, version: 1 };
    expect(await refusal(service, updateChild, viewer, input)).toMatchObject({ code: 'not_permitted' });
  });

  test('a deleted child exists for nobody', async () => {
    const childId = await family.addChild();
    await service.em().execute(`update identity.profiles set deleted_at = created_at where id = ?`, [childId]);
    expect(await reachOfAdult(service.em(), family.ownerId)).toEqual({});
    expect(await reachOfChild(service.em(), childId)).toEqual({});
    expect(await refusal(service, readChild, family.ownerOf(childId), { childId })).toMatchObject({
      code: 'not_found',
    });
  });

  test('a child and a session without a profile are kept out', async () => {
    const childId = await family.addChild();
    for (const [caller, code] of [
      [aChild(childId), 'not_for_this_profile'],
      [withNobodyChosen(), 'profile_not_chosen'],
      [null, 'not_signed_in'],
    ] as const) {
      expect(await refusal(service, listChildren, caller, {})).toMatchObject({ code });
      expect(await refusal(service, readChild, caller, { childId })).toMatchObject({ code });
      expect(await refusal(service, createChild, caller, aChildsFields)).toMatchObject({ code });
    }
  });
});
