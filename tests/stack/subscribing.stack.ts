import { readFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeAll, expect, test } from '@jest/globals';

import { createPayPalSubscription, readOwnPlan, readSubscription } from '@alcancia/contracts/billing';
import { accept, type Adult, anAdult, insist, until, wishOf } from '@alcancia/testing';

import { aStack, type Stack } from './test/a-stack.js';
import { heal } from './test/heal.js';
import { rowsOf } from './test/rows.js';
import { stackDir } from './test/state.js';

/** What nobody took, PayPal tells again after two seconds, then after ever more. */
const toldAgainWithinMs = 60_000;
const taps = 10;
/** A browser on a bad line: it gives up sooner than the gateway on a service that died, and asks again. */
const answerWithinMs = 3_000;

let stack: Stack;
beforeAll(() => {
  stack = aStack();
});
afterEach(() => heal(stack));

interface Books {
  readonly subscriptions: readonly { readonly id: string; readonly customId: string; readonly status: string }[];
  readonly webhooks: readonly { readonly type: string; readonly tries: number; readonly body: string }[];
}
/** Of the simulated PayPal, which is a process of its own. */
const books = (): Books => JSON.parse(readFileSync(path.join(stackDir, 'paypal/books.json'), 'utf8')) as Books;

/** 'Suscribirme': where it is approved, whatever dies meanwhile. */
const tap = async ({ adultId, token }: Adult): Promise<string> =>
  (
    await insist(stack.ask, createPayPalSubscription, await wishOf({ want: stack.eventually }, adultId), token, {
      answerWithinMs,
    })
  ).approvalUrl;
const subscriptionsOf = ({ adultId }: Adult) =>
  rowsOf(stack, 'billing', `select id, state from billing.subscriptions where adult_id = '${adultId}'`);
/** What counted, each once however often PayPal told it: an answer that comes late makes it tell again. */
const heardOf = (id: string) =>
  rowsOf(
    stack,
    'billing',
    `select event_type as type from billing.paypal_webhooks where subscription_id = '${id}' and applied_at is not null`,
  );

/** The free days run, and there is one subscription here and at PayPal. */
async function hasOne(owner: Adult): Promise<string> {
  const as = { token: owner.token };
  const runs = async () => (await stack.eventually(readSubscription, {}, as)).subscription?.state === 'trialing';
  await until('the subscription runs', runs, toldAgainWithinMs);
  expect((await stack.want(readOwnPlan, {}, as)).plan?.slug).toBe('familia');
  const rows = await subscriptionsOf(owner);
  expect(rows).toEqual([{ id: expect.any(String), state: 'trialing' }]);
  const id = rows[0]?.['id'] ?? '';
  const atPayPal = books().subscriptions.filter(({ customId }) => customId === id);
  expect(atPayPal.map(({ status }) => status)).toEqual(['ACTIVE']);
  return id;
}

test('a family subscribes at a PayPal of its own process, whose webhooks come in at the gateway', async () => {
  const owner = await anAdult(stack);
  const back = await accept(await tap(owner));
  expect(back).toMatch(new RegExp(`^${stack.origin}/subscription/success[?]subscription_id=I-`));
  const id = await hasOne(owner);
  const activated = async () => (await heardOf(id)).filter(({ type }) => type === 'BILLING.SUBSCRIPTION.ACTIVATED');
  await until('the webhook counts', async () => (await activated()).length > 0, toldAgainWithinMs);
  expect(await activated()).toHaveLength(1);
});

test("billing is killed under ten taps on 'Suscribirme' and once more before the approval is told: one state is left", async () => {
  const owner = await anAdult(stack);
  // PayPal has the call and answers when nobody is there any more to hear it.
  await stack.control('--pause', 'paypal');
  const tapped = Promise.all(Array.from({ length: taps }, () => tap(owner)));
  await until('PayPal is being asked', async () => (await subscriptionsOf(owner)).length > 0);
  process.kill(stack.part('billing').pid ?? 0, 'SIGKILL');
  await stack.control('--resume', 'paypal');
  const [approvalUrl = '', ...others] = new Set(await tapped);
  expect(others).toEqual([]);

  await stack.control('--kill', 'billing');
  await accept(approvalUrl);
  await until('PayPal tells in vain', () =>
    books().webhooks.some(({ type, tries }) => type === 'BILLING.SUBSCRIPTION.ACTIVATED' && tries > 0),
  );
  await stack.control('--start', 'billing');
  const id = await hasOne(owner);
  await until(
    'what was told in vain is told again',
    async () => (await heardOf(id)).some(({ type }) => type === 'BILLING.SUBSCRIPTION.ACTIVATED'),
    toldAgainWithinMs,
  );
  await hasOne(owner);
});
