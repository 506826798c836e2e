import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import {
  listApprovals,
  listChildGoals,
  markDelivered,
  readChildDashboard,
  redeemGoal,
  rejectRequest,
  setGoalActive,
  setGoalArchived,
  undoDecision,
} from '@alcancia/contracts/family';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { aHousehold } from '../../test/builders.js';
import { type aGoal, offers } from '../../test/offers.js';
import { family } from '../family.service.js';

let service: TestService;
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

describe('the prize of a goal', () => {
  const reached = async (prize: Parameters<typeof aGoal>[1] = {}) => {
    const home = aHousehold();
    const world = offers(service, home);
    const goalId = await world.setGoal({ targetPoints: 10, ...prize });
    const { requestId } = await world.earn(10, 100);
    await service.ask(redeemGoal, home.child, { goalId });
    const [request] = await world.queue('pendiente');
    return { ...home, ...world, goalId, activityRequest: requestId, requestId: request!.requestId, request: request! };
  };

  test('in words waits for an adult, then for the hand that gives it', async () => {
    const { owner, goalId, goal, way, approve, queue, requestId, request } = await reached();
    expect(request).toMatchObject({ kind: 'hito', prizeText: 'Una tarde en el parque', state: 'pendiente' });
    expect(await way(goalId)).toMatchObject({ state: 'por_entregar', isAsked: true });
    expect((await goal(goalId)).progress).toMatchObject([{ state: 'por_entregar', isAsked: true }]);
    await approve(requestId);
    expect(await way(goalId)).toMatchObject({ state: 'por_entregar', isAsked: false });
    expect((await goal(goalId)).progress).toMatchObject([{ state: 'por_entregar', isAsked: false }]);
    await service.ask(undoDecision, owner, { requestId });
    expect(await way(goalId)).toMatchObject({ state: 'por_entregar', isAsked: true });
    await approve(requestId);
    expect(await queue('por_entregar')).toHaveLength(1);
    await service.ask(markDelivered, owner, { requestId });
    expect(await way(goalId)).toMatchObject({ state: 'canjeada' });
  });

  test('in coins is paid when an adult accepts it, and taken back when undone', async () => {
    const { owner, goalId, way, approve, coins, requestId } = await reached({
      prize: { kind: 'monedas', coinsCents: 2000 },
    });
    await approve(requestId);
    expect(await coins()).toBe(2100);
    expect(await way(goalId)).toMatchObject({ state: 'canjeada' });
    await service.ask(undoDecision, owner, { requestId });
    expect(await coins()).toBe(100);
    expect(await way(goalId)).toMatchObject({ state: 'por_entregar' });
    await approve(requestId);
    expect(await coins()).toBe(2100);
  });

  test('refused, can be asked for again, and the refusal cannot be undone after that', async () => {
    const { owner, child, goalId, way, queue, approve, requestId, coins } = await reached({
      prize: { kind: 'monedas', coinsCents: 2000 },
    });
    await service.ask(rejectRequest, owner, { requestId, reasonCode: 'otro_dia', comment: 'Mañana' });
    expect(await way(goalId)).toMatchObject({ state: 'alcanzada' });
    await service.ask(redeemGoal, child, { goalId });
    await expect(service.ask(undoDecision, owner, { requestId })).rejects.toMatchObject({
      code: 'goal_already_redeemed',
    });
    const [again] = await queue('pendiente');
    await approve(again!.requestId);
    expect(await coins()).toBe(2100);
  });

  test('refused, comes with what the adult said, until it is asked for again or the refusal is taken back', async () => {
    const { owner, child, childId, goalId, queue, requestId } = await reached();
    const said = async () => (await service.ask(listChildGoals, child, { childId })).goals[0]!.comment;
    expect(await said()).toBeNull();
    const refusal = { reasonCode: 'otro_dia', comment: 'El sábado vamos juntos' } as const;
    await service.ask(rejectRequest, owner, { requestId, ...refusal });
    expect(await said()).toBe('El sábado vamos juntos');
    const { mainGoal } = await service.ask(readChildDashboard, child, { childId });
    expect(mainGoal).toMatchObject({ id: goalId, comment: 'El sábado vamos juntos' });
    await service.ask(undoDecision, owner, { requestId });
    expect(await said()).toBeNull();
    await service.ask(rejectRequest, owner, { requestId, ...refusal });
    await service.ask(redeemGoal, child, { goalId });
    expect(await said()).toBeNull();
    expect(await queue('pendiente')).toHaveLength(1);
  });

  test('once asked for, stays with its bonuses whatever work is undone', async () => {
    const { owner, goalId, way, coins, activityRequest } = await reached({
      milestones: [{ percent: 100, bonusCoinsCents: 500 }],
    });
    expect(await coins()).toBe(600);
    await service.ask(undoDecision, owner, { requestId: activityRequest });
    expect(await coins()).toBe(500);
    expect(await way(goalId)).toMatchObject({ points: 0, state: 'por_entregar', percent: 100 });
  });

  test('is refused before the goal is reached, twice, while it rests, and to anyone else', async () => {
    const { owner, child, goalId, setGoal, earn } = await reached();
    await expect(service.ask(redeemGoal, child, { goalId })).rejects.toMatchObject({ code: 'goal_already_redeemed' });
    const other = await setGoal({ targetPoints: 20 });
    await expect(service.ask(redeemGoal, child, { goalId: other })).rejects.toMatchObject({ code: 'goal_not_reached' });
    await earn(20);
    await service.ask(setGoalActive, owner, { goalId: other, isActive: false });
    await expect(service.ask(redeemGoal, child, { goalId: other })).rejects.toMatchObject({ code: 'goal_not_active' });
    await service.ask(setGoalArchived, owner, { goalId: other, isArchived: true });
    await expect(service.ask(redeemGoal, child, { goalId: other })).rejects.toMatchObject({ code: 'goal_not_active' });
    await expect(service.ask(redeemGoal, aHousehold().child, { goalId })).rejects.toMatchObject({ code: 'not_found' });
    await expect(service.ask(redeemGoal, owner, { goalId })).rejects.toMatchObject({ code: 'not_for_this_profile' });
  });

  test('asked for ten times at once opens one request', async () => {
    const home = aHousehold();
    const { setGoal, earn } = offers(service, home);
    const goalId = await setGoal({ targetPoints: 10 });
    await earn(10);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => service.answer(redeemGoal, home.child, { goalId })),
    );
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = answers.flatMap((answer) => (answer.ok ? [] : [answer.error.code]));
    expect(new Set(refused)).toEqual(new Set(['goal_already_redeemed']));
    const { pending } = await service.ask(listApprovals, home.owner, {});
    expect(pending).toBe(1);
  });
});
