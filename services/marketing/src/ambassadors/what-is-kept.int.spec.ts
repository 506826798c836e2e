import { randomUUID } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { subscriptionTurned } from '@alcancia/contracts/billing';
import { erasureDue } from '@alcancia/contracts/identity';
import { linkSignUp, noteVisit } from '@alcancia/contracts/marketing';
import { anAdult, bootService, type TestService } from '@alcancia/server-kit/testing';

import { aProgramme, aVisitorId, payment, servicesEnv } from '../../test/a-programme.js';
import { marketing } from '../marketing.service.js';

let service: TestService;
let of: ReturnType<typeof aProgramme>;
beforeAll(async () => {
  service = await bootService(marketing, { env: servicesEnv });
  of = aProgramme(service);
});
afterAll(() => service.close());

test('many visits from one network are marked, and so is who signs up by one of them', async () => {
  const { code } = await of.anAmbassador();
  const from = { address: '203.0.113.9', userAgent: '' };
  const visitors = Array.from({ length: 21 }, aVisitorId);
  for (const visitorId of visitors) await service.ask(noteVisit, null, { visitorId, code, landing: '/' }, from);
  expect(await of.rowOf(code)).toMatchObject({ flaggedVisits: 1, funnel: { visits: 21 } });
  const family = anAdult();
  await service.ask(linkSignUp, family, { visitorId: visitors[20]! });
  const rows = await service
    .em()
    .execute(`select is_flagged from marketing.referrals where adult_id = ?`, [family.adultId]);
  expect(rows).toEqual([{ is_flagged: true }]);
});

test('neither a browser nor a network can be read from what is kept, and an unknown code keeps nothing', async () => {
  const { code } = await of.anAmbassador();
  const visitorId = aVisitorId();
  const from = { address: '203.0.113.77', userAgent: '' };
  await service.ask(noteVisit, null, { visitorId: aVisitorId(), code: 'ZZZZZZZZ', landing: '/nobody' }, from);
  await service.ask(noteVisit, null, { visitorId, code, landing: '/somebody' }, from);
  const kept = JSON.stringify(await service.em().execute(`select * from marketing.ambassador_visits`));
  expect(kept).toContain('/somebody');
  for (const known of ['/nobody', visitorId, '203.0.113']) expect(kept).not.toContain(known);
});

test('with the account the ambassador is forgotten; the books stay and name nobody', async () => {
  const { adult, code, id } = await of.anAmbassador();
  await service.tell(subscriptionTurned, payment(await of.signedUp(code)));
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
