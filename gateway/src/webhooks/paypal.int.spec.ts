import { expect, it } from '@jest/globals';

import { receivePayPalWebhook } from '@alcancia/contracts/billing';
import { failure } from '@alcancia/server-kit';

import { aGateway, type GatewayStand } from '../../test/gateway-stand.js';

const text = '{ "id" : "WH-1",  "summary": "Año", "amount": 1.0 }';
const headers = {
  'content-type': 'application/json',
  'paypal-transmission-id': 't-1',
  'paypal-transmission-time': '2026-11-23T12:00:00Z',
  'paypal-transmission-sig': 'c2ln',
  'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
  'paypal-auth-algo': 'SHA256withRSA',
};
const tell = (stand: GatewayStand, changes: { headers?: Record<string, string>; body?: string } = {}) =>
  stand.ask('/api/webhooks/paypal', { headers, body: text, ...changes });

it('passes on every byte as it came, with what was sent beside it, without a session', async () => {
  const stand = await aGateway().start();
  await stand.play(receivePayPalWebhook, () => ({ isTaken: true }));
  const answer = await tell(stand);
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  const [heard] = stand.heard;
  expect(heard).toMatchObject({ caller: null, idempotencyKey: null });
  expect(heard?.input).toEqual({
    transmission: {
      id: 't-1',
      time: '2026-11-23T12:00:00Z',
      signature: 'c2ln',
      certificateUrl: 'https://api.paypal.com/v1/notifications/certs/CERT-1',
      algorithm: 'SHA256withRSA',
    },
    raw: Buffer.from(text).toString('base64'),
  });
});

it('says no to what billing does not believe', async () => {
  const stand = await aGateway().start();
  await stand.play(receivePayPalWebhook, () => ({ isTaken: false }));
  expect((await tell(stand)).status).toBe(400);
});

it('has PayPal send it again while billing is away', async () => {
  const stand = await aGateway().start();
  expect((await tell(stand)).status).toBe(503);
  await stand.play(receivePayPalWebhook, () => {
    throw failure('unavailable');
  });
  expect((await tell(stand)).status).toBe(503);
});

it('asks nobody about what is no webhook', async () => {
  const stand = await aGateway().start();
  await stand.play(receivePayPalWebhook, () => ({ isTaken: true }));
  const tooLong = { ...headers, 'paypal-transmission-id': 'x'.repeat(300) };
  const form = { ...headers, 'content-type': 'text/plain' };
  const answers = [
    await tell(stand, { headers: tooLong }),
    await tell(stand, { headers: form }),
    await tell(stand, { body: ' '.repeat(600_000) }),
    await stand.ask('/api/webhooks/paypal'),
  ];
  expect(answers.every(({ status }) => status >= 400 && status < 500)).toBe(true);
  expect(stand.heard).toEqual([]);
});
