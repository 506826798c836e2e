import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  achievementEarned,
  listAllAchievements,
  listChildAchievements,
  readChildDashboard,
  readWallet,
  saveAchievement,
} from '@alcancia/contracts/family';
import { childChanged } from '@alcancia/contracts/identity';
import { anAdministrator, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, type Household } from '../../test/builders.js';
import { aWish, offers } from '../../test/offers.js';
import { daysFrom, pastWork } from '../../test/past-work.js';
import { turnsOf } from '../../test/take-turn.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';
import { FillAchievements } from './fill-achievements.js';

let service: TestService;
let fill: () => Promise<unknown>;
beforeAll(async () => {
  service = await bootService(family);
  fill = turnsOf(service, new FillAchievements(new CoinLedger()), achievementEarned);
});
afterAll(() => service.close());

const monday = '2026-01-05';

const names = async ({ child, childId }: Pick<Household, 'child' | 'childId'>): Promise<string[]> =>
  (await service.ask(listChildAchievements, child, { childId })).achievements.flatMap(({ about, earnedAt }) =>
    about && earnedAt ? [about.name] : [],
  );

/** A child that was known before there were achievements. */
async function fromBefore(home: Household = aHousehold()): Promise<Household> {
  const { childId, familyId } = home;
  const profile = { displayName: 'Mateo', avatar: 'fox', palette: 'soft-blue', isNew: true } as const;
  await service.tell(childChanged, { childId, familyId, ...profile });
  await service
    .em()
    .execute(`update family.known_children set needs_achievements = true where child_id = ?`, [childId]);
  return home;
}

test.each<readonly [what: string, days: string[], more: Parameters<typeof pastWork>[3], earned: string[]]>([
  ['nothing', [], {}, []],
  ['what waits or was sent back', daysFrom(monday, 10), { state: 'en_revision' }, []],
  ['one day', [monday], {}, ['Primera actividad']],
  ['two days in a row', daysFrom(monday, 2), {}, ['Primera actividad']],
  ['three days in a row', daysFrom(monday, 3), {}, ['Primera actividad', '3 días seguidos']],
  ['three days with a gap', [...daysFrom(monday, 2), '2026-01-08'], {}, ['Primera actividad']],
  [
    'seven days in a row over two weeks',
    daysFrom('2026-01-07', 7),
    {},
    ['Primera actividad', '3 días seguidos', '7 días seguidos'],
  ],
  [
    'a whole week, from Monday on',
    daysFrom(monday, 7),
    {},
    ['Primera actividad', '3 días seguidos', '7 días seguidos', 'Semana perfecta'],
  ],
  ['four on one day', [monday], { perDay: 4 }, ['Primera actividad']],
  ['five on one day', [monday], { perDay: 5 }, ['Primera actividad', 'Día redondo']],
  ['something mended', [monday], { rejections: 1 }, ['Primera actividad', 'Reparé un error']],
  ['something for others', [monday], { category: 'solidaridad' }, ['Primera actividad', 'Compartí']],
])('%s gives what it reaches and no more', async (_what, days, more, earned) => {
  const home = await fromBefore();
  await pastWork(service.em(), home.childId, days, more);
  await fill();
  expect(await names(home)).toEqual(earned);
});

test('all of the first set can be earned with what the product has today', async () => {
  const home = await fromBefore();
  const { childId } = home;
  const em = service.em();
  const alternate = (of: readonly string[]) => of.filter((_, nth) => nth % 2 === 0);
  await pastWork(em, childId, daysFrom('2025-09-01', 30), { category: 'hogar', timeOfDay: 'manana', perDay: 5 });
  await pastWork(em, childId, alternate(daysFrom('2025-03-01', 140)), { category: 'escuela' });
  await pastWork(em, childId, daysFrom('2025-08-01', 10), { category: 'solidaridad', rejections: 1 });
  await pastWork(em, childId, daysFrom('2025-08-01', 5), { category: 'dinero' });
  const world = offers(service, home);
  for (const title of ['Uno', 'Dos', 'Tres']) await world.setGoal({ title, targetPoints: 500 });
  await world.earn(500, 100_000);
  await world.earn(500, 5000);
  const rewardId = await world.offerReward();
  await world.redeem(rewardId);
  const [request] = await world.queue('pendiente');
  await world.approve(request!.requestId);
  await em.execute(`update family.reward_redemptions set state = 'entregada' where child_id = ?`, [childId]);
  await fill();
  expect(await names(home)).toHaveLength(24);
});

test('children of before find what they had reached as new: no cheer, no notice, what it gives is paid, once', async () => {
  await service.em().execute(`update family.achievements set coins_cents = 200 where code = 'comparti'`);
  const home = await fromBefore();
  const { childId, child } = home;
  await pastWork(service.em(), childId, [monday], { category: 'solidaridad' });
  await fill();
  await service
    .em()
    .execute(`update family.known_children set needs_achievements = true where child_id = ?`, [childId]);
  await fill();
  const { achievements } = await service.ask(listChildAchievements, child, { childId });
  expect(achievements.flatMap(({ isNew, about }) => (isNew ? [about?.name] : []))).toEqual([
    'Primera actividad',
    'Compartí',
  ]);
  const { celebrations } = await service.ask(readChildDashboard, child, { childId });
  expect(celebrations).toEqual([]);
  expect((await service.published(achievementEarned)).filter((data) => data.childId === childId)).toEqual([]);
  expect((await service.ask(readWallet, child, { childId })).balance.availableCents).toBe(200);
  await service.em().execute(`update family.achievements set coins_cents = 0`);
});

test('a child who comes after the release need not be filled, and more than one turn takes the many', async () => {
  const late = aHousehold();
  const profile = { displayName: 'Luz', avatar: 'cat', palette: 'soft-blue', isNew: true } as const;
  await service.tell(childChanged, { childId: late.childId, familyId: late.familyId, ...profile });
  const left = async () =>
    (
      await service
        .em()
        .execute<{ child_id: string }[]>(`select child_id from family.known_children where needs_achievements`)
    ).map(({ child_id }) => child_id);
  expect(await left()).not.toContain(late.childId);
  await service.em().execute(
    `insert into family.known_children (child_id, family_id, display_name, avatar, palette, sequence, needs_achievements)
     select gen_random_uuid(), ?, 'Otro', 'cat', 'soft-blue', 1, true from generate_series(1, 41)`,
    [v7()],
  );
  for (let turns = 0; turns < 5 && (await left()).length > 0; turns += 1) await fill();
  expect(await left()).toEqual([]);
});

test('what was reached while it was not offered is given when it is offered again', async () => {
  const administrator = anAdministrator();
  const offer = async (isActive: boolean) => {
    const { achievements } = await service.ask(listAllAchievements, administrator, {});
    const { achievementId, name, description, coinsCents, isSecret, sortOrder, version } = achievements.find(
      (one) => one.name === '3 días seguidos',
    )!;
    const fields = { achievementId, name, description, coinsCents, isSecret, sortOrder, version };
    await service.ask(saveAchievement, administrator, { ...fields, isActive });
  };
  const home = await fromBefore();
  await offer(false);
  await pastWork(service.em(), home.childId, daysFrom(monday, 3));
  await fill();
  expect(await names(home)).toEqual(['Primera actividad']);
  await offer(true);
  for (let turns = 0; turns < 5; turns += 1) await fill();
  expect(await names(home)).toEqual(['Primera actividad', '3 días seguidos']);
});

test('what a decision gave meanwhile is not given again by the filling', async () => {
  const wish = await aWish(service);
  await fromBefore(wish);
  const before = await names(wish);
  await fill();
  expect(await names(wish)).toEqual(before);
  const rows = await service
    .em()
    .execute(`select achievement_id from family.child_achievements where child_id = ?`, [wish.childId]);
  expect(rows).toHaveLength(before.length);
});
