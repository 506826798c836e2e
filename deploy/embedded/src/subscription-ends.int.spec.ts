import { afterAll, beforeAll, expect, test } from '@jest/globals';

import {
  cancelSubscription,
  createPayPalSubscription,
  readOwnPlan,
  readSubscription,
  type SubscriptionState,
} from '@alcancia/contracts/billing';
import {
  approveRequest,
  claimActivity,
  createActivity,
  listApprovals,
  readAgenda,
  readWallet,
} from '@alcancia/contracts/family';
import { choosePlanPlaces, createChild, listChildren, readHousehold } from '@alcancia/contracts/identity';
import { accept, aChildOf, type Child, aHome, enterChild, type Home, until, wishOf } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

const dayMs = 86_400_000;
const trialDays = 14;

let system: TestSystem;
let home: Home;
beforeAll(async () => {
  system = await aSystem();
  home = await aHome(system);
});
afterAll(() => system.close());

const another = (displayName: string) =>
  system.ask(createChild, { displayName, birthMonth: '2016-03', avatar: 'fox', palette: 'soft-blue' }, home.asAdult);
const names = async () =>
  (await system.want(listChildren, {}, home.asAdult)).children.map(({ displayName }) => displayName).toSorted();
const availableTo = async (childId: string, as: { token: string }) =>
  (await system.want(readWallet, { childId }, as)).balance.availableCents;

const inState = (state: SubscriptionState) =>
  until(`the subscription is ${state}`, async () => {
    const { subscription } = await system.want(readSubscription, {}, home.asAdult);
    return subscription?.state === state && subscription;
  });
/** What identity lets the family add follows what billing has told of the plan. */
const mayHave = (children: number) =>
  until(`the family may have ${children} children`, async () => {
    const { limits } = await system.want(readHousehold, {}, home.asAdult);
    return limits.maxChildren === children;
  });
async function subscribe() {
  const wish = await wishOf(system, home.adult.adultId);
  await accept((await system.want(createPayPalSubscription, wish, home.asAdult)).approvalUrl);
}
/** The child does something for ten coins, and the adult says yes. */
async function earns(child: Child) {
  const { childId } = child;
  const as = { token: await enterChild(system, home.adult, child) };
  const about = {
    title: 'Ordenar la mochila',
    emoji: '🎒',
    category: 'escuela',
    schedule: { mode: 'diaria' },
  } as const;
  const wanted = { ...about, points: 5, coinsCents: 1000, childIds: [childId] };
  const { activityId } = await system.want(createActivity, wanted, home.asAdult);
  await mark(childId, activityId, as);
  const { requests } = await system.want(listApprovals, {}, home.asAdult);
  await system.want(approveRequest, { requestId: requests[0]?.requestId ?? '' }, home.asAdult);
  return activityId;
}
/** The child says 'Hecho' on this day: 'ok', or why not. */
async function mark(childId: string, activityId: string, as: { token: string }): Promise<string> {
  const { today: dueOn } = await system.want(readAgenda, { childId }, as);
  const { status, error } = await system.ask(claimActivity, { childId, activityId, dueOn }, as);
  return status === 200 ? 'ok' : error.code;
}

test('a fourth child and what it has earned outlive the plan that made room for it, and the next one has no free days', async () => {
  for (const name of ['Sofía', 'Nico']) expect((await another(name)).status).toBe(200);
  const refused = await another('Leo');
  expect([refused.status, refused.error.code, refused.error.details]).toEqual([
    409,
    'child_limit_reached',
    { limit: 3 },
  ]);

  await subscribe();
  await inState('trialing');
  await mayHave(6);
  const fourth = await aChildOf(system, home.adult, 'Leo');
  const activityId = await earns(fourth);

  const { subscriptionId } = await inState('trialing');
  const cancelled = await system.want(cancelSubscription, { subscriptionId }, home.asAdult);
  expect(cancelled.state).toBe('cancelled');
  await mayHave(6);

  system.clock.shift((trialDays + 1) * dayMs);
  await home.comeBack();
  await inState('expired');
  await mayHave(3);
  expect((await system.want(readOwnPlan, {}, home.asAdult)).plan?.slug).toBe('gratis');
  expect(await names()).toEqual(['Leo', 'Mateo', 'Nico', 'Sofía']);
  expect(await availableTo(fourth.childId, home.asAdult)).toBe(1000);
  const asFourth = { token: await enterChild(system, home.adult, fourth) };
  expect(await availableTo(fourth.childId, asFourth)).toBe(1000);
  expect((await another('Ana')).error.code).toBe('child_limit_reached');

  // It earns nothing anew until it has a place: the one that the owner gives it, or the next plan's.
  expect(await mark(fourth.childId, activityId, asFourth)).toBe('child_beyond_plan');
  await system.want(choosePlanPlaces, { childIds: [fourth.childId], guardianIds: [] }, home.asAdult);
  await until('Leo marks', async () => (await mark(fourth.childId, activityId, asFourth)) === 'ok');
  const beyond = (await system.want(listChildren, {}, home.asAdult)).children.filter((one) => one.isBeyondPlan);
  expect(beyond.map(({ displayName }) => displayName)).toEqual(['Nico']);

  expect((await system.want(readSubscription, {}, home.asAdult)).hasTrial).toBe(false);
  await subscribe();
  expect((await inState('active')).trialEndsAt).toBeNull();
  await mayHave(6);
  expect((await another('Ana')).status).toBe(200);
  const placed = (await system.want(listChildren, {}, home.asAdult)).children.filter((one) => !one.isBeyondPlan);
  expect(placed).toHaveLength(5);
}, 120_000);
