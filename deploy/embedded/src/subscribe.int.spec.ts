import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { createPayPalSubscription, readOwnPlan, readSubscription } from '@alcancia/contracts/billing';
import { accept, type Adult, anAdult, until, wishOf } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';

let system: TestSystem;
let owner: Adult;
beforeAll(async () => {
  system = await aSystem();
  owner = await anAdult(system);
});
afterAll(() => system.close());

test("from 'Suscribirme' to the plan: PayPal's page, its webhook through the gateway, and what the plan allows", async () => {
  const { token, adultId } = owner;
  const { approvalUrl } = await system.want(createPayPalSubscription, await wishOf(system, adultId), { token });
  await accept(approvalUrl);
  const subscription = await until('the subscription runs', async () => {
    const now = await system.want(readSubscription, {}, { token });
    return now.subscription?.state === 'trialing' && now.subscription;
  });
  expect(subscription).toMatchObject({ planName: 'Familia', period: 'annual', currency: 'MXN', priceCents: 91_200 });
  expect((await system.want(readOwnPlan, {}, { token })).plan?.slug).toBe('familia');
  expect(system.payPal?.books.everMadeFor(subscription.subscriptionId)).toBe(1);
});
