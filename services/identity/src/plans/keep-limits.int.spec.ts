import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { planChanged } from '@alcancia/contracts/billing';
import { createChild, familyChanged, readHousehold } from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aChildsFields, aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

const familia = { slug: 'familia', planName: 'Familia', limits: { maxChildren: 6, maxGuardians: 3, maxDevices: 10 } };
const gratis = { slug: 'gratis', planName: 'Gratis', limits: { maxChildren: 3, maxGuardians: 1, maxDevices: 3 } };

test('a fourth child is refused on Gratis and added as soon as billing has told of a larger plan', async () => {
  const { familyId, ownerId, ownerOf, addChild } = await aFamily(service);
  for (const displayName of ['Uno', 'Dos', 'Tres']) await addChild({ displayName });
  const fourth = [createChild, ownerOf(), { ...aChildsFields, displayName: 'Cuatro' }] as const;
  expect(await refusal(service, ...fourth)).toEqual({ code: 'child_limit_reached', details: { limit: 3 } });

  await service.tell(planChanged, { familyId, ownerId, ...familia }, { sequence: 2 });
  const { limits } = await service.ask(readHousehold, ownerOf(), {});
  expect(limits).toEqual({ planName: 'Familia', ...familia.limits });
  expect((await service.published(familyChanged)).map((told) => told.familyId)).toContain(familyId);
  await service.ask(...fourth);

  // Told late, of what has passed: the larger plan stays.
  await service.tell(planChanged, { familyId, ownerId, ...gratis }, { sequence: 1 });
  expect((await service.ask(readHousehold, ownerOf(), {})).limits.planName).toBe('Familia');
});

test('what billing says of the plan that identity assumed tells nobody anything', async () => {
  const { familyId, ownerId } = await aFamily(service);
  await service.tell(planChanged, { familyId, ownerId, ...gratis }, { sequence: 1 });
  expect((await service.published(familyChanged)).map((told) => told.familyId)).not.toContain(familyId);
});

test('of a household that is gone nothing is kept', async () => {
  const [familyId, ownerId] = [randomUUID(), randomUUID()];
  await service.tell(planChanged, { familyId, ownerId, ...familia }, { sequence: 1 });
  const kept = await service.em().execute(`select 1 from identity.plan_limits where family_id = ?`, [familyId]);
  expect(kept).toEqual([]);
});
