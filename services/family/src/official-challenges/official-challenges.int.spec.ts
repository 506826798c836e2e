import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import type { AskOf } from '@alcancia/contracts/define';
import {
  officialChallengeEdited,
  createOfficialChallenge,
  listOfficialChallenges,
  listAllOfficialChallenges,
  officialChallengesInAll,
  updateOfficialChallenge,
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
const { owner } = aHousehold();
const offered = async () => (await service.ask(listOfficialChallenges, owner, {})).challenges;
const all = async () => (await service.ask(listAllOfficialChallenges, administrator, {})).challenges;
const river: AskOf<typeof createOfficialChallenge> = {
  title: 'Cuidar el río',
  description: 'Cinco tareas por el agua.',
  emoji: '🏞️',
  metric: 'actividades',
  target: 5,
  mode: 'individual',
  days: 7,
  steps: ['Empezar', 'Seguir'],
  prize: { points: 20, coinsCents: 500, badge: null },
  fromAge: 4,
  toAge: 12,
  isActive: true,
  sortOrder: 1,
};
const create = (change: Partial<typeof river> = {}) =>
  service.ask(createOfficialChallenge, administrator, { ...river, ...change });
const update = async (officialId: string, change: Partial<AskOf<typeof updateOfficialChallenge>>) => {
  const kept = (await all()).find((one) => one.officialId === officialId)!;
  return service.ask(updateOfficialChallenge, administrator, { ...kept, ...change });
};

describe('official challenges', () => {
  test('are there from the first day, twelve of them, for every age that a child may have, and can be won', async () => {
    const challenges = await offered();
    expect(challenges).toHaveLength(12);
    for (let age = 3; age <= 17; age += 1)
      expect(challenges.filter(({ fromAge, toAge }) => fromAge <= age && age <= toAge).length).toBeGreaterThan(2);
    for (const { officialId } of challenges) expect(await update(officialId, {})).toEqual({ version: 1 });
  });

  test('are made, changed and taken away by those who run the product; each change is told with before and after', async () => {
    const { officialId } = await create();
    const { isActive: _isActive, sortOrder: _sortOrder, ...shown } = river;
    expect((await offered()).find((one) => one.officialId === officialId)).toEqual({ ...shown, officialId });
    expect(await update(officialId, { title: 'Cuidar el mar', target: 6 })).toEqual({ version: 2 });
    expect(await update(officialId, {})).toEqual({ version: 2 });
    await update(officialId, { isActive: false });
    expect((await offered()).map((one) => one.officialId)).not.toContain(officialId);
    expect((await all()).map((one) => one.officialId)).toContain(officialId);
    expect(await service.published(officialChallengeEdited)).toMatchObject([
      { officialId, title: river.title, byId: administrator.adultId, before: {}, after: { ages: '4–12', days: '7' } },
      {
        before: { title: '🏞️ Cuidar el río', target: '5' },
        after: { title: '🏞️ Cuidar el mar', target: '6' },
      },
      { title: 'Cuidar el mar', before: { offered: 'yes' }, after: { offered: 'no' } },
    ]);
  });

  test('what somebody else changed meanwhile is not overwritten', async () => {
    const { officialId } = await create();
    await update(officialId, { target: 10 });
    await expect(update(officialId, { target: 15, version: 1 })).rejects.toMatchObject({ code: 'changed_before' });
    expect((await all()).find((one) => one.officialId === officialId)).toMatchObject({ target: 10 });
  });

  test.each([
    ['for nobody', { fromAge: 9, toAge: 8 }, 'official_ages_reversed'],
    ['that nobody can win', { metric: 'racha', target: 8 }, 'challenge_target_out_of_reach'],
    [
      'that nobody would win anything by',
      { prize: { points: 0, coinsCents: 0, badge: null } },
      'challenge_prize_missing',
    ],
  ] as const)('one %s is refused', async (_, change, code) => {
    const before = await all();
    await expect(create(change)).rejects.toMatchObject({ code });
    expect(await all()).toEqual(before);
  });

  test('are at most a hundred, also where two are made at once', async () => {
    const left = officialChallengesInAll - (await all()).length;
    await service.em().execute(
      `insert into family.official_challenges (title, description, emoji, metric, target, mode, days, steps, prize,
         from_age, to_age, sort_order)
       select 'Otro', '', '⭐', 'puntos', 1, 'individual', 1, '[]', '{"points":1,"coinsCents":0,"badge":null}', 3, 17, 50
       from generate_series(1, ?)`,
      [left - 1],
    );
    const both = await Promise.allSettled([create(), create()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
      reason: { code: 'official_limit_reached', details: { limit: officialChallengesInAll } },
    });
    expect(await all()).toHaveLength(officialChallengesInAll);
  });
});
