import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import { guardianshipChanged } from '@alcancia/contracts/identity';
import {
  applyAsAmbassador,
  decideAmbassador,
  linkSignUp,
  listAmbassadors,
  readAmbassadorship,
} from '@alcancia/contracts/marketing';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { aChild, anAdministrator, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { application, aProgramme, dayMs, payment, servicesEnv } from '../../test/a-programme.js';
import { marketing } from '../marketing.service.js';

let service: TestService;
let of: ReturnType<typeof aProgramme>;
beforeAll(async () => {
  service = await bootService(marketing, { env: servicesEnv });
  of = aProgramme(service);
});
afterAll(() => service.close());

test('an adult applies, waits, is refused, applies again and is approved; the link is there from then on', async () => {
  const adult = anAdult();
  expect(await service.ask(readAmbassadorship, adult, {})).toEqual({ ambassador: null });
  await service.ask(applyAsAmbassador, adult, application);
  expect(await of.own(adult)).toMatchObject({ status: 'solicitado', link: null, commissionPercent: 20 });
  await expect(service.ask(applyAsAmbassador, adult, application)).rejects.toMatchObject({
    code: 'already_ambassador',
  });
  const { ambassadors } = await service.ask(listAmbassadors, anAdministrator(), {});
  const { code } = ambassadors.find(({ status }) => status === 'solicitado')!;
  await of.decide(code, 'rechazado');
  await service.ask(applyAsAmbassador, adult, application);
  await of.decide(code, 'aprobado', 25);
  expect(await of.own(adult)).toMatchObject({
    status: 'aprobado',
    link: `http://alcancia.test/?ref=${code}`,
    commissionPercent: 25,
  });
  await expect(of.decide(code, 'rechazado')).rejects.toMatchObject({ code: 'ambassador_not_open' });
});

test('a child is no ambassador, and nobody decides by an old page', async () => {
  const child = aChild(randomUUID());
  await expect(service.ask(applyAsAmbassador, child, application)).rejects.toMatchObject({
    code: 'not_for_this_profile',
  });
  const { id } = await of.anAmbassador();
  const old = { ambassadorId: id, version: 1, status: 'suspendido', commissionPercent: 20 } as const;
  await expect(service.ask(decideAmbassador, anAdministrator(), old)).rejects.toMatchObject({ code: 'changed_before' });
});

test('a family that came by the link goes through the funnel, and its payments are owed after 30 days', async () => {
  const { adult, code } = await of.anAmbassador(20);
  const family = await of.signedUp(code);
  expect((await of.own(adult)).funnel).toEqual({ visits: 1, signUps: 1, trials: 0, subscribed: 0, left: 0 });
  await service.tell(subscriptionTurned, { ...payment(family), turn: 'trial_started' });
  expect((await of.own(adult)).funnel).toMatchObject({ signUps: 1, trials: 1 });
  await service.tell(subscriptionTurned, payment(family, 999));
  const seen = await of.own(adult);
  expect(seen.funnel).toMatchObject({ trials: 0, subscribed: 1 });
  expect(seen.books).toEqual([{ currency: 'EUR', pendingCents: 199, approvedCents: 0, paidCents: 0 }]);
  service.clock.shift(30 * dayMs);
  expect((await of.own(adult)).books).toMatchObject([{ pendingCents: 0, approvedCents: 199 }]);
  await service.tell(subscriptionTurned, { ...payment(family), turn: 'ended' });
  expect((await of.own(adult)).funnel).toMatchObject({ subscribed: 0, left: 1 });
  expect(JSON.stringify(await of.own(adult))).not.toContain(family.adultId);
});

test('the last link counts, and the first account of it', async () => {
  const [first, last] = [await of.anAmbassador(), await of.anAmbassador()];
  const visitorId = await of.visited(first.code);
  await of.visited(last.code, visitorId);
  const family = anAdult();
  await service.ask(linkSignUp, family, { visitorId });
  await of.visited(first.code, visitorId);
  await service.ask(linkSignUp, family, { visitorId });
  expect((await of.own(first.adult)).funnel.signUps).toBe(0);
  expect((await of.own(last.adult)).funnel.signUps).toBe(1);
});

test('nobody brings themselves, a household of their own, or who was there before', async () => {
  const { adult, code } = await of.anAmbassador();
  await service.ask(linkSignUp, adult, { visitorId: await of.visited(code) });

  const partner = anAdult();
  const shared = { childId: randomUUID(), familyId: partner.familyId!, role: 'guardian' as const, isActive: true };
  const partnersVisit = await of.visited(code);
  for (const { adultId } of [adult, partner])
    await service.tell(guardianshipChanged, { ...shared, adultId, permissions: fullAccess });
  await service.ask(linkSignUp, partner, { visitorId: partnersVisit });

  const before = anAdult();
  await of.household(before);
  service.clock.shift(1_000);
  await service.ask(linkSignUp, before, { visitorId: await of.visited(code) });

  expect((await of.own(adult)).funnel).toMatchObject({ visits: 3, signUps: 0 });
});

test('whoever joins the household after the sign-up earns nothing by it', async () => {
  const { adult, code } = await of.anAmbassador();
  const family = await of.signedUp(code);
  const { adultId } = adult;
  const link = { childId: randomUUID(), familyId: family.familyId!, role: 'viewer' as const, isActive: true };
  await service.tell(guardianshipChanged, { ...link, adultId, permissions: fullAccess });
  await service.tell(subscriptionTurned, payment(family));
  expect((await of.own(adult)).books).toEqual([]);
});

test('a visit leads to a sign-up for 30 days, then it is forgotten', async () => {
  const { adult, code } = await of.anAmbassador();
  const visitorId = await of.visited(code);
  service.clock.shift(30 * dayMs);
  await service.ask(linkSignUp, anAdult(), { visitorId });
  expect((await of.own(adult)).funnel.signUps).toBe(0);
  await service.forget();
  expect(await service.em().execute(`select 1 from marketing.ambassador_visits where landing = '/'`)).toEqual([]);
});

test('a payment told twice at once is owed once', async () => {
  const { adult, code } = await of.anAmbassador();
  const paid = payment(await of.signedUp(code));
  await Promise.all([service.tell(subscriptionTurned, paid), service.tell(subscriptionTurned, paid)]);
  expect((await of.own(adult)).books).toMatchObject([{ pendingCents: 2_000 }]);
});

test('who is suspended has no link, counts no visit, earns nothing and is not paid', async () => {
  const { adult, code, id } = await of.anAmbassador(50);
  const family = await of.signedUp(code);
  await service.tell(subscriptionTurned, payment(family));
  service.clock.shift(31 * dayMs);
  await of.decide(code, 'suspendido');
  await of.visited(code);
  await service.tell(subscriptionTurned, payment(family));
  expect(await of.own(adult)).toMatchObject({ link: null, funnel: { visits: 1 }, books: [{ approvedCents: 5_000 }] });
  await expect(of.pay(id, 5_000)).rejects.toMatchObject({ code: 'ambassador_not_open' });
});

test('a payout takes all that is ripe of one currency, from the minimum, once a month, and once when asked twice', async () => {
  const { adult, code, id } = await of.anAmbassador(50);
  const family = await of.signedUp(code);
  await service.tell(subscriptionTurned, payment(family, 9_998));
  await service.tell(subscriptionTurned, payment(family, 10_000, 'USD'));
  await expect(of.pay(id, 5_000)).rejects.toMatchObject({ code: 'payout_below_minimum' });
  service.clock.shift(30 * dayMs);
  await expect(of.pay(id, 4_999)).rejects.toMatchObject({
    code: 'payout_below_minimum',
    details: { minimumCents: 5_000 },
  });
  await expect(of.pay(id, 4_000, 'USD')).rejects.toMatchObject({ code: 'changed_before' });
  const twice = await Promise.allSettled([of.pay(id, 5_000, 'USD'), of.pay(id, 5_000, 'USD')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const seen = await of.own(adult);
  expect(seen.payouts).toMatchObject([{ currency: 'USD', amountCents: 5_000 }]);
  expect(seen.books).toEqual([
    { currency: 'EUR', pendingCents: 0, approvedCents: 4_999, paidCents: 0 },
    { currency: 'USD', pendingCents: 0, approvedCents: 0, paidCents: 5_000 },
  ]);
  await expect(of.pay(id, 5_000, 'USD')).rejects.toMatchObject({ code: 'payout_made_this_month' });
});
