import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { AskOf } from '@alcancia/contracts/define';
import {
  choosePet,
  listAllPetKits,
  listPetKits,
  petKitEdited,
  readWorld,
  savePetKit,
} from '@alcancia/contracts/family';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeEach(async () => {
  service = await bootService(family);
});
afterEach(() => service.close());

const administrator = anAdministrator();
const kits = async () => (await service.ask(listAllPetKits, administrator, {})).kits;
const kit = async (id: string) => (await kits()).find(({ kitId }) => kitId === id)!;
const save = async (id: 'fox' | 'owl', change: Partial<AskOf<typeof savePetKit>>) => {
  const { category: _category, ...fields } = await kit(id);
  return service.ask(savePetKit, administrator, { ...fields, ...change });
};

describe('a kit', () => {
  test('is called, placed and given as those who run the product say; who has it keeps it', async () => {
    const { child, childId } = aHousehold();
    await service.ask(choosePet, child, { childId, kitId: 'owl' });
    expect(await save('owl', { displayName: 'Lechuza', minLevel: 3, sortOrder: 1 })).toEqual({ version: 2 });
    const offered = (await service.ask(listPetKits, child, {})).kits;
    expect(offered.find(({ kitId }) => kitId === 'owl')).toMatchObject({ displayName: 'Lechuza', minLevel: 3 });

    await save('owl', { isActive: false });
    expect((await service.ask(listPetKits, child, {})).kits.map(({ kitId }) => kitId)).not.toContain('owl');
    expect(await service.ask(readWorld, child, { childId })).toMatchObject({ pet: { kitId: 'owl' } });
    expect(await service.published(petKitEdited)).toMatchObject([
      {
        kitName: 'Búho',
        byId: administrator.adultId,
        before: { name: 'Búho', minLevel: '1', order: '9' },
        after: { name: 'Lechuza', minLevel: '3', order: '1' },
      },
      { kitName: 'Lechuza', before: { offered: 'yes' }, after: { offered: 'no' } },
    ]);
  });

  test('that somebody else changed meanwhile is not overwritten, and what changes nothing is no change', async () => {
    const { version } = await kit('fox');
    await save('fox', { displayName: 'Zorrito' });
    await expect(save('fox', { displayName: 'Raposa', version })).rejects.toMatchObject({ code: 'changed_before' });
    expect(await save('fox', {})).toEqual({ version: 2 });
    expect(await service.published(petKitEdited)).toHaveLength(1);
  });

  test('stays open to every child: of two that are closed at once one is left', async () => {
    await service.em().execute(`update family.pet_kits set min_level = 2 where id not in ('fox', 'owl')`);
    const both = await Promise.allSettled([save('fox', { minLevel: 2 }), save('owl', { isActive: false })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'pet_kit_last' } });
    const open = (await kits()).filter(({ isActive, minLevel }) => isActive && minLevel === 1);
    expect(open).toHaveLength(1);
  });
});
