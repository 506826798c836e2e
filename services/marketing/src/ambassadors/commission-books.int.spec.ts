import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import { payAmbassador, readAmbassadorship } from '@alcancia/contracts/marketing';
import { anAdministrator, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { marketing } from '../marketing.service.js';

const dayMs = 86_400_000;
const seed = 20_261_125;
let service: TestService;
beforeAll(async () => {
  service = await bootService(marketing, {
    env: { PUBLIC_ORIGIN: 'http://alcancia.test', VISITOR_SECRET: 'v'.repeat(40) },
  });
});
afterAll(() => service.close());

/** The same numbers in every run (mulberry32). */
function numbersFrom(start: number) {
  let state = start;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test(`whatever happens, what was earned is what was paid and what waits (seed ${seed})`, async () => {
  const number = numbersFrom(seed);
  const [ambassador, family] = [anAdult(), anAdult()];
  const ambassadorId = randomUUID();
  const at = service.clock.now().toISOString();
  await service.em().execute(
    `insert into marketing.ambassadors
       (id, adult_id, code, status, commission_percent, payout_method, terms_at, applied_at)
     values (?, ?, 'ABCDEFGH', 'aprobado', 33, 'Bizum', ?, ?)`,
    [ambassadorId, ambassador.adultId, at, at],
  );
  await service.em().execute(
    `insert into marketing.referrals (id, ambassador_id, adult_id, state, is_flagged, linked_at)
     values (?, ?, ?, 'registro', false, ?)`,
    [randomUUID(), ambassadorId, family.adultId, at],
  );
  const earned = new Map<string, number>();
  const payments = [];
  for (let act = 0; act < 80; act += 1) {
    const what = number(4);
    const currency = number(2) === 0 ? ('EUR' as const) : ('USD' as const);
    if (what === 0) service.clock.shift(number(20) * dayMs);
    else if (what === 1) {
      const amountCents = [4_000, 5_000, 6_000][number(3)] ?? 0;
      const { ambassador: seen } = await service.ask(readAmbassadorship, ambassador, {});
      const due = seen?.books.find((book) => book.currency === currency)?.approvedCents ?? 0;
      const asked = { ambassadorId, currency, amountCents: number(3) === 0 ? amountCents : Math.max(due, 1) };
      await Promise.allSettled([0, 1].map(() => service.ask(payAmbassador, anAdministrator(), asked)));
    } else {
      const amountCents = number(9_000);
      const paid = {
        familyId: family.familyId ?? '',
        recipientId: family.adultId,
        subscriptionId: randomUUID(),
        turn: 'charged' as const,
        planName: 'Familia',
        period: 'monthly' as const,
        currency,
        amountCents,
        until: null,
        invoiceNumber: `2026-${act}`,
      };
      payments.push(paid);
      earned.set(currency, (earned.get(currency) ?? 0) + Math.floor((amountCents * 33) / 100));
      await service.tell(subscriptionTurned, paid);
      // One of the past comes once more.
      await service.tell(subscriptionTurned, payments[number(payments.length)] ?? paid);
    }
  }
  const { ambassador: seen } = await service.ask(readAmbassadorship, ambassador, {});
  expect(seen?.payouts.length).toBeGreaterThan(1);
  for (const { currency, pendingCents, approvedCents, paidCents } of seen?.books ?? []) {
    expect(pendingCents + approvedCents + paidCents).toBe(earned.get(currency));
    const payouts = seen?.payouts.filter((payout) => payout.currency === currency) ?? [];
    expect(payouts.reduce((sum, { amountCents }) => sum + amountCents, 0)).toBe(paidCents);
    expect(new Set(payouts.map(({ paidAt }) => paidAt.slice(0, 7))).size).toBe(payouts.length);
  }
});
