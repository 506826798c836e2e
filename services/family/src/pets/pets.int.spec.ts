import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { choosePet, listPetKits, petChosen, readChildDashboard, readWorld } from '@alcancia/contracts/family';
import { childChanged } from '@alcancia/contracts/identity';
import { avatars } from '@alcancia/contracts/values';
import { anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const kits = async () => (await service.ask(listPetKits, aHousehold().child, {})).kits;
const set = (kitId: string, change: string) =>
  service.em().execute(`update family.pet_kits set ${change} where id = ?`, [kitId]);

describe('the kits', () => {
  test('are twelve, all for everyone, in their order', async () => {
    const all = await kits();
    expect(all.map(({ kitId }) => kitId).toSorted()).toEqual([...avatars].toSorted());
    expect(all[0]).toEqual({ kitId: 'fox', displayName: 'Zorro', category: 'general', minLevel: 1 });
    expect(new Set(all.map(({ category }) => category))).toEqual(new Set(['general']));
  });

  test('are listed only while they are active and of category general', async () => {
    await set('llama', `is_active = false`);
    await set('sloth', `category = 'especial'`);
    const listed = (await kits()).map(({ kitId }) => kitId);
    expect(listed).not.toContain('llama');
    expect(listed).not.toContain('sloth');
    const { child, childId } = aHousehold();
    for (const kitId of ['llama', 'sloth'] as const)
      await expect(service.ask(choosePet, child, { childId, kitId })).rejects.toMatchObject({
        code: 'pet_kit_not_available',
      });
    await set('llama', `is_active = true`);
    await set('sloth', `category = 'general'`);
  });
});

describe('a companion', () => {
  test('is chosen by the child, and its head is the avatar everywhere', async () => {
    const { child, childId, familyId } = aHousehold();
    await service.ask(choosePet, child, { childId, kitId: 'turtle' });
    expect(await service.ask(readWorld, child, { childId })).toMatchObject({ pet: { kitId: 'turtle' } });
    expect(await service.published(petChosen)).toContainEqual({ familyId, childId, avatar: 'turtle' });
  });

  test('shows on the child’s first screen once the child is known', async () => {
    const home = aHousehold();
    const { child, childId } = home;
    await service.ask(choosePet, child, { childId, kitId: 'axolotl' });
    await service.tell(childChanged, {
      childId,
      familyId: home.familyId,
      displayName: 'Luz',
      avatar: 'fox',
      palette: 'soft-blue',
      isNew: true,
    });
    expect(await service.ask(readChildDashboard, child, { childId })).toMatchObject({ avatar: 'axolotl' });
  });

  test('above the child’s level is refused with the level, and open once it is reached', async () => {
    const home = aHousehold();
    const { child, childId } = home;
    await set('dragon', `min_level = 2`);
    const choose = () => service.ask(choosePet, child, { childId, kitId: 'dragon' });
    await expect(choose()).rejects.toMatchObject({ code: 'pet_kit_locked', details: { minLevel: 2 } });
    expect((await kits()).find(({ kitId }) => kitId === 'dragon')).toMatchObject({ minLevel: 2 });
    await offers(service, home).earn(100, 100);
    expect(await choose()).toEqual({ kitId: 'dragon' });

    // The one it has stays its own, also when its kit asks for more later.
    await set('dragon', `min_level = 40`);
    expect(await choose()).toEqual({ kitId: 'dragon' });
    await set('dragon', `min_level = 1`);
  });

  test('is chosen by an adult with the activities, not by one who only looks, nor by others', async () => {
    const { owner, childId } = aHousehold();
    const choice = { childId, kitId: 'owl' } as const;
    expect(await service.ask(choosePet, owner, choice)).toEqual({ kitId: 'owl' });
    const viewer = aViewer({ children: [childId] });
    await expect(service.ask(choosePet, viewer, choice)).rejects.toMatchObject({ code: 'not_permitted' });
    for (const caller of [anAdult(), aHousehold().child])
      await expect(service.ask(choosePet, caller, choice)).rejects.toMatchObject({ code: 'not_found' });
  });
});
