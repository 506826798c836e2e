import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { may } from '@alcancia/contracts/caller';
import { planChanged } from '@alcancia/contracts/billing';
import {
  accessChanged,
  changeRights,
  childChanged,
  choosePlanPlaces,
  createChild,
  endGuardianship,
  listAllGuardians,
  listChildren,
  readPlanPlaces,
} from '@alcancia/contracts/identity';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aChildsFields, aFamily, identityEnv, refusal } from '../../test/a-family.js';
import { everyPermission, Guardianship } from '../guardianships/guardianship.entity.js';
import { reachOfAdult, reachOfChild } from '../guardianships/reach.store.js';
import { identity } from '../identity.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(identity, { env: identityEnv });
});
afterAll(() => service.close());

const familia = { slug: 'familia', planName: 'Familia', limits: { maxChildren: 6, maxGuardians: 3, maxDevices: 10 } };
const gratis = { slug: 'gratis', planName: 'Gratis', limits: { maxChildren: 3, maxGuardians: 1, maxDevices: 3 } };

/** A family of the plan 'Familia' with five children, and two guardians of the first of them. */
async function aLargeFamily() {
  const family = await aFamily(service);
  const { familyId, ownerId, addChild } = family;
  let sequence = 1;
  const becomes = (plan: typeof gratis) =>
    service.tell(planChanged, { familyId, ownerId, ...plan }, { sequence: (sequence += 1) });
  await becomes(familia);
  const children: string[] = [];
  for (const displayName of ['Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']) {
    children.push(await addChild({ displayName }));
  }
  const guardians: string[] = [];
  for (const displayName of ['Abuela', 'Tío']) {
    const since = new Date(service.clock.now().getTime() + guardians.length);
    guardians.push(await aGuardian(children[0] ?? '', displayName, since));
  }
  const owner = () => family.ownerOf(...children);
  const beyond = async () => {
    const places = await service.ask(readPlanPlaces, owner(), {});
    const namesOf = (people: typeof places.guardians) =>
      people.filter(({ isBeyondPlan }) => isBeyondPlan).map(({ displayName }) => displayName);
    return [...namesOf(places.children), ...namesOf(places.guardians)];
  };
  return { ...family, children, guardians, becomes, owner, beyond };
}

async function aGuardian(childId: string, displayName: string, now: Date): Promise<string> {
  const em = service.em();
  const id = randomUUID();
  await em.execute(
    `insert into identity.profiles (id, role, display_name, email, created_at, updated_at, version)
     values (?, 'adult', ?, ?, ?, ?, 1)`,
    [id, displayName, `${id}@example.org`, now.toISOString(), now.toISOString()],
  );
  const link = { id: randomUUID(), childId, adultId: id, role: 'guardian' as const, status: 'active' as const };
  const given = { permissions: everyPermission, relationshipType: null, createdAt: now, updatedAt: now };
  em.create(Guardianship, { ...link, ...given });
  await em.flush();
  return id;
}

test('on a smaller plan who came first keeps a place; with the larger one everybody has one again', async () => {
  const { becomes, beyond, children, ownerId, owner } = await aLargeFamily();
  expect(await beyond()).toEqual([]);
  await becomes(gratis);
  expect(await beyond()).toEqual(['Cuatro', 'Cinco', 'Tío']);

  // Nobody is gone: each is listed, and says that it is beyond the plan.
  const listed = (
    await service.ask(listChildren, { ...owner(), children: await reachOfAdult(service.em(), ownerId) }, {})
  ).children;
  expect(listed.map(({ displayName, isBeyondPlan = false }) => [displayName, isBeyondPlan])).toEqual([
    ['Uno', false],
    ['Dos', false],
    ['Tres', false],
    ['Cuatro', true],
    ['Cinco', true],
  ]);
  const told = (await service.published(childChanged)).map(({ childId }) => childId);
  expect(told.slice(-2).toSorted()).toEqual(children.slice(3).toSorted());
  const forgotten = (await service.published(accessChanged)).map(({ aboutId }) => aboutId);
  expect(forgotten).toEqual(expect.arrayContaining(children.slice(3)));

  await becomes(familia);
  expect(await beyond()).toEqual([]);
});

test('what a child and a guardian beyond the plan may do follows from the rows, and ends with them', async () => {
  const { becomes, children, guardians, ownerId, owner } = await aLargeFamily();
  await becomes(gratis);
  const [first = '', , , fourth = ''] = children;
  const ownReach = await reachOfAdult(service.em(), ownerId);
  expect([ownReach[first]?.isBeyondPlan, ownReach[fourth]?.isBeyondPlan]).toEqual([undefined, true]);
  expect(may(ownReach[fourth], 'decideApprovals')).toBe(true);
  expect((await reachOfChild(service.em(), fourth))[fourth]?.isBeyondPlan).toBe(true);

  const [kept = '', beyond = ''] = guardians;
  const reachOf = async (adultId: string) => (await reachOfAdult(service.em(), adultId))[first];
  expect([may(await reachOf(kept), 'decideApprovals'), may(await reachOf(beyond), 'decideApprovals')]).toEqual([
    true,
    false,
  ]);
  expect(may(await reachOf(beyond), 'seeApprovals')).toBe(true);
  // What they were given stays written, and an area that was closed to them does not open.
  const tutors = (await service.ask(listAllGuardians, owner(), {})).children[0]?.guardians;
  const shown = tutors?.find(({ adultId }) => adultId === beyond);
  expect(shown).toMatchObject({ isBeyondPlan: true, role: 'guardian', permissions: everyPermission });
  const permissions = { ...everyPermission, rewards: 'no_access' as const };
  await service.ask(changeRights, owner(), {
    childId: first,
    adultId: beyond,
    permissions,
    version: shown?.version ?? 0,
  });
  expect((await reachOf(beyond))?.permissions).toEqual({
    activities: 'view_only',
    challenges: 'view_only',
    rewards: 'no_access',
    approvals: 'view_only',
  });

  // A place that becomes free goes to who waits for it.
  await service.ask(endGuardianship, owner(), { childId: first, adultId: kept });
  expect(may(await reachOf(beyond), 'decideApprovals')).toBe(true);
});

test('the owner picks who stays, as many as there are places; places left over go to who came first', async () => {
  const { becomes, beyond, children, guardians, owner } = await aLargeFamily();
  await becomes(gratis);
  const choose = (childIds: (string | undefined)[], guardianIds: (string | undefined)[] = []) =>
    [choosePlanPlaces, owner(), { childIds: childIds.map(String), guardianIds: guardianIds.map(String) }] as const;
  const [, two, , four, five] = children;
  const [abuela, uncle] = guardians;

  expect(await refusal(service, ...choose(children.slice(1)))).toEqual({
    code: 'child_limit_reached',
    details: { limit: 3 },
  });
  expect(await refusal(service, ...choose([], [abuela, uncle]))).toEqual({
    code: 'guardian_limit_reached',
    details: { limit: 1 },
  });
  expect(await beyond()).toEqual(['Cuatro', 'Cinco', 'Tío']);

  await service.ask(...choose([two, four, five], [uncle]));
  expect(await beyond()).toEqual(['Uno', 'Tres', 'Abuela']);
  await service.ask(...choose([four]));
  expect(await beyond()).toEqual(['Uno', 'Tres', 'Abuela']);
  // Another family's child is nobody here.
  const other = await (await aFamily(service)).addChild();
  expect(await refusal(service, ...choose([other]))).toMatchObject({ code: 'not_found' });
  // A plan that is too small takes nobody in, whoever rests.
  expect(await refusal(service, createChild, owner(), { ...aChildsFields, displayName: 'Seis' })).toMatchObject({
    code: 'child_limit_reached',
  });
});

test('who owns no household has no places to give', async () => {
  const { ownerOf } = await aFamily(service);
  const guest = { ...ownerOf(), familyId: null };
  expect(await refusal(service, readPlanPlaces, guest, {})).toMatchObject({ code: 'not_found' });
  expect(await refusal(service, choosePlanPlaces, guest, { childIds: [], guardianIds: [] })).toMatchObject({
    code: 'not_found',
  });
});
