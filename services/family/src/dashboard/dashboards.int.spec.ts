import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals';
import { v7 } from 'uuid';

import {
  dismissCelebrations,
  readChildDashboard,
  readFamilyDashboard,
  redeemGoal,
  undoDecision,
} from '@alcancia/contracts/family';
import { childChanged, familyChanged } from '@alcancia/contracts/identity';
import { Caller } from '@alcancia/server-kit';
import { aChild, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { offers } from '../../test/offers.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';
import { ChildCards } from './child-card.view.js';
import { ReadFamilyDashboard } from './read-family-dashboard.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const aWorld = (options: Parameters<typeof aHousehold>[0] = {}) => {
  const home = aHousehold(options);
  return { ...home, ...offers(service, home) };
};

const introduce = (childId: string, familyId: string, displayName: string) =>
  service.tell(childChanged, {
    childId,
    familyId,
    displayName,
    avatar: 'fox',
    palette: 'forest-green',
    isNew: true,
  });

describe('the child’s first screen', () => {
  test('shows name, balance, level, the day, the main goal and what to look forward to', async () => {
    const world = aWorld();
    const { child, childId, familyId } = world;
    await introduce(childId, familyId, 'Luz');
    const goalId = await world.setGoal();
    await world.offerReward({ costCents: 2000, title: 'Bicicleta' });
    const near = await world.offerReward({ costCents: 600 });
    await world.earn(20, 500);
    const { occurrenceId } = await world.claim(await world.offer({ title: 'Regar' }));
    await world.offer({ title: 'Barrer' });

    const screen = await service.ask(readChildDashboard, child, { childId });
    expect(screen).toMatchObject({
      displayName: 'Luz',
      avatar: 'fox',
      palette: 'forest-green',
      balance: { points: 20, availableCents: 500 },
      level: { level: 1, name: 'Explorador', totalPoints: 20, pointsIntoLevel: 20, pointsForNext: 100 },
      todayDone: 1,
      todayInReview: 1,
      todayTotal: 3,
      mainGoal: { id: goalId, progress: { percent: 50, childName: 'Luz', state: 'activa' } },
      nextReward: { rewardId: near, missingCents: 100 },
    });
    expect(screen.occurrences).toHaveLength(3);
    expect(screen.occurrences).toContainEqual(expect.objectContaining({ occurrenceId, state: 'en_revision' }));
  });

  test('looks at the dearest reward that it can afford before the dream one', async () => {
    const world = aWorld();
    await world.offerReward({ costCents: 9000, title: 'Bicicleta' });
    await world.offerReward({ costCents: 100 });
    const best = await world.offerReward({ costCents: 300 });
    await world.offerReward({ costCents: 400, stock: 0 });
    await world.earn(1, 500);
    const { nextReward } = await service.ask(readChildDashboard, world.child, { childId: world.childId });
    expect(nextReward).toMatchObject({ rewardId: best, missingCents: 0 });
  });

  test('cheers once, for the child only, and never for what another child dismissed', async () => {
    const world = aWorld();
    const { child, owner, childId } = world;
    const goalId = await world.setGoal({ targetPoints: 10, milestones: [{ percent: 50, bonusCoinsCents: 0 }] });
    await world.earn(10, 100);
    const seen = () => service.ask(readChildDashboard, child, { childId });
    const { celebrations } = await seen();
    const kinds = celebrations.map(({ kind, isAchievement }) => (isAchievement ? 'logro' : kind));
    expect(kinds.toSorted()).toEqual(['aprobada', 'hito', 'logro', 'logro', 'logro', 'meta']);
    expect((await service.ask(readChildDashboard, owner, { childId })).celebrations).toEqual([]);

    const ids = celebrations.map(({ id }) => id);
    await service.ask(dismissCelebrations, aChild(v7()), { ids });
    expect((await seen()).celebrations).toHaveLength(6);
    await service.ask(dismissCelebrations, child, { ids });
    expect((await seen()).celebrations).toEqual([]);
    await service.ask(redeemGoal, child, { goalId });
    expect((await seen()).mainGoal).toMatchObject({ id: goalId, progress: { state: 'por_entregar', isAsked: true } });
    const next = await world.setGoal();
    expect((await seen()).mainGoal).toMatchObject({ id: next });
  });

  test('cheers once for the egg that hatched at 150 points, whatever is undone and earned again', async () => {
    const world = aWorld();
    const { child, owner, childId } = world;
    const hatchings = async () => {
      const { celebrations } = await service.ask(readChildDashboard, child, { childId });
      return celebrations.filter(({ isHatching }) => isHatching);
    };
    await world.earn(149);
    expect(await hatchings()).toEqual([]);
    const { requestId } = await world.earn(1);
    const [hatching] = await hatchings();
    expect(hatching).toMatchObject({ kind: 'nivel', isHatching: true });
    await service.ask(dismissCelebrations, child, { ids: [hatching!.id] });
    await service.ask(undoDecision, owner, { requestId });
    await world.earn(200);
    expect(await hatchings()).toEqual([]);
  });

  test('of another child does not exist', async () => {
    const { childId } = aWorld();
    for (const caller of [aChild(v7()), anAdult(), anAdult({ children: [v7()] })]) {
      for (const id of [childId, v7()]) {
        await expect(service.ask(readChildDashboard, caller, { childId: id })).rejects.toMatchObject({
          code: 'not_found',
        });
      }
    }
  });
});

describe('the adult’s first screen', () => {
  test('counts what waits, shows the first three and a card for each child', async () => {
    const world = aWorld({ children: 2 });
    const { owner, childIds, familyId } = world;
    const [first, second] = childIds as [string, string];
    await introduce(first, familyId, 'Luz');
    for (const title of ['Uno', 'Dos', 'Tres', 'Cuatro']) await world.claim(await world.offer({ title }));
    await world.earn(10, 100);

    const screen = await service.ask(readFamilyDashboard, owner, {});
    expect(screen.pending).toBe(4);
    expect(screen.firstPending.map(({ title, childName }) => [title, childName])).toEqual([
      ['Uno', 'Luz'],
      ['Dos', 'Luz'],
      ['Tres', 'Luz'],
    ]);
    const cards = Object.fromEntries(screen.children.map((card) => [card.childId, card]));
    expect(cards[first]).toMatchObject({ displayName: 'Luz', todayDone: 1, todayInReview: 4, todayTotal: 5 });
    expect(cards[second]).toMatchObject({ displayName: '', todayDone: 0, todayInReview: 0, todayTotal: 5 });
    expect(screen.week).toHaveLength(7);
    const today = screen.week.find(({ date }) => date === screen.today);
    expect(today?.approved).toEqual([{ childId: first, count: 1 }]);
  });

  test('counts the week by the day of the claim and forgets what was undone', async () => {
    const world = aWorld();
    const { requestId } = await world.earn(10, 100);
    const total = async () => {
      const { week } = await service.ask(readFamilyDashboard, world.owner, {});
      return week.flatMap(({ approved }) => approved).length;
    };
    expect(await total()).toBe(1);
    await service.ask(undoDecision, world.owner, { requestId });
    expect(await total()).toBe(0);
  });

  test('shows nothing of an area without rights', async () => {
    const world = aWorld();
    const { childId, familyId } = world;
    await world.setGoal();
    await world.claim(await world.offer({ title: 'Regar' }));
    await world.earn(10, 100);
    const none = { activities: 'no_access', challenges: 'no_access', rewards: 'full_access', approvals: 'no_access' };
    const link = { role: 'guardian', permissions: none } as const;
    const half = anAdult({ children: [childId], familyId, link: link as never });
    const screen = await service.ask(readFamilyDashboard, half, {});
    expect(screen).toMatchObject({ pending: 0, firstPending: [] });
    expect(screen.children[0]).toMatchObject({
      balance: { points: 0, availableCents: 0 },
      todayTotal: 0,
      mainGoal: null,
    });
    expect(screen.week.flatMap(({ approved }) => approved)).toEqual([]);
  });

  test('asks the database as often for six children as for one', async () => {
    const queries = async (children: number) => {
      const home = aHousehold({ children });
      const world = offers(service, home);
      await world.setGoal();
      await world.claim(await world.offer());
      await world.approve(await world.claimed());
      const adult = new Caller(home.owner);
      // The kit's own queries use the same connection, at any time: those of this transaction alone are counted.
      return service.em().transactional(async (em) => {
        const asked = jest.spyOn(em.getConnection(), 'execute');
        await new ReadFamilyDashboard(new ChildCards(new CoinLedger())).execute(
          adult,
          {},
          { em, now: service.clock.now() },
        );
        const transaction = em.getTransactionContext();
        const count = asked.mock.calls.filter(([, , , within]) => within === transaction).length;
        asked.mockRestore();
        return count;
      });
    };
    const one = await queries(1);
    expect(one).toBeGreaterThan(5);
    expect(await queries(6)).toBe(one);
  });

  test('of a household without children is empty, on the day of that household', async () => {
    const familyId = v7();
    const owner = anAdult({ familyId });
    await service.tell(familyChanged, {
      familyId,
      ownerId: owner.adultId,
      timeZone: 'Pacific/Kiritimati',
      moneyName: 'monedas',
    });
    const { today, ...screen } = await service.ask(readFamilyDashboard, owner, {});
    const there = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Kiritimati' }).format(service.clock.now());
    expect(today).toBe(there);
    expect(screen).toMatchObject({ pending: 0, firstPending: [], children: [] });
  });
});
