import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { type BalanceView } from '@alcancia/contracts/family';
import { type Work } from '@alcancia/server-kit';
import { bootService, type TestService } from '@alcancia/server-kit/testing';

import { family } from '../family.service.js';
import { type Award, giveBack, type Movement, post, type Purses, putAside, reverse, take } from './booking.policy.js';
import { CoinLedger } from './coins.ledger.js';

let service: TestService;
const ledger = new CoinLedger();
beforeAll(async () => {
  service = await bootService(family);
});
afterAll(() => service.close());

/** Books something in a transaction of its own, with the child's balances locked. */
const booked =
  <M extends Movement>(how: (effects: Work, purses: Purses, what: M) => BalanceView) =>
  (what: M) =>
    service.transaction(async (work) => how(work, await ledger.lock(work.em, what.childId), what));

const anAward = (childId: string, more: Partial<Award> = {}): Award => ({
  childId,
  familyId: v7(),
  actorId: v7(),
  type: 'actividad',
  sourceType: 'ocurrencia',
  sourceId: v7(),
  round: 1,
  title: 'Poner la mesa',
  emoji: '🍽️',
  points: 10,
  coinsCents: 500,
  ...more,
});
const aRedemption = (childId: string, coinsCents: number) => ({
  ...anAward(childId, { sourceType: 'canje' }),
  coinsCents,
});

const pay = booked(post);
const holdCoins = booked(putAside);
const capture = booked(take);
const release = booked(giveBack);
const takeBack = (what: Movement) =>
  service.transaction(async (work) => {
    const purses = await ledger.lock(work.em, what.childId);
    return reverse(work, purses, what, await ledger.written(work.em, [what]));
  });
const balanceOf = (childId: string) => ledger.balance(service.em(), childId);
const nothing = { points: 0, availableCents: 0, reservedCents: 0, pendingCents: 0 };

describe('the ledger', () => {
  test('pays points and coins, and a child who earned nothing has nothing', async () => {
    const childId = v7();
    expect(await balanceOf(childId)).toEqual(nothing);
    expect(await pay(anAward(childId))).toEqual({ ...nothing, points: 10, availableCents: 500 });
    expect(await balanceOf(childId)).toEqual({ ...nothing, points: 10, availableCents: 500 });
  });

  test('pays a source once per round, whoever asks again', async () => {
    const childId = v7();
    const award = anAward(childId);
    await pay(award);
    await expect(pay(award)).rejects.toThrow(/ledger_entries_once/);
    await pay({ ...award, round: 2 });
    expect(await balanceOf(childId)).toMatchObject({ points: 20, availableCents: 1000 });
  });

  test('holds, captures and gives back what is put aside', async () => {
    const childId = v7();
    await pay(anAward(childId));
    const first = aRedemption(childId, 300);
    await holdCoins(first);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 200, reservedCents: 300 });
    await capture(first);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 200, reservedCents: 0 });
    await takeBack(first);
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 200, reservedCents: 300 });
    await release({ ...first, round: 2 });
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 500, reservedCents: 0 });
  });

  test('refuses to hold more than there is and says what is missing', async () => {
    const childId = v7();
    await pay(anAward(childId));
    await expect(holdCoins(aRedemption(childId, 501))).rejects.toMatchObject({
      code: 'coins_not_enough',
      details: { missingCents: 1 },
    });
  });

  test('takes back what is there and books the rest as pending, which the next earnings pay first', async () => {
    const childId = v7();
    const first = anAward(childId);
    await pay(first);
    const spent = aRedemption(childId, 400);
    await holdCoins(spent);
    await capture(spent);
    expect(await takeBack(first)).toEqual({ ...nothing, pendingCents: 400 });

    const second = anAward(childId, { coinsCents: 300 });
    expect(await pay(second)).toMatchObject({ availableCents: 0, pendingCents: 100 });
    const third = anAward(childId, { coinsCents: 300 });
    expect(await pay(third)).toMatchObject({ availableCents: 200, pendingCents: 0 });

    expect(await takeBack(third)).toMatchObject({
      availableCents: 0,
      pendingCents: 100,
    });
    expect(await takeBack(second)).toMatchObject({ pendingCents: 400 });
  });

  test('holds the last coins for one of many who want them at once', async () => {
    const childId = v7();
    await pay(anAward(childId));
    const wanted = await Promise.allSettled(Array.from({ length: 8 }, () => holdCoins(aRedemption(childId, 500))));
    expect(wanted.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(wanted.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))).toEqual(
      Array.from({ length: 7 }, () => expect.objectContaining({ code: 'coins_not_enough' })),
    );
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 0, reservedCents: 500 });
  });

  test('pays what is pending once when several earnings arrive at once', async () => {
    const childId = v7();
    const first = anAward(childId);
    await pay(first);
    const spent = aRedemption(childId, 500);
    await holdCoins(spent);
    await takeBack(first);
    await Promise.all(Array.from({ length: 6 }, () => pay(anAward(childId, { coinsCents: 200 }))));
    expect(await balanceOf(childId)).toMatchObject({ availableCents: 700, reservedCents: 500, pendingCents: 0 });
  });

  test('reverses a payment once, however often it is asked', async () => {
    const childId = v7();
    const award = anAward(childId);
    await pay(award);
    await takeBack(award);
    expect(await takeBack(award)).toEqual(nothing);
  });
});

describe('the database itself', () => {
  const raw = (sql: string, params: unknown[] = []) => service.em().execute(sql, params);

  test('refuses to change, delete or empty entries', async () => {
    await pay(anAward(v7()));
    await expect(raw(`update family.ledger_entries set amount = amount + 1`)).rejects.toThrow(/never changed/);
    await expect(raw(`delete from family.ledger_entries`)).rejects.toThrow(/never changed/);
    await expect(raw(`truncate family.ledger_entries`)).rejects.toThrow(/never changed/);
  });

  const entry = (account: string, amount: number, posting = v7()) =>
    raw(
      `insert into family.ledger_entries (id, posting_id, family_id, child_id, account, currency, amount, type,
         source_type, source_id, round, title, emoji, created_at)
       values (?, ?, ?, ?, ?, 'coins', ?, 'actividad', 'ocurrencia', ?, 1, 'x', '🎁', ?)`,
      [v7(), posting, v7(), v7(), account, amount, v7(), service.clock.now().toISOString()],
    );

  test('refuses a posting that does not sum to zero', async () => {
    await expect(entry('disponible', 100)).rejects.toThrow(/does not sum to zero/);
  });

  test('refuses a balance of the wrong sign', async () => {
    await expect(entry('disponible', -100)).rejects.toThrow(/balances_sign/);
    await expect(entry('reservado', -100)).rejects.toThrow(/balances_sign/);
    await expect(entry('pendiente', 100)).rejects.toThrow(/balances_sign/);
  });

  test('refuses amounts beyond all bounds instead of overflowing', async () => {
    await expect(entry('disponible', 1_000_000_000_001)).rejects.toThrow(/check/);
  });
});
