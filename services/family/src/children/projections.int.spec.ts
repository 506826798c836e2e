import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { DataOf } from '@alcancia/contracts/define';
import { adultViewChanged, familyViewChanged, readFamilyDashboard } from '@alcancia/contracts/family';
import { adultChanged, childChanged, familyChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { family } from '../family.service.js';
import { adultNames, childrenById } from './known-child.store.js';
import { timeZoneOfFamily } from './known-family.store.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

type Child = DataOf<typeof childChanged>;
const aKnownChild = (more: Partial<Child> = {}): Child => ({
  childId: v7(),
  familyId: v7(),
  displayName: 'Luz',
  avatar: 'owl',
  palette: 'ocean-teal',
  isNew: true,
  ...more,
});
const nameOf = async (childId: string) => (await childrenById(service.em(), [childId]))(childId).displayName;
const told = async (childId: string) =>
  (await service.published(familyViewChanged)).filter(({ childIds }) => childIds.includes(childId)).length;

describe('what is known of a child', () => {
  test('is its newest news, whatever order they come in, and screens hear of each that counted', async () => {
    const child = aKnownChild();
    const { childId } = child;
    await service.tell(childChanged, child, { sequence: 2 });
    await service.tell(childChanged, { ...child, displayName: 'Luna' }, { sequence: 5 });
    await service.tell(childChanged, { ...child, displayName: 'Lucía' }, { sequence: 3 });
    expect(await nameOf(childId)).toBe('Luna');
    expect(await told(childId)).toBe(2);
  });

  test('does not change when the same news come twice', async () => {
    const child = aKnownChild();
    const id = v7();
    await service.tell(childChanged, child, { id, sequence: 1 });
    await service.tell(childChanged, child, { id, sequence: 1 });
    await service.tell(childChanged, child, { sequence: 1 });
    expect(await told(child.childId)).toBe(1);
  });

  test('is missing for a moment without hiding the child from its adults', async () => {
    const childId = v7();
    const owner = anAdult({ children: [childId] });
    const { children } = await service.ask(readFamilyDashboard, owner, {});
    expect(children).toMatchObject([{ childId, displayName: '' }]);
  });
});

test('a family’s zone is its newest, and its children’s screens hear of it', async () => {
  const child = aKnownChild();
  await service.tell(childChanged, child, { sequence: 1 });
  const about = { familyId: child.familyId, ownerId: v7(), moneyName: 'monedas' };
  await service.tell(familyChanged, { ...about, timeZone: 'Europe/Madrid' }, { sequence: 4 });
  await service.tell(familyChanged, { ...about, timeZone: 'America/Lima' }, { sequence: 2 });
  expect(await timeZoneOfFamily(service.em(), child.familyId)).toBe('Europe/Madrid');
  expect(await told(child.childId)).toBe(2);
});

test('an adult’s name is its newest', async () => {
  const adultId = v7();
  await service.tell(adultChanged, { adultId, displayName: 'Ana' }, { sequence: 7 });
  await service.tell(adultChanged, { adultId, displayName: 'Anita' }, { sequence: 6 });
  expect((await adultNames(service.em(), [adultId])).get(adultId)).toBe('Ana');
});

test('of other rights, or none, the adult is told apart from those who are linked to the child', async () => {
  const child = aKnownChild();
  const { childId, familyId } = child;
  await service.tell(childChanged, child, { sequence: 1 });
  const adultId = v7();
  const link = { childId, familyId, adultId, role: 'viewer' as const, permissions: fullAccess };
  await service.tell(guardianshipChanged, { ...link, isActive: false });
  expect(await service.published(adultViewChanged)).toContainEqual({ familyId, adultId });
});

test('news of a link to a child that is not known yet wait for the child', async () => {
  const child = aKnownChild();
  const { childId, familyId } = child;
  const level = 'full_access' as const;
  await service.tell(guardianshipChanged, {
    childId,
    familyId,
    adultId: v7(),
    role: 'owner',
    permissions: { activities: level, challenges: level, rewards: level, approvals: level },
    isActive: true,
  });
  expect(await told(childId)).toBe(0);
  await service.tell(childChanged, child, { sequence: 1 });
  service.clock.shift(2_000);
  await service.settled();
  expect(await told(childId)).toBe(2);
});
