import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { accessChanged, addGuardian, guardianshipChanged, readChild } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { identityWithGuesses } from '../../test/guess-pin.js';
import { reachOfAdult } from './reach.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identityWithGuesses(), { env: identityEnv });
});
afterAll(() => service.close());

test('the owner makes another adult a guardian with every right, once, and everybody hears of it', async () => {
  const family = await aFamily(service);
  const childId = await family.addChild();
  const owner = family.ownerOf(childId);
  const { ownerId: adultId } = await aFamily(service);
  await service.ask(addGuardian, owner, { childId, adultId });
  await service.ask(addGuardian, owner, { childId, adultId });

  expect(await reachOfAdult(service.em(), adultId)).toEqual({
    [childId]: {
      familyId: family.familyId,
      timeZone: 'America/Mexico_City',
      role: 'guardian',
      permissions: {
        activities: 'full_access',
        challenges: 'full_access',
        rewards: 'full_access',
        approvals: 'full_access',
      },
    },
  });
  const { guardians } = await service.ask(readChild, owner, { childId });
  expect(guardians.map(({ role }) => role)).toEqual(['owner', 'guardian']);
  expect(await service.published(guardianshipChanged)).toContainEqual(
    expect.objectContaining({ childId, adultId, role: 'guardian', isActive: true }),
  );
  expect(await service.published(accessChanged)).toContainEqual({ aboutId: adultId, about: 'user' });
});

test('a guardian cannot bring in another one, and nobody becomes one who is not known', async () => {
  const family = await aFamily(service);
  const childId = await family.addChild();
  const owner = family.ownerOf(childId);
  const { ownerId: adultId } = await aFamily(service);
  const link = { ...owner.children[childId]!, role: 'guardian' as const };
  const guardian = { ...owner, children: { [childId]: link } };
  expect(await refusal(service, addGuardian, guardian, { childId, adultId })).toMatchObject({ code: 'not_permitted' });
  expect(await refusal(service, addGuardian, owner, { childId, adultId: randomUUID() })).toMatchObject({
    code: 'not_found',
  });
  expect(await reachOfAdult(service.em(), adultId)).toEqual({});
});
