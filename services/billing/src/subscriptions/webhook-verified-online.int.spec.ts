import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { type Altered, aSigner, PayPalStand } from '../../test/a-paypal-stand.js';

let stand: PayPalStand;
beforeAll(async () => {
  stand = await PayPalStand.open();
});
afterEach(() => stand.payPal.faults.clear());
afterAll(() => stand.close());

const verifying = /^POST \/v1\/notifications\/verify-webhook-signature$/;
const asked = () => stand.payPal.asked.get('POST /v1/notifications/verify-webhook-signature') ?? 0;
/** At PayPal's own address, where there is none. */
const noCertificate = () => ({ 'paypal-cert-url': `${stand.payPal.settings.PAYPAL_URL}/v1/notifications/certs/gone` });

/** A subscription that runs, and what PayPal tells of its end. */
async function aCancellation() {
  const { owner, atPayPal } = await stand.approved();
  await stand.hear();
  stand.payPal.cycles.move(atPayPal, ['ACTIVE'], 'CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED');
  const [told] = stand.take();
  const kept = async () => {
    const rows = await stand.service
      .em()
      .execute<unknown[]>(`select 1 from billing.paypal_webhooks where paypal_id = ? and event_type = ?`, [
        atPayPal.id,
        told!.type,
      ]);
    return rows.length;
  };
  return { owner, told: told!, kept };
}

const signedBy = (id: string, body: string, signer = stand.payPal.webhooks.signer) => {
  const time = '2026-11-23T12:00:00Z';
  return {
    'paypal-transmission-id': 't-1',
    'paypal-transmission-time': time,
    'paypal-transmission-sig': signer.signed(`t-1|${time}|${id}`, body),
  };
};

describe('a webhook whose certificate cannot be had', () => {
  test('is shown to PayPal byte for byte, and believed by its word', async () => {
    const { owner, told, kept } = await aCancellation();
    const before = asked();
    expect(await stand.tell(told, { headers: noCertificate() })).toBe(true);
    await stand.service.settled();
    expect(asked()).toBe(before + 1);
    expect([await stand.state(owner), await kept()]).toEqual(['cancelled', 1]);
  });

  const rows: [string, (body: string) => Altered][] = [
    ['altered by one byte', (body) => ({ body: body.replace('"event_version":"1.0"', '"event_version":"1.1"') })],
    ['signed by another certificate', (body) => ({ headers: signedBy(stand.payPal.webhookId, body, aSigner()) })],
    ['for another merchant', (body) => ({ headers: signedBy('WH-THEIRS', body) })],
  ];
  test.each(rows)('and which is %s is not kept', async (_, alter) => {
    const { owner, told, kept } = await aCancellation();
    const { headers, ...altered } = alter(told.body);
    expect(await stand.tell(told, { ...altered, headers: { ...headers, ...noCertificate() } })).toBe(false);
    await stand.service.settled();
    expect([await stand.state(owner), await kept()]).toEqual(['trialing', 0]);
  });

  test('and of which PayPal says nothing either, is refused for now, and kept when it comes again', async () => {
    const { owner, told, kept } = await aCancellation();
    stand.payPal.faults.plan(verifying, { status: 500 });
    await expect(stand.tell(told, { headers: noCertificate() })).rejects.toMatchObject({ code: 'unavailable' });
    expect(await kept()).toBe(0);
    expect(await stand.tell(told, { headers: noCertificate() })).toBe(true);
    await stand.service.settled();
    expect([await stand.state(owner), await kept()]).toEqual(['cancelled', 1]);
  });
});
