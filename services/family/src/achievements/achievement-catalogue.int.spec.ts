import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { AskOf } from '@alcancia/contracts/define';
import {
  achievementEdited,
  approveRequest,
  listAllAchievements,
  listChildAchievements,
  saveAchievement,
} from '@alcancia/contracts/family';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { family } from '../family.service.js';

let service: TestService;
beforeEach(async () => {
  service = await bootService(family);
});
afterEach(() => service.close());

const administrator = anAdministrator();
const all = async () => (await service.ask(listAllAchievements, administrator, {})).achievements;
const named = async (name: string) => (await all()).find((one) => one.name === name)!;
async function save(name: string, change: Partial<AskOf<typeof saveAchievement>>) {
  const { achievementId, description, coinsCents, isSecret, isActive, sortOrder, version } = await named(name);
  const fields = { achievementId, name, description, coinsCents, isSecret, isActive, sortOrder, version };
  return service.ask(saveAchievement, administrator, { ...fields, ...change });
}
const seen = async ({ child, childId }: Household) =>
  (await service.ask(listChildAchievements, child, { childId })).achievements;
async function earns(home: Household): Promise<void> {
  const requestId = await loopOf(service, home).claimed();
  await service.ask(approveRequest, home.owner, { requestId });
}

describe('the catalogue', () => {
  test('is filled at the first run with twenty-four, in their order, two of them secret', async () => {
    const achievements = await all();
    expect(achievements.map(({ sortOrder }) => sortOrder)).toEqual(Array.from({ length: 24 }, (_, nth) => nth + 1));
    expect(new Set(achievements.map(({ name }) => name)).size).toBe(24);
    expect(achievements.filter(({ isSecret }) => isSecret)).toHaveLength(2);
    expect(new Set(achievements.map(({ category }) => category)).size).toBe(6);
  });

  test('is changed by those who run the product: who has earned keeps what it was worth then', async () => {
    const home = aHousehold();
    await earns(home);
    const change = { name: 'Primer paso', description: 'Empezaste.', coinsCents: 500, sortOrder: 9 };
    expect(await save('Primera actividad', change)).toEqual({ version: 2 });
    expect((await seen(home)).flatMap(({ earnedAt, about }) => (earnedAt ? [about?.name] : []))).toEqual([
      'Primer paso',
    ]);
    const rows = await service.em().execute(`select 1 from family.ledger_entries where source_type = 'logro'`);
    expect(rows).toEqual([]);
    expect(await service.published(achievementEdited)).toMatchObject([
      {
        name: 'Primera actividad',
        byId: administrator.adultId,
        before: { name: 'Primera actividad', coins: '0', order: '1' },
        after: { name: 'Primer paso', coins: '5', order: '9' },
      },
    ]);
  });

  test('that is not offered any more can be earned by nobody new, and stays with who has it', async () => {
    const [first, second] = [aHousehold(), aHousehold()];
    await earns(first);
    await save('Primera actividad', { isActive: false });
    await earns(second);
    const has = async (home: Household) => (await seen(home)).some(({ about }) => about?.name === 'Primera actividad');
    expect([await has(first), await has(second)]).toEqual([true, false]);
    await save('Primera actividad', { isActive: true });
    await earns(second);
    expect((await seen(second)).find(({ about }) => about?.name === 'Primera actividad')?.earnedAt).not.toBeNull();
  });

  test('that somebody else changed meanwhile is not overwritten, and what changes nothing is no change', async () => {
    const { version } = await named('Compartí');
    await save('Compartí', { sortOrder: 20 });
    await expect(save('Compartí', { sortOrder: 21, version })).rejects.toMatchObject({ code: 'changed_before' });
    expect(await save('Compartí', {})).toEqual({ version: 2 });
    expect(await service.published(achievementEdited)).toHaveLength(1);
  });

  test('is nobody’s but theirs', async () => {
    const { owner, child } = aHousehold();
    for (const caller of [owner, child])
      await expect(service.ask(listAllAchievements, caller, {})).rejects.toMatchObject({ code: expect.any(String) });
  });
});
