import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, createActivity, listActivities, redeemReward } from '@alcancia/contracts/family';
import { chooseChild, legalVersions, signUp } from '@alcancia/contracts/identity';
import {
  type Adult,
  aHome,
  anotherSession,
  type Answer,
  childPin,
  enterAdult,
  type Home,
  onceNotBusy,
  password,
  until,
} from '@alcancia/testing';

import { aGuardianOf } from '../test/a-guardian.js';
import { aSystem, type TestSystem } from '../test/a-system.js';

const times = <T>(count: number, act: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)));

/** How often each 'status code' was answered, so that an unexpected one, such as a 500, shows. */
function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const said = answers.map(({ status, error }) => (status < 300 ? `${status}` : `${status} ${error.code}`));
  return Object.fromEntries([...new Set(said)].map((each) => [each, said.filter((one) => one === each).length]));
}

/** One that says to ask again: another with this key is at work, or a machine that is too busy has not begun within the deadline. */
const comesLater = ({ error }: Answer<unknown>): boolean =>
  error.code === 'request_in_progress' || error.code === 'unavailable';

let system: TestSystem;
let home: Home;
let bruno: Adult;
let adults: { readonly name: string; readonly token: string }[];

beforeAll(async () => {
  system = await aSystem();
  home = await aHome(system, { displayName: 'Laura' });
  bruno = await aGuardianOf(system, home.childId, 'Bruno');
  adults = [
    { name: 'Laura', ...home.asAdult },
    { name: 'Bruno', token: (await enterAdult(system, bruno)).accessToken },
  ];
});
afterAll(() => system.close());

describe('at once', () => {
  test('of twenty approvals one pays, and the others learn by name who was first', async () => {
    const requestId = await home.claimed({ points: 10, coinsCents: 1000 });
    const before = await home.balance();
    const answers = await times(20, (nth) =>
      system.ask(approveRequest, { requestId }, { token: adults[nth % 2]!.token }),
    );
    expect(tally(answers)).toEqual({ 200: 1, '409 request_already_resolved': 19 });
    const { name } = adults[answers.findIndex(({ status }) => status === 200) % 2]!;
    const names = answers.filter(({ status }) => status !== 200).map(({ error }) => error.details['name']);
    expect(names).toEqual(Array.from({ length: 19 }, () => name));
    const { points, availableCents } = await home.balance();
    expect({ points, availableCents }).toEqual({
      points: before.points + 10,
      availableCents: before.availableCents + 1000,
    });
  });

  test('of two redemptions of the last coins one is refused', async () => {
    await home.earn({ coinsCents: 500 });
    const { availableCents: costCents, reservedCents } = await home.balance();
    const rewardIds = [await home.reward({ costCents }), await home.reward({ costCents })];
    const answers = await times(2, (nth) =>
      system.ask(redeemReward, { rewardId: rewardIds[nth]!, costCents }, home.asChild),
    );
    expect(tally(answers)).toEqual({ 200: 1, '409 coins_not_enough': 1 });
    expect(answers.find(({ status }) => status === 409)?.error.details).toEqual({ missingCents: costCents });
    expect(await home.balance()).toMatchObject({ availableCents: 0, reservedCents: reservedCents + costCents });
  });

  test('of five redemptions of the last piece four are refused, and one is paid for', async () => {
    await home.earn({ coinsCents: 1000 });
    const { availableCents } = await home.balance();
    const rewardId = await home.reward({ costCents: 100, needsApproval: false, stock: 1 });
    const answers = await times(5, () => system.ask(redeemReward, { rewardId, costCents: 100 }, home.asChild));
    expect(tally(answers)).toEqual({ 200: 1, '409 reward_out_of_stock': 4 });
    expect((await home.balance()).availableCents).toBe(availableCents - 100);
  });

  test('one key fifty times pays once and answers the same to all', async () => {
    const requestId = await home.claimed({ points: 10, coinsCents: 1000 });
    const before = await home.balance();
    const key = randomUUID();
    const approve = () => system.ask(approveRequest, { requestId }, { ...home.asAdult, key });
    const answers = await times(50, () => onceNotBusy(approve));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    const paid = answers.filter(({ headers }) => headers.get('idempotency-replayed') !== 'true');
    expect(paid.length).toBeLessThanOrEqual(1);
    expect((await home.balance()).points).toBe(before.points + 10);

    const other = await system.ask(approveRequest, { requestId: randomUUID() }, { ...home.asAdult, key });
    expect(tally([other])).toEqual({ '409 idempotency_key_reused': 1 });
  });

  test('one key fifty times makes one thing; the same key of somebody else makes another', async () => {
    const key = randomUUID();
    const work = { emoji: '🧹', category: 'hogar', points: 1, coinsCents: 0, schedule: { mode: 'diaria' } } as const;
    const fields = { ...work, title: randomUUID(), childIds: [home.childId] };
    const create = () => system.ask(createActivity, fields, { ...home.asAdult, key });
    const answers = await times(50, () => onceNotBusy(create));
    expect(tally(answers)).toEqual({ 200: 50 });
    expect(new Set(answers.map(({ data }) => data.activityId)).size).toBe(1);

    const refused = await system.ask(createActivity, { ...fields, points: 2 }, { ...home.asAdult, key });
    expect(tally([refused])).toEqual({ '409 idempotency_key_reused': 1 });
    const another = await system.want(createActivity, fields, { token: adults[1]!.token, key });
    const { activities } = await system.want(listActivities, { limit: 100 }, home.asAdult);
    const made = activities.filter(({ title }) => title === fields.title);
    expect(made.map(({ id, points }) => [id, points]).toSorted()).toEqual(
      [answers[0]!.data.activityId, another.activityId].map((id) => [id, 1]).toSorted(),
    );
  });

  test('a refusal is repeated under its key to the last field', async () => {
    const key = randomUUID();
    const { accessToken: token } = await anotherSession(system, home.adult);
    const asked = () => system.ask(chooseChild, { ...home.child, pin: childPin }, { token, key });
    const [first, again] = [await asked(), await asked()];
    expect(first.error).toMatchObject({
      code: 'invalid_input',
      fields: [{ field: 'refreshToken', message: 'Falta indicar la sesión.' }],
    });
    expect({ ...again.error, correlationId: '' }).toEqual({ ...first.error, correlationId: '' });
  });

  test('one key twenty times opens one account, with one mail', async () => {
    const email = `${randomUUID()}@example.org`;
    const versions = { termsVersion: legalVersions.terms, privacyVersion: legalVersions.privacy };
    const fields = {
      fullName: 'Ana Ruiz',
      email,
      password,
      confirmPassword: password,
      hasConsented: true,
      ...versions,
    };
    const key = randomUUID();
    const ask = () => system.ask(signUp, fields, { key });
    const answers = await times(20, ask);
    const settled = answers.filter((answer) => !comesLater(answer));
    expect(settled.map(({ status }) => status)).toEqual(settled.map(() => 200));
    const last = await until('the answer that all of them share', async () => {
      const answer = await ask();
      return !comesLater(answer) && answer;
    });
    expect(tally([last])).toEqual({ 200: 1 });
    expect(tally([await system.ask(signUp, fields)])).toEqual({ '409 email_taken': 1 });
    await system.settled();
    expect((await system.mailbox.mails()).filter(({ to }) => to === email)).toHaveLength(1);
  });
});
