import { randomBytes, randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import { erasureDue, familyChanged, guardianshipChanged } from '@alcancia/contracts/identity';
import {
  applyAsAmbassador,
  decideAmbassador,
  linkSignUp,
  listAmbassadors,
  noteVisit,
  payAmbassador,
  readAmbassadorship,
} from '@alcancia/contracts/marketing';
import { aChild, anAdministrator, anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';
import { fullAccess } from '@alcancia/contracts/testing/example-views';

import { marketing } from '../marketing.service.js';

const dayMs = 86_400_000;
let service: TestService;
beforeAll(async () => {
  service = await bootService(marketing, {
    env: { PUBLIC_ORIGIN: 'http://alcancia.test', VISITOR_SECRET: 'v'.repeat(40) },
  });
});
afterAll(() => service.close());

type Adult = ReturnType<typeof anAdult>;
const application = { payoutMethod: 'Bizum 600 000 000', hasAcceptedTerms: true } as const;

async function rowOf(code: string) {
  const { ambassadors } = await service.ask(listAmbassadors, anAdministrator(), {});
  const row = ambassadors.find((one) => one.code === code);
  if (!row) throw new Error('no such ambassador');
  return row;
}

async function decide(code: string, status: 'aprobado' | 'rechazado' | 'suspendido', commissionPercent = 20) {
  const { ambassadorId, version } = await rowOf(code);
  await service.ask(decideAmbassador, anAdministrator(), { ambassadorId, version, status, commissionPercent });
}

async function anAmbassador(commissionPercent = 20) {
  const adult = anAdult();
  await service.ask(applyAsAmbassador, adult, application);
  const [row] = await service
    .em()
    .execute<{ code: string; id: string }[]>(`select code, id from marketing.ambassadors where adult_id = ?`, [
      adult.adultId,
    ]);
  const { code, id } = row!;
  await decide(code, 'aprobado', commissionPercent);
  return { adult, code, id };
}

const aVisitorId = () => randomBytes(16).toString('hex');
let networks = 0;
const elsewhere = () => ({ address: `198.51.${(networks += 1) % 250}.7`, userAgent: '' });

async function visited(code: string, visitorId = aVisitorId()): Promise<string> {
  await service.ask(noteVisit, null, { visitorId, code, landing: '/' }, elsewhere());
  service.clock.shift(1_000);
  return visitorId;
}

const household = async (adult: Adult) => {
  const { adultId: ownerId, familyId } = adult;
  const settings = { timeZone: 'Europe/Madrid', moneyName: 'Monedas' };
  await service.tell(familyChanged, { familyId: familyId!, ownerId, ...settings });
};

async function signedUp(code: string): Promise<Adult> {
  const visitorId = await visited(code);
  const adult = anAdult();
  await household(adult);
  await service.ask(linkSignUp, adult, { visitorId });
  return adult;
}

let invoices = 0;
const payment = ({ adultId: recipientId, familyId }: Adult, amountCents = 10_000, currency: 'EUR' | 'USD' = 'EUR') => ({
  familyId: familyId!,
  recipientId,
  subscriptionId: randomUUID(),
  turn: 'charged' as const,
  planName: 'Familia',
  period: 'monthly' as const,
  currency,
  amountCents,
  until: null,
  invoiceNumber: `2026-${(invoices += 1)}`,
});

const own = async (adult: Adult) => (await service.ask(readAmbassadorship, adult, {})).ambassador!;
const pay = (ambassadorId: string, amountCents: number, currency = 'EUR') =>
  service.ask(payAmbassador, anAdministrator(), { ambassadorId, currency, amountCents });

test('an adult applies, waits, is refused, applies again and is approved; the link is there from then on', async () => {
  const adult = anAdult();
  expect(await service.ask(readAmbassadorship, adult, {})).toEqual({ ambassador: null });
  await service.ask(applyAsAmbassador, adult, application);
  expect(await own(adult)).toMatchObject({ status: 'solicitado', link: null, commissionPercent: 20 });
  await expect(service.ask(applyAsAmbassador, adult, application)).rejects.toMatchObject({
    code: 'already_ambassador',
  });
  const { ambassadors } = await service.ask(listAmbassadors, anAdministrator(), {});
  const { code } = ambassadors.find(({ status }) => status === 'solicitado')!;
  await decide(code, 'rechazado');
  await service.ask(applyAsAmbassador, adult, application);
  await decide(code, 'aprobado', 25);
  expect(await own(adult)).toMatchObject({
    status: 'aprobado',
    link: `http://alcancia.test/?ref=${code}`,
    commissionPercent: 25,
  });
  await expect(decide(code, 'rechazado')).rejects.toMatchObject({ code: 'ambassador_not_open' });
});

test('a child is no ambassador, and nobody decides by an old page', async () => {
  const child = aChild(randomUUID());
  await expect(service.ask(applyAsAmbassador, child, application)).rejects.toMatchObject({
    code: 'not_for_this_profile',
  });
  const { id } = await anAmbassador();
  const old = { ambassadorId: id, version: 1, status: 'suspendido', commissionPercent: 20 } as const;
  await expect(service.ask(decideAmbassador, anAdministrator(), old)).rejects.toMatchObject({ code: 'changed_before' });
});

test('a family that came by the link goes through the funnel, and its payments are owed after 30 days', async () => {
  const { adult, code } = await anAmbassador(20);
  const family = await signedUp(code);
  expect((await own(adult)).funnel).toEqual({ visits: 1, signUps: 1, trials: 0, subscribed: 0, left: 0 });
  await service.tell(subscriptionTurned, { ...payment(family), turn: 'trial_started' });
  expect((await own(adult)).funnel).toMatchObject({ signUps: 1, trials: 1 });
  await service.tell(subscriptionTurned, payment(family, 999));
  const seen = await own(adult);
  expect(seen.funnel).toMatchObject({ trials: 0, subscribed: 1 });
  expect(seen.books).toEqual([{ currency: 'EUR', pendingCents: 199, approvedCents: 0, paidCents: 0 }]);
  service.clock.shift(30 * dayMs);
  expect((await own(adult)).books).toMatchObject([{ pendingCents: 0, approvedCents: 199 }]);
  await service.tell(subscriptionTurned, { ...payment(family), turn: 'ended' });
  expect((await own(adult)).funnel).toMatchObject({ subscribed: 0, left: 1 });
  expect(JSON.stringify(await own(adult))).not.toContain(family.adultId);
});

test('the last link counts, and the first account of it', async () => {
  const [first, last] = [await anAmbassador(), await anAmbassador()];
  const visitorId = await visited(first.code);
  await visited(last.code, visitorId);
  const family = anAdult();
  await service.ask(linkSignUp, family, { visitorId });
  await visited(first.code, visitorId);
  await service.ask(linkSignUp, family, { visitorId });
  expect((await own(first.adult)).funnel.signUps).toBe(0);
  expect((await own(last.adult)).funnel.signUps).toBe(1);
});

test('nobody brings themselves, a household of their own, or who was there before', async () => {
  const { adult, code } = await anAmbassador();
  await service.ask(linkSignUp, adult, { visitorId: await visited(code) });

  const partner = anAdult();
  const shared = { childId: randomUUID(), familyId: partner.familyId!, role: 'guardian' as const, isActive: true };
  const partnersVisit = await visited(code);
  for (const { adultId } of [adult, partner])
    await service.tell(guardianshipChanged, { ...shared, adultId, permissions: fullAccess });
  await service.ask(linkSignUp, partner, { visitorId: partnersVisit });

  const before = anAdult();
  await household(before);
  service.clock.shift(1_000);
  await service.ask(linkSignUp, before, { visitorId: await visited(code) });

  expect((await own(adult)).funnel).toMatchObject({ visits: 3, signUps: 0 });
});

test('whoever joins the household after the sign-up earns nothing by it', async () => {
  const { adult, code } = await anAmbassador();
  const family = await signedUp(code);
  const { adultId } = adult;
  const link = { childId: randomUUID(), familyId: family.familyId!, role: 'viewer' as const, isActive: true };
  await service.tell(guardianshipChanged, { ...link, adultId, permissions: fullAccess });
  await service.tell(subscriptionTurned, payment(family));
  expect((await own(adult)).books).toEqual([]);
});

test('a visit leads to a sign-up for 30 days, then it is forgotten', async () => {
  const { adult, code } = await anAmbassador();
  const visitorId = await visited(code);
  service.clock.shift(30 * dayMs);
  await service.ask(linkSignUp, anAdult(), { visitorId });
  expect((await own(adult)).funnel.signUps).toBe(0);
  await service.forget();
  expect(await service.em().execute(`select 1 from marketing.ambassador_visits where landing = '/'`)).toEqual([]);
});

test('a payment told twice at once is owed once', async () => {
  const { adult, code } = await anAmbassador();
  const paid = payment(await signedUp(code));
  await Promise.all([service.tell(subscriptionTurned, paid), service.tell(subscriptionTurned, paid)]);
  expect((await own(adult)).books).toMatchObject([{ pendingCents: 2_000 }]);
});

test('who is suspended has no link, counts no visit, earns nothing and is not paid', async () => {
  const { adult, code, id } = await anAmbassador(50);
  const family = await signedUp(code);
  await service.tell(subscriptionTurned, payment(family));
  service.clock.shift(31 * dayMs);
  await decide(code, 'suspendido');
  await visited(code);
  await service.tell(subscriptionTurned, payment(family));
  expect(await own(adult)).toMatchObject({ link: null, funnel: { visits: 1 }, books: [{ approvedCents: 5_000 }] });
  await expect(pay(id, 5_000)).rejects.toMatchObject({ code: 'ambassador_not_open' });
});

test('a payout takes all that is ripe of one currency, from the minimum, once a month, and once when asked twice', async () => {
  const { adult, code, id } = await anAmbassador(50);
  const family = await signedUp(code);
  await service.tell(subscriptionTurned, payment(family, 9_998));
  await service.tell(subscriptionTurned, payment(family, 10_000, 'USD'));
  await expect(pay(id, 5_000)).rejects.toMatchObject({ code: 'payout_below_minimum' });
  service.clock.shift(30 * dayMs);
  await expect(pay(id, 4_999)).rejects.toMatchObject({
    code: 'payout_below_minimum',
    details: { minimumCents: 5_000 },
  });
  await expect(pay(id, 4_000, 'USD')).rejects.toMatchObject({ code: 'changed_before' });
  const twice = await Promise.allSettled([pay(id, 5_000, 'USD'), pay(id, 5_000, 'USD')]);
  expect(twice.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const seen = await own(adult);
  expect(seen.payouts).toMatchObject([{ currency: 'USD', amountCents: 5_000 }]);
  expect(seen.books).toEqual([
    { currency: 'EUR', pendingCents: 0, approvedCents: 4_999, paidCents: 0 },
    { currency: 'USD', pendingCents: 0, approvedCents: 0, paidCents: 5_000 },
  ]);
  await expect(pay(id, 5_000, 'USD')).rejects.toMatchObject({ code: 'payout_made_this_month' });
});

test('many visits from one network are marked, and so is who signs up by one of them', async () => {
  const { code } = await anAmbassador();
  const from = { address: '203.0.113.9', userAgent: '' };
  const visitors = Array.from({ length: 21 }, aVisitorId);
  for (const visitorId of visitors) await service.ask(noteVisit, null, { visitorId, code, landing: '/' }, from);
  expect(await rowOf(code)).toMatchObject({ flaggedVisits: 1, funnel: { visits: 21 } });
  const family = anAdult();
  await service.ask(linkSignUp, family, { visitorId: visitors[20]! });
  const rows = await service
    .em()
    .execute(`select is_flagged from marketing.referrals where adult_id = ?`, [family.adultId]);
  expect(rows).toEqual([{ is_flagged: true }]);
});

test('neither a browser nor a network can be read from what is kept, and an unknown code keeps nothing', async () => {
  const { code } = await anAmbassador();
  const visitorId = aVisitorId();
  const from = { address: '203.0.113.77', userAgent: '' };
  await service.ask(noteVisit, null, { visitorId: aVisitorId(), code: 'ZZZZZZZZ', landing: '/nobody' }, from);
  await service.ask(noteVisit, null, { visitorId, code, landing: '/somebody' }, from);
  const kept = JSON.stringify(await service.em().execute(`select * from marketing.ambassador_visits`));
  expect(kept).toContain('/somebody');
  for (const known of ['/nobody', visitorId, '203.0.113']) expect(kept).not.toContain(known);
});

test('with the account the ambassador is forgotten; the books stay and name nobody', async () => {
  const { adult, code, id } = await anAmbassador();
  await service.tell(subscriptionTurned, payment(await signedUp(code)));
  await service.tell(erasureDue, { erasureId: randomUUID(), personId: adult.adultId, personRole: 'adult' });
  await service.settled();
  const rows = await service.em().execute(
    `select a.adult_id, a.payout_method, a.status, c.adult_id as owed_to, c.amount_cents
     from marketing.ambassadors a join marketing.commissions c on c.ambassador_id = a.id where a.id = ?`,
    [id],
  );
  expect(rows).toEqual([
    { adult_id: null, payout_method: '', status: 'suspendido', owed_to: null, amount_cents: 2_000 },
  ]);
});
