import { expect, it } from '@jest/globals';

import { livePath } from '@alcancia/contracts/live';
import { allRequests } from '@alcancia/contracts/registry';

import { aGateway, anAdult, type GatewayStand } from '../../test/gateway-stand.js';
import { LiveTab } from '../../test/live-tab.js';
import { InMemoryRateLimiter, type Rate } from './rate-limiter.js';

/** With the factor that production has. */
const config = { limitFactor: 1 };
const own = '127.0.0.1';

/** Every contract that limits itself, with its numbers: a new one is written down here. */
const limits: Record<string, Rate> = {
  'billing.cancel-subscription': { max: 30, perSeconds: 60 },
  'billing.create-paypal-subscription': { max: 30, perSeconds: 60 },
  'billing.revise-subscription': { max: 30, perSeconds: 60 },
  'billing.list-plans': { max: 120, perSeconds: 60 },
  'assistant.inspire-by-ai': { max: 10, perSeconds: 60 },
  'assistant.open-voice': { max: 20, perSeconds: 60 },
  'assistant.respond': { max: 30, perSeconds: 60 },
  'assistant.test-connection': { max: 20, perSeconds: 60 },
  'speech.generate-activity-audio': { max: 60, perSeconds: 60 },
  'speech.read-provider': { max: 30, perSeconds: 60 },
  'speech.record-use': { max: 240, perSeconds: 60 },
  'billing.locate-visitor': { max: 30, perSeconds: 60 },
  'billing.open-invoice': { max: 30, perSeconds: 60 },
  'identity.sign-up': { max: 20, perSeconds: 600 },
  'identity.confirm-email': { max: 30, perSeconds: 600 },
  'identity.resend-confirmation': { max: 5, perSeconds: 600 },
  'identity.resend-account-confirmation': { max: 30, perSeconds: 600 },
  'identity.request-password-reset': { max: 5, perSeconds: 600 },
  'identity.reset-password': { max: 20, perSeconds: 600 },
  'identity.request-email-change': { max: 10, perSeconds: 600 },
  'identity.confirm-new-email': { max: 30, perSeconds: 600 },
  'identity.undo-email-change': { max: 30, perSeconds: 600 },
  'identity.begin-totp': { max: 20, perSeconds: 600 },
  'identity.confirm-totp': { max: 20, perSeconds: 600 },
  'identity.turn-off-totp': { max: 20, perSeconds: 600 },
  'identity.renew-recovery-codes': { max: 20, perSeconds: 600 },
  'identity.begin-passkey': { max: 20, perSeconds: 600 },
  'identity.confirm-passkey': { max: 20, perSeconds: 600 },
  'identity.remove-passkey': { max: 20, perSeconds: 600 },
  'identity.offer-ownership': { max: 20, perSeconds: 3_600 },
  'identity.request-account-erasure': { max: 20, perSeconds: 3_600 },
  'identity.ask-data-export': { max: 20, perSeconds: 600 },
  'identity.open-data-export': { max: 20, perSeconds: 600 },
  'identity.invite-guardian': { max: 30, perSeconds: 3_600 },
  'identity.resend-invitation': { max: 30, perSeconds: 3_600 },
  'identity.open-support': { max: 30, perSeconds: 3600 },
  'identity.preview-invitation': { max: 10, perSeconds: 60 },
  'identity.read-invitation': { max: 60, perSeconds: 60 },
  'identity.accept-invitation': { max: 20, perSeconds: 60 },
  'identity.decline-invitation': { max: 20, perSeconds: 60 },
  'identity.keep-cookie-choice': { max: 60, perSeconds: 600 },
  'marketing.link-sign-up': { max: 20, perSeconds: 600 },
  'marketing.generate-landings': { max: 20, perSeconds: 600 },
  'marketing.note-touches': { max: 240, perSeconds: 60 },
  'marketing.note-visit': { max: 60, perSeconds: 600 },
  'marketing.read-affinity-test': { max: 120, perSeconds: 60 },
  'marketing.save-affinity-result': { max: 60, perSeconds: 600 },
  'marketing.save-affinity-event': { max: 300, perSeconds: 600 },
  'marketing.keep-affinity-result': { max: 30, perSeconds: 600 },
  'marketing.list-social-proof': { max: 240, perSeconds: 60 },
  'marketing.list-live-social-proof': { max: 240, perSeconds: 60 },
  'notifications.read-unsubscription': { max: 100, perSeconds: 60 },
  'notifications.unsubscribe': { max: 100, perSeconds: 60 },
};

/** A gateway at which this address has already used up so many calls of one limit. */
async function aGatewayThatCounted(key: string, rate: Rate, calls: number): Promise<GatewayStand> {
  const at = Date.now();
  const rateLimiter = new InMemoryRateLimiter(() => at);
  for (let call = 0; call < calls; call += 1) await rateLimiter.take(key, rate);
  return aGateway().start({ config, rateLimiter });
}

it('the contracts of the product limit themselves by these numbers', () => {
  const declared = allRequests.flatMap(({ subject, limit }) => (limit ? [[subject, limit] as const] : []));
  expect(Object.fromEntries(declared)).toEqual(limits);
});

/** What is asked over a socket alone is limited there (assistant/voice.int.spec.ts). */
const overHttp = Object.entries(limits).filter(([subject]) =>
  allRequests.some((request) => request.subject === subject && request.http !== undefined),
);

it.each(overHttp)('%s is refused to an address beyond its own number', async (subject, { max }) => {
  const stand = await aGateway().start({ config });
  const contract = allRequests.find((request) => request.subject === subject);
  const [method = '', path = ''] = contract?.http?.split(' ') ?? [];
  const caller =
    contract?.access.who === 'administrators' ? anAdult({ role: 'super_admin', pendingSetup: [] }) : anAdult();
  const token = contract?.access.who === 'anyone' ? {} : { token: stand.signIn(caller) };
  const statuses = [];
  const request = method === 'GET' ? { method, ...token } : { method, ...token, body: {} };
  for (let call = 0; call <= max; call += 1) statuses.push((await stand.ask(path, request)).status);
  // What needs no input gets as far as the service, which is not there.
  const before = contract?.input.safeParse({}).success ? 503 : 400;
  expect(statuses).toEqual([...Array.from({ length: max }, () => before), 429]);
});

it.each([
  ['a read', 'GET', '/api/identity/household'],
  ['a refresh of tokens', 'POST', '/realms/alcancia/protocol/openid-connect/token'],
  ['the certificates', 'GET', '/realms/alcancia/protocol/openid-connect/certs'],
])('of 3,000 calls a minute from one address %s is the last', async (_, method, path) => {
  const stand = await aGatewayThatCounted(`address:${own}`, { max: 3_000, perSeconds: 60 }, 2_999);
  const ask = () => stand.ask(path, { method });
  const [last, beyond] = [await ask(), await ask()];
  expect([last.status === 429, beyond.status, beyond.headers.get('retry-after')]).toEqual([false, 429, '60']);
});

it('of 100 live sockets in ten seconds from one address the next is refused', async () => {
  const stand = await aGatewayThatCounted(`socket:${own}`, { max: 100, perSeconds: 10 }, 99);
  const last = await LiveTab.connect(stand);
  expect(last.socket.readyState).toBe(last.socket.OPEN);
  const live = stand.address.replace('http', 'ws') + livePath;
  expect(await LiveTab.refusal(live, { origin: stand.address })).toBe(429);
});
