import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';

import { approveRequest, readWallet } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import { aHome, type Home, insist, password, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { heal } from '../test/heal.js';

/** Two seconds for a statement, and one for everything else. */
const refusedWithinMs = 3_000;

let stack: Stack;
let home: Home;
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(() => heal(stack));

describe('PostgreSQL goes away', () => {
  test.each(['--kill', '--stop'])('F9: %s in the middle of approvals; each is paid once, within 5 s', async (how) => {
    const requestIds: string[] = [];
    for (let count = 0; count < 8; count += 1) requestIds.push(await home.claimed({ points: 0, coinsCents: 100 }));
    const before = await home.balance();
    const refusals: { status: number; retryAfter: string | null }[] = [];
    const approve = (requestId: string) =>
      insist(stack.ask, approveRequest, { requestId }, home.asAdult.token, { refusals });
    const going = stack.control(how, 'postgres');
    const inBetween = requestIds.slice(0, 4).map(approve);
    await going;
    const approving = Promise.all([...inBetween, ...requestIds.slice(4).map(approve)]);
    await until('somebody was refused', () => refusals.some(({ status }) => status === 503));
    await stack.control('--start', 'postgres');
    const backAt = Date.now();
    await approving;

    expect(Date.now() - backAt).toBeLessThan(5_000);
    expect(await home.balance()).toMatchObject({ availableCents: before.availableCents + 800 });
    for (const { status, retryAfter } of refusals.filter((refusal) => refusal.status !== 0)) {
      expect({ status, retryAfter: retryAfter !== null }).toEqual({ status: 503, retryAfter: true });
    }
  });

  test('F9: Keycloak answers at once when it is back: it uses no connection that has ended', async () => {
    const { url } = stack.access.keycloak;
    const form = { grant_type: 'password', client_id: 'alcancia-web', username: 'nadie', password };
    const token = `${url}/realms/alcancia/protocol/openid-connect/token`;
    const aGrant = async () =>
      (await fetch(token, { method: 'POST', body: new URLSearchParams(form) })).json() as Promise<{ error: string }>;
    const eightAtOnce = () => Promise.all(Array.from({ length: 8 }, aGrant));
    const refusesAll = async () => (await eightAtOnce()).every(({ error }) => error === 'invalid_grant');
    // The database has gone away before, and a killed container has taken its network with it: Keycloak may still be finding out.
    await until('Keycloak knows nobody of that name', refusesAll, 60_000);
    await stack.control('--kill', 'postgres');
    await stack.control('--start', 'postgres');
    await stack.eventually(whoAmI, {}, home.asAdult);

    // A process says goodbye to its clients: at once, then.
    const withinMs = stack.engines === 'processes' ? 1 : 60_000;
    const answered = await until('Keycloak answers all as before', refusesAll, withinMs);
    expect(answered).toBe(true);
  });

  test('F10: it stands still; whoever asks hears so, the service is alive but not ready, and goes on afterwards', async () => {
    const family = stack.part('family').url;
    await stack.control('--pause', 'postgres');

    const askedAt = Date.now();
    const refused = await stack.ask(readWallet, { childId: home.childId }, home.asChild);
    expect(refused.status).toBe(503);
    expect(refused.headers.get('retry-after')).not.toBeNull();
    expect(Date.now() - askedAt).toBeLessThan(refusedWithinMs);
    await until('the service is not ready', async () => (await fetch(`${family}/health/ready`)).status === 503);
    expect((await fetch(`${family}/health/live`)).status).toBe(200);

    await stack.control('--resume', 'postgres');
    await until('the wallet is read again', async () => (await home.balance()) !== null, 5_000);
  });
});
