import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { cookieChoiceDays, cookieNoticeVersion, keepCookieChoice } from '@alcancia/contracts/identity';

import { anIdentityFixture, type IdentityFixture, refusal } from '../../test/people.js';

const aBrowserId = () => randomBytes(16).toString('hex');

let fixture: IdentityFixture;
beforeAll(async () => {
  fixture = await anIdentityFixture();
});
afterAll(() => fixture.close());

interface Row {
  readonly measurement: boolean;
  readonly outreach: boolean;
  readonly noticeVersion: string;
  readonly addressHmac: string;
  readonly decidedAt: Date | string;
}

const rowsOf = (browserId: string) =>
  fixture.service.em().execute<Row[]>(
    `select measurement, outreach, notice_version as "noticeVersion", address_hmac as "addressHmac",
            decided_at as "decidedAt" from identity.cookie_choices where browser_id = ? order by decided_at`,
    [browserId],
  );
const allowing = (browserId: string) => ({
  browserId,
  measurement: true,
  outreach: false,
  noticeVersion: cookieNoticeVersion,
});

test('every answer of a browser is kept with its time, its words and a fingerprint of the network', async () => {
  const { service } = fixture;
  const browserId = aBrowserId();
  const from = { address: '203.0.113.77', userAgent: '' };
  await service.ask(keepCookieChoice, null, allowing(browserId), from);
  service.clock.shift(60_000);
  await service.ask(keepCookieChoice, null, { ...allowing(browserId), measurement: false }, from);

  const rows = await rowsOf(browserId);
  expect(rows).toMatchObject([
    { measurement: true, outreach: false, noticeVersion: cookieNoticeVersion },
    { measurement: false, outreach: false },
  ]);
  const [first = 0, then = 0] = rows.map(({ decidedAt }) => new Date(decidedAt).getTime());
  expect(then - first).toBeGreaterThanOrEqual(60_000);
  expect(rows[0]?.addressHmac).toMatch(/^\S{20,}$/);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

test('nothing is allowed for words that were never asked, and a refusal is taken whatever they were', async () => {
  const { service } = fixture;
  const browserId = aBrowserId();
  const forOthers = { ...allowing(browserId), noticeVersion: '0.9' };
  expect(await refusal(service, keepCookieChoice, null, forOthers)).toMatchObject({ code: 'consent_words_changed' });
  expect(await rowsOf(browserId)).toEqual([]);

  await service.ask(keepCookieChoice, null, { ...forOthers, measurement: false });
  expect(await rowsOf(browserId)).toMatchObject([{ measurement: false, outreach: false, noticeVersion: '0.9' }]);
});

test('the evidence outlives the answer by a month', async () => {
  const { service } = fixture;
  const browserId = aBrowserId();
  await service.ask(keepCookieChoice, null, allowing(browserId));
  service.clock.shift((cookieChoiceDays + 29) * 86_400_000);
  await service.forget();
  expect(await rowsOf(browserId)).toHaveLength(1);
  service.clock.shift(2 * 86_400_000);
  await service.forget();
  expect(await rowsOf(browserId)).toEqual([]);
});
