import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';

import {
  approveRequest,
  claimActivity,
  createActivity,
  createGoal,
  listApprovals,
  listChildGoals,
  readAgenda,
  readFamilyDashboard,
  readWallet,
  redeemReward,
  undoDecision,
} from '@alcancia/contracts/family';
import { readHousehold, updateHousehold } from '@alcancia/contracts/identity';
import { aHome, type Home } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;
const timeZone = 'America/Mexico_City';

const dayInMexico = (moment: Date) => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment);
const dayInUtc = (moment: Date) => moment.toISOString().slice(0, 10);

let system: TestSystem;
let home: Home;

beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

beforeEach(async () => {
  home = await aHome(system, { country: 'MX' });
  const { version, moneyName } = await system.want(readHousehold, {}, home.asAdult);
  await system.want(updateHousehold, { timeZone, moneyName, version }, home.asAdult);
  await system.settled();
});

/** Goes on to the next 23:30 in Mexico City (05:30 UTC, all year round) of a day that is not the week's last. */
async function goToHalfPastEleven(): Promise<void> {
  const now = system.clock.now().getTime();
  let then = Math.ceil((now + hourMs) / dayMs) * dayMs + 5.5 * hourMs;
  while (new Date(then).getUTCDay() === 1) then += dayMs;
  system.clock.shift(then - now);
  await home.comeBack();
}

const goal = async () => {
  const { goals } = await system.want(listChildGoals, { childId: home.childId }, home.asChild);
  const { points, milestones } = goals[0]!.progress;
  return { points, reached: milestones.filter(({ isReached }) => isReached).map(({ percent }) => percent) };
};
const statesOf = async (from: string) => {
  const { days } = await system.want(readAgenda, { childId: home.childId, from, days: 2 }, home.asChild);
  return days.map(({ date, occurrences }) => [date, occurrences[0]?.state]);
};

describe("the family's day", () => {
  test('what is done at 23:30 in Mexico City belongs to that day; each day is paid once, and one can be taken back', async () => {
    const { childId } = home;
    await goToHalfPastEleven();
    const first = dayInMexico(system.clock.now());
    expect(dayInUtc(system.clock.now())).not.toBe(first);
    const offer = { title: 'Leer', emoji: '📚', category: 'escuela', points: 10, coinsCents: 500 } as const;
    const { activityId } = await system.want(
      createActivity,
      { ...offer, schedule: { mode: 'diaria' }, childIds: [childId] },
      home.asAdult,
    );
    await system.want(
      createGoal,
      {
        title: 'Patines',
        emoji: '🛼',
        childIds: [childId],
        targetPoints: 40,
        prize: { kind: 'texto', text: 'Unos patines' },
        milestones: [
          { percent: 25, bonusCoinsCents: 200 },
          { percent: 50, bonusCoinsCents: 300 },
        ],
      },
      home.asAdult,
    );
    const claim = (dueOn: string) => system.ask(claimActivity, { childId, activityId, dueOn }, home.asChild);
    expect((await claim(dayInUtc(system.clock.now()))).error.code).toBe('occurrence_not_today');
    expect((await claim(first)).data.occurrence).toMatchObject({ dueOn: first, state: 'en_revision' });

    system.clock.shift(40 * minuteMs);
    await home.comeBack();
    const second = dayInMexico(system.clock.now());
    expect(second).not.toBe(first);
    expect((await claim(first)).error.code).toBe('occurrence_not_today');
    expect((await claim(second)).data.occurrence).toMatchObject({ dueOn: second, state: 'en_revision' });

    system.clock.shift(18 * hourMs);
    await home.comeBack();
    expect(dayInUtc(system.clock.now())).not.toBe(second);
    const { requests } = await system.want(listApprovals, {}, home.asAdult);
    expect(requests.map(({ dueOn }) => dueOn).toSorted()).toEqual([first, second]);
    for (const { requestId } of requests.toSorted((a, b) => (a.dueOn ?? '').localeCompare(b.dueOn ?? ''))) {
      await system.want(approveRequest, { requestId }, home.asAdult);
      const again = await system.ask(approveRequest, { requestId }, home.asAdult);
      expect(again.error).toMatchObject({ code: 'request_already_resolved', details: { name: 'Laura' } });
    }
    expect(await statesOf(first)).toEqual([
      [first, 'aprobada'],
      [second, 'aprobada'],
    ]);
    const { week } = await system.want(readFamilyDashboard, {}, home.asAdult);
    const approvedOn = (day: string) => week.find(({ date }) => date === day)?.approved;
    expect([approvedOn(first), approvedOn(second)]).toEqual([[{ childId, count: 1 }], [{ childId, count: 1 }]]);
    expect(await home.balance()).toMatchObject({ points: 20, availableCents: 1000 + 200 + 300 });
    expect(await goal()).toEqual({ points: 20, reached: [25, 50] });

    const { requestId } = requests.find(({ dueOn }) => dueOn === second)!;
    await system.want(undoDecision, { requestId }, home.asAdult);
    expect((await system.ask(undoDecision, { requestId }, home.asAdult)).error.code).toBe('undo_too_late');
    expect(await home.balance()).toMatchObject({ points: 10, availableCents: 500 + 200, pendingCents: 0 });
    expect(await goal()).toEqual({ points: 10, reached: [25] });
    expect(await statesOf(first)).toEqual([
      [first, 'aprobada'],
      [second, 'en_revision'],
    ]);
  });

  test("undone after the coins were spent leaves 'Pendiente de compensar', which the next earnings pay first", async () => {
    const { childId } = home;
    const requestId = await home.claimed({ points: 10, coinsCents: 1000 });
    await system.want(approveRequest, { requestId }, home.asAdult);
    const rewardId = await home.reward({ costCents: 800, needsApproval: false });
    await system.want(redeemReward, { rewardId, costCents: 800 }, home.asChild);

    const { balance } = await system.want(undoDecision, { requestId }, home.asAdult);
    expect(balance).toEqual({ points: 0, availableCents: 0, reservedCents: 0, pendingCents: 800 });
    const broke = await system.ask(redeemReward, { rewardId, costCents: 800 }, home.asChild);
    expect(broke.error).toMatchObject({ code: 'coins_not_enough', details: { missingCents: 800 } });

    await home.earn({ coinsCents: 500 });
    expect(await home.balance()).toMatchObject({ availableCents: 0, pendingCents: 300 });
    await home.earn({ coinsCents: 500 });
    expect(await home.balance()).toMatchObject({ availableCents: 200, pendingCents: 0 });
    const { movements } = await system.want(readWallet, { childId, type: 'compensacion' }, home.asChild);
    expect(movements.map(({ amount }) => amount)).toEqual([300, 500, -800]);
  });

  test('a day later a decision stands', async () => {
    const requestId = await home.claimed();
    await system.want(approveRequest, { requestId }, home.asAdult);
    system.clock.shift(dayMs + minuteMs);
    await home.comeBack();
    expect((await system.ask(undoDecision, { requestId }, home.asAdult)).error.code).toBe('undo_too_late');
    expect(await home.balance()).toMatchObject({ points: 10, availableCents: 1000 });
  });
});
