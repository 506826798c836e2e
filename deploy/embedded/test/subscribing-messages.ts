import { createPayPalSubscription } from '@alcancia/contracts/billing';
import type { SubscribingMessageName } from '@alcancia/contracts/testing/spec-messages';
import { anAdult, type Answer, wishOf } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';

type Provoke = (system: TestSystem) => Promise<Answer<unknown>>;

const creating = /^POST \/v1\/billing\/subscriptions$/;
const issue = 'PLAN_STATUS_INVALID';

/** 'Suscribirme' of an owner, while PayPal answers so. */
const whilePayPalAnswers =
  (status: number, body: object, times = 1): Provoke =>
  async (system) => {
    const { adultId, token } = await anAdult(system);
    const faults = Array.from({ length: times }, () => ({ status, body }));
    system.payPal?.faults.plan(creating, ...faults);
    return system.ask(createPayPalSubscription, await wishOf(system, adultId), { token });
  };

/** One way to each message, over PayPal's own answers. */
export const subscribingProvocations: Readonly<Record<SubscribingMessageName, Provoke>> = {
  'subscribing while signed out': async (system) => {
    const { adultId } = await anAdult(system);
    return system.ask(createPayPalSubscription, await wishOf(system, adultId), { token: null });
  },
  'no approval address from PayPal': whilePayPalAnswers(201, { id: 'I-NOADDRESS', status: 'APPROVAL_PENDING' }),
  'a subscription that PayPal refuses': whilePayPalAnswers(422, {
    name: 'UNPROCESSABLE_ENTITY',
    details: [{ issue }],
  }),
  'subscribing that fails without a reason': async (system) => {
    const { adultId, token } = await anAdult(system);
    const wish = await wishOf(system, adultId);
    const { sql } = system.databases;
    await sql.query('alter table billing.subscriptions rename to subscriptions_gone');
    try {
      return await system.ask(createPayPalSubscription, wish, { token });
    } finally {
      await sql.query('alter table billing.subscriptions_gone rename to subscriptions');
    }
  },
  'PayPal that is away': whilePayPalAnswers(503, {}),
};
