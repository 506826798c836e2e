import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  approveRequest,
  claimActivity,
  createGoal,
  decisionUndone,
  levelReached,
  listApprovals,
  listChildGoals,
  milestoneHit,
  rejectRequest,
  undoDecision,
} from '@alcancia/contracts/family';
import { aViewer, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold, family as loopOf, type Household } from '../../test/builders.js';
import { unseenCelebrations } from '../celebrations/celebration.entity.js';
import { putAside, take } from '../coins/booking.policy.js';
import { CoinLedger } from '../coins/coins.ledger.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

const refused = (code: string) => expect.objectContaining({ code });
const no = { reasonCode: 'no_terminada', comment: 'Casi' } as const;
const hourMs = 3_600_000;
const ledger = new CoinLedger();
const balanceOf = ({ childId }: Household) => ledger.balance(service.em(), childId);

const claimed = (home: Household, more = {}) => loopOf(service, home).claimed(more);

/** The child has spent this, as a redemption would. */
const spend = ({ childId, familyId }: Household, coinsCents: number, id: string) =>
  service.transaction(async (work) => {
    const source = { sourceType: 'canje' as const, sourceId: id, round: 1 };
    const what = { ...source, childId, familyId, actorId: null, title: 'Cine', emoji: '🎬', coinsCents };
    const purses = await ledger.lock(work.em, childId);
    putAside(work, purses, what);
    take(work, purses, what);
  });

describe("'Deshacer'", () => {
  test('takes back what was paid; the request waits again and pays once more when it is accepted', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await service.ask(approveRequest, home.owner, { requestId });
    const { balance } = await service.ask(undoDecision, home.owner, { requestId });
    expect(balance).toEqual({ points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 });
    expect((await service.published(decisionUndone)).filter(({ childId }) => childId === home.childId)).toMatchObject([
      { requestId, balance, undoneBy: home.owner.userId },
    ]);
    expect((await loopOf(service, home).agenda()).days[0]!.occurrences[0]).toMatchObject({ state: 'en_revision' });

    await service.ask(approveRequest, home.owner, { requestId });
    expect(await balanceOf(home)).toMatchObject({ points: 10, availableCents: 500 });
    await service.ask(undoDecision, home.owner, { requestId });
    expect(await balanceOf(home)).toMatchObject({ points: 0, availableCents: 0 });
  });

  test("after the coins were spent leaves 'Pendiente de compensar', which the next earnings pay first", async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await service.ask(approveRequest, home.owner, { requestId });
    await spend(home, 400, requestId);
    const { balance } = await service.ask(undoDecision, home.owner, { requestId });
    expect(balance).toEqual({ points: 0, availableCents: 0, reservedCents: 0, pendingCents: 400 });

    const next = await service.ask(approveRequest, home.owner, { requestId: await claimed(home, { coinsCents: 300 }) });
    expect(next.balance).toMatchObject({ availableCents: 0, pendingCents: 100 });
    const after = await service.ask(approveRequest, home.owner, {
      requestId: await claimed(home, { coinsCents: 300 }),
    });
    expect(after.balance).toMatchObject({ availableCents: 200, pendingCents: 0 });
  });

  test('takes a level back in silence, and reaching it again is not celebrated twice', async () => {
    const home = aHousehold();
    const requestId = await claimed(home, { points: 100 });
    const told = async () => (await service.published(levelReached)).filter(({ childId }) => childId === home.childId);
    const level = async () =>
      service
        .em()
        .execute<{ current_level: number }[]>(`select current_level from family.core_user_progress where user_id = ?`, [
          home.childId,
        ]);
    await service.ask(approveRequest, home.owner, { requestId });
    expect(await level()).toEqual([{ current_level: 2 }]);
    await service.ask(undoDecision, home.owner, { requestId });
    expect(await level()).toEqual([{ current_level: 1 }]);
    await service.ask(approveRequest, home.owner, { requestId });
    expect(await level()).toEqual([{ current_level: 2 }]);
    expect(await told()).toHaveLength(1);
    const kinds = (await unseenCelebrations(service.em(), home.childId)).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['aprobada', 'meta', 'nivel']);
  });

  test('takes back a milestone with its bonus, and it is told once however often it is crossed', async () => {
    const home = aHousehold();
    await service.ask(createGoal, home.owner, {
      title: 'Patines',
      emoji: '🛼',
      childIds: home.childIds,
      targetPoints: 40,
      prize: { kind: 'texto', text: 'Unos patines' },
      milestones: [{ percent: 25, bonusCoinsCents: 200 }],
    });
    const requestId = await claimed(home);
    const told = async () => (await service.published(milestoneHit)).filter(({ childId }) => childId === home.childId);
    const percent = async () =>
      (await service.ask(listChildGoals, home.child, { childId: home.childId })).goals[0]!.progress.percent;

    const paid = await service.ask(approveRequest, home.owner, { requestId });
    expect(paid.balance).toMatchObject({ points: 10, availableCents: 700 });
    expect(await percent()).toBe(25);
    const back = await service.ask(undoDecision, home.owner, { requestId });
    expect(back.balance).toMatchObject({ points: 0, availableCents: 0 });
    expect(await percent()).toBe(0);
    const again = await service.ask(approveRequest, home.owner, { requestId });
    expect(again.balance).toMatchObject({ availableCents: 700 });
    expect(await told()).toHaveLength(1);
  });

  test('of a rejection puts the request back and gives the try back', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await service.ask(rejectRequest, home.owner, { requestId, ...no });
    await service.ask(undoDecision, home.owner, { requestId });
    expect((await loopOf(service, home).agenda()).days[0]!.occurrences[0]).toMatchObject({
      state: 'en_revision',
      triesLeft: 3,
      comment: null,
    });
    expect((await service.ask(approveRequest, home.owner, { requestId })).balance.points).toBe(10);
  });

  test('of a rejection is too late once the child has tried again', async () => {
    const home = aHousehold();
    const loop = loopOf(service, home);
    const activityId = await loop.offer();
    const requestId = await loop.requestOf((await loop.claim(activityId)).occurrenceId);
    await service.ask(rejectRequest, home.owner, { requestId, ...no });
    await service.ask(claimActivity, home.child, { childId: home.childId, activityId, dueOn: await loop.today() });
    await expect(service.ask(undoDecision, home.owner, { requestId })).rejects.toEqual(refused('undo_too_late'));
  });

  test('works for 24 hours and not longer, and not on what still waits', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await expect(service.ask(undoDecision, home.owner, { requestId })).rejects.toEqual(refused('undo_too_late'));
    await service.ask(approveRequest, home.owner, { requestId });
    const canUndo = async () =>
      (await service.ask(listApprovals, home.owner, { state: 'resueltas' })).requests[0]!.canUndo;
    service.clock.shift(24 * hourMs - 60_000);
    expect(await canUndo()).toBe(true);
    service.clock.shift(61_000);
    expect(await canUndo()).toBe(false);
    await expect(service.ask(undoDecision, home.owner, { requestId })).rejects.toEqual(refused('undo_too_late'));
    expect(await balanceOf(home)).toMatchObject({ points: 10 });
  });

  test('is for those who may decide', async () => {
    const home = aHousehold();
    const requestId = await claimed(home);
    await service.ask(approveRequest, home.owner, { requestId });
    const viewer = aViewer({ children: home.childIds, familyId: home.familyId });
    await expect(service.ask(undoDecision, viewer, { requestId })).rejects.toEqual(refused('not_permitted'));
    await expect(service.ask(undoDecision, aHousehold().owner, { requestId })).rejects.toEqual(refused('not_found'));
    await expect(service.ask(undoDecision, home.child, { requestId })).rejects.toEqual(refused('not_for_this_profile'));
  });
});
