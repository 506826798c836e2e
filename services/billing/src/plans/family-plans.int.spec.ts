import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { planChanged, readOwnPlan } from '@alcancia/contracts/billing';
import { erasureDue, familyChanged } from '@alcancia/contracts/identity';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { billing } from '../billing.service.js';
import { FamilyPlans } from './family-plans.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(billing, { env: { PUBLIC_ORIGIN: 'http://alcancia.test' } });
});
afterAll(() => service.close());

const gratis = { slug: 'gratis', planName: 'Gratis', limits: { maxChildren: 3, maxGuardians: 1, maxDevices: 3 } };

async function aHousehold() {
  const family = { familyId: randomUUID(), ownerId: randomUUID(), timeZone: 'America/Lima', moneyName: 'Monedas' };
  await service.tell(familyChanged, family, { sequence: 2 });
  return family;
}
const toldOf = async (id: string) => (await service.published(planChanged)).filter(({ familyId }) => familyId === id);

test('a household that is new has the plan Gratis, and what it allows is told once', async () => {
  const { familyId, ownerId, ...settings } = await aHousehold();
  await service.tell(familyChanged, { familyId, ownerId, ...settings, moneyName: 'Soles' }, { sequence: 3 });
  expect(await toldOf(familyId)).toEqual([{ familyId, ownerId, ...gratis }]);
});

test('who owns the household is known by the last that was told, in whatever order it comes', async () => {
  const { familyId, ownerId: first, ...settings } = await aHousehold();
  const ownerId = randomUUID();
  await service.tell(familyChanged, { familyId, ownerId, ...settings }, { sequence: 5 });
  await service.tell(familyChanged, { familyId, ownerId: first, ...settings }, { sequence: 4 });
  const rows = await service.em().execute(`select owner_id from billing.family_plans where family_id = ?`, [familyId]);
  expect(rows).toEqual([{ owner_id: ownerId }]);
});

test('with its owner the household is forgotten', async () => {
  const { familyId, ownerId } = await aHousehold();
  await service.tell(erasureDue, { erasureId: randomUUID(), personId: ownerId, personRole: 'adult' });
  await service.settled();
  expect(await service.em().execute(`select 1 from billing.family_plans where family_id = ?`, [familyId])).toEqual([]);
});

test('the owner reads the plan of the own household; who owns none has none', async () => {
  const { familyId, ownerId } = await aHousehold();
  expect(await service.ask(readOwnPlan, anAdult({ userId: ownerId }), {})).toMatchObject({
    plan: { slug: 'gratis', name: 'Gratis' },
  });
  expect(await service.ask(readOwnPlan, anAdult({ familyId }), {})).toEqual({ plan: null });
});

test('a family that gets another plan reads it, and all that it allows is told', async () => {
  const { familyId, ownerId } = await aHousehold();
  const told: unknown[] = [];
  await service.em().transactional((em) => {
    const publish = (_event: unknown, data: unknown) => told.push(data);
    return new FamilyPlans().change({ em, now: service.clock.now(), publish }, familyId, 'familia-plus');
  });
  expect(await service.ask(readOwnPlan, anAdult({ userId: ownerId }), {})).toMatchObject({
    plan: { slug: 'familia-plus' },
  });
  const limits = { maxChildren: 20, maxGuardians: 6, maxDevices: -1 };
  expect(told).toEqual([{ familyId, ownerId, slug: 'familia-plus', planName: 'Familia Plus', limits }]);
});
