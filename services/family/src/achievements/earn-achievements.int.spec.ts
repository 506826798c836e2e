import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  achievementEarned,
  approveAllRequests,
  approveRequest,
  claimActivity,
  dismissCelebrations,
  listChildAchievements,
  markDelivered,
  readChildDashboard,
  readWallet,
  rejectRequest,
  seeAchievements,
  undoDecision,
} from '@alcancia/contracts/family';
import { aChild, anAdult, aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { aWish, offers } from '../../test/offers.js';
import { differences } from '../coins/books.store.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const all = async ({ child, childId }: Pick<Household, 'child' | 'childId'>, reader = child) =>
  (await service.ask(listChildAchievements, reader, { childId })).achievements;
const earnedNames = async (home: Household): Promise<string[]> =>
  (await all(home)).flatMap(({ about, earnedAt }) => (earnedAt && about ? [about.name] : []));
const told = async ({ childId }: Household): Promise<string[]> =>
  (await service.published(achievementEarned)).flatMap((data) => (data.childId === childId ? [data.name] : []));
const cheered = async ({ child, childId }: Household): Promise<string[]> =>
  (await service.ask(readChildDashboard, child, { childId })).celebrations.flatMap(({ isAchievement, title }) =>
    isAchievement ? [title] : [],
  );
const gives = (name: string, coinsCents: number) =>
  service.em().execute(`update family.achievements set coins_cents = ? where name = ?`, [coinsCents, name]);
const approve = (home: Household, requestId: string) => service.ask(approveRequest, home.owner, { requestId });

beforeEach(() => service.em().execute(`update family.achievements set coins_cents = 0`));

describe('an achievement', () => {
  test('is earned by the decision that reaches it: kept, cheered once and told', async () => {
    const home = aHousehold();
    const requestId = await loopOf(service, home).claimed();
    expect(await earnedNames(home)).toEqual([]);
    await approve(home, requestId);
    expect(await earnedNames(home)).toEqual(['Primera actividad']);
    expect(await cheered(home)).toEqual(['Primera actividad']);
    expect(await told(home)).toEqual(['Primera actividad']);
  });

  test('is earned by an adult’s own «Hecho» too, and by «Aprobar todas»', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    await service.ask(claimActivity, home.owner, { childId: home.childId, activityId, dueOn: await loop.today() });
    expect(await earnedNames(home)).toEqual(['Primera actividad']);
    const other = aHousehold();
    const requestIds = [await loopOf(service, other).claimed(), await loopOf(service, other).claimed()];
    await service.ask(approveAllRequests, other.owner, { requestIds });
    expect(await told(other)).toEqual(['Primera actividad', '10 ahorradas']);
  });

  test('is not earned by what waits or is sent back; what is mended afterwards is one of its own', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const { occurrenceId } = await loop.claim(activityId);
    const requestId = await loop.requestOf(occurrenceId);
    await service.ask(rejectRequest, home.owner, { requestId, reasonCode: 'no_terminada', comment: 'Casi' });
    expect(await earnedNames(home)).toEqual([]);
    await loop.claim(activityId);
    await approve(home, await loop.requestOf(occurrenceId));
    expect(await earnedNames(home)).toEqual(['Primera actividad', 'Reparé un error']);
  });

  test('is earned and paid once, however many approvals come at once', async () => {
    await gives('Primera actividad', 300);
    await gives('Diez actividades', 700);
    const home = aHousehold();
    const loop = loopOf(service, home);
    const requestIds: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) requestIds.push(await loop.claimed({ coinsCents: 0 }));
    const answers = await Promise.all(
      requestIds.map((requestId) => service.answer(approveRequest, home.owner, { requestId })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(10);
    expect((await told(home)).toSorted()).toEqual([
      '10 ahorradas',
      'Diez actividades',
      'Día redondo',
      'Primera actividad',
    ]);
    const { balance } = await service.ask(readWallet, home.child, { childId: home.childId });
    expect(balance.availableCents).toBe(1000);
    expect(await differences(service.em())).toEqual([]);
  });

  test('stays when the decision is undone, with its coins, and comes no second time', async () => {
    await gives('Primera actividad', 300);
    const home = aHousehold();
    const { childId, owner, child } = home;
    const requestId = await loopOf(service, home).claimed();
    await approve(home, requestId);
    const { celebrations } = await service.ask(readChildDashboard, child, { childId });
    await service.ask(dismissCelebrations, child, { ids: celebrations.map(({ id }) => id) });
    await service.ask(undoDecision, owner, { requestId });
    expect(await earnedNames(home)).toEqual(['Primera actividad']);
    const coins = async () => (await service.ask(readWallet, child, { childId })).balance.availableCents;
    expect(await coins()).toBe(300);
    await approve(home, requestId);
    expect(await coins()).toBe(800);
    expect(await told(home)).toEqual(['Primera actividad']);
    expect(await cheered(home)).toEqual([]);
    expect(await differences(service.em())).toEqual([]);
  });

  test('shows what it gave in the wallet, by its name', async () => {
    await gives('Primera actividad', 300);
    const home = aHousehold();
    await approve(home, await loopOf(service, home).claimed());
    const { movements } = await service.ask(readWallet, home.child, { childId: home.childId });
    expect(movements).toContainEqual(
      expect.objectContaining({
        type: 'bono',
        title: 'Primera actividad',
        emoji: '🏅',
        currency: 'coins',
        amount: 300,
      }),
    );
  });

  test('is earned by a goal that is reached, and by a reward once it is in the child’s hands', async () => {
    const home = aHousehold();
    const world = offers(service, home);
    await world.setGoal({ targetPoints: 10 });
    await world.earn(10);
    expect(await earnedNames(home)).toEqual(['Primera actividad', 'Primera meta', 'Primer tramo']);

    const wish = await aWish(service);
    await wish.redeem(wish.rewardId);
    const { requestId } = (await wish.queue('pendiente'))[0]!;
    await wish.approve(requestId);
    expect(await earnedNames(wish)).not.toContain('Primera recompensa');
    await service.ask(markDelivered, wish.owner, { requestId });
    expect(await earnedNames(wish)).toContain('Primera recompensa');
  });

  test('is new until its child has looked at it; nobody else’s look counts', async () => {
    const home = aHousehold();
    await approve(home, await loopOf(service, home).claimed());
    const fresh = async () => (await all(home)).filter(({ isNew }) => isNew).map(({ achievementId }) => achievementId);
    const ids = await fresh();
    expect(ids).toHaveLength(1);
    await service.ask(seeAchievements, aHousehold().child, { ids });
    expect(await fresh()).toEqual(ids);
    await service.ask(seeAchievements, home.child, { ids });
    expect(await fresh()).toEqual([]);
    await expect(service.ask(seeAchievements, home.owner, { ids })).rejects.toMatchObject({
      code: 'not_for_this_profile',
    });
  });
});

describe('who sees the achievements of a child', () => {
  test('the child, and every adult with activities in sight; whoever is not linked finds no child', async () => {
    const home = aHousehold();
    const { child, childId, owner, familyId } = home;
    for (const reader of [child, owner, aViewer({ children: [childId] })])
      expect(await all(home, reader)).toHaveLength(24);
    for (const stranger of [anAdult(), aHousehold().child, aChild(aHousehold().childId, { familyId })])
      await expect(all(home, stranger)).rejects.toMatchObject({ code: 'not_found' });
  });

  test('a secret has neither name nor way until it is earned', async () => {
    const home = aHousehold();
    const secrets = async (reader = home.child) => (await all(home, reader)).filter(({ about }) => about === null);
    expect(await secrets()).toHaveLength(2);
    expect(await secrets(home.owner)).toHaveLength(2);
    const loop = loopOf(service, home);
    for (let nth = 0; nth < 5; nth += 1) await approve(home, await loop.claimed());
    expect(await secrets()).toHaveLength(1);
    expect(await earnedNames(home)).toContain('Día redondo');
  });

  test('says how far the child is: counts, and cents of what it has put together', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    for (let nth = 0; nth < 3; nth += 1) await approve(home, await loop.claimed());
    const far = (await all(home)).map(({ about }) => about).filter((about) => about !== null);
    const of = (name: string) => far.find((about) => about.name === name);
    expect(of('Diez actividades')).toMatchObject({ progress: 3, threshold: 10 });
    expect(of('100 ahorradas')).toMatchObject({ metric: 'ahorro', progress: 1500, threshold: 10_000 });
    expect(of('7 días seguidos')).toMatchObject({ progress: 1, threshold: 7, window: 'seguidos' });
  });
});
