import { createPayPalSubscription, listPlans, readSubscription } from '@alcancia/contracts/billing';
import { accept, anAdult, until, wishOf } from '@alcancia/testing';

import { anInvoiceOf } from './rows-of.js';
import { type Make, plain } from './rightful-request.js';
import type { TestSystem } from './a-system.js';

/** An owner of their own in the free days: Laura's household is the one that subscribes below. */
async function aSubscriber(system: TestSystem) {
  const { adultId, token } = await anAdult(system);
  const wish = await wishOf(system, adultId);
  const { approvalUrl } = await system.want(createPayPalSubscription, wish, { token });
  await accept(approvalUrl);
  const { subscriptionId } = await until('the subscription runs', async () => {
    const { subscription: now } = await system.want(readSubscription, {}, { token });
    return now?.state === 'trialing' ? now : undefined;
  });
  return { token, subscriptionId, wish };
}

/** What an owner does with the plan of the household. */
export const rightfulSubscriptions: Readonly<Record<string, Make>> = {
  'billing.create-paypal-subscription': async ({ system, laura }) => ({
    as: 'adult',
    input: await wishOf(system, laura.adultId),
  }),
  'billing.cancel-subscription': async ({ system }) => {
    const { token, subscriptionId } = await aSubscriber(system);
    return { as: 'adult', token, input: { subscriptionId } };
  },
  'billing.revise-subscription': async ({ system }) => {
    const { token, subscriptionId, wish } = await aSubscriber(system);
    const { consentStub, returnUrl, cancelUrl } = wish;
    const { plans } = await system.want(listPlans, {}, {});
    const planId = plans.find(({ slug }) => slug === 'familia-plus')?.id;
    const input = { subscriptionId, planId, period: 'annual', consentStub, returnUrl, cancelUrl };
    return { as: 'adult', token, input };
  },
  'billing.read-subscription': plain('adult'),
  'billing.list-invoices': plain('adult'),
  'billing.open-invoice': async ({ system, mateo }) => ({
    as: 'adult',
    input: { invoiceId: await anInvoiceOf(system, mateo.childId) },
  }),
};
