const billing = 'services/billing/src';
const webhooks = `${billing}/subscriptions/paypal-webhooks.int.spec.ts`;
const invoices = `${billing}/invoices/invoices.int.spec.ts`;
const places = 'services/identity/src/plans/plan-places.int.spec.ts';
const changes = `${billing}/subscriptions/plan-changes.int.spec.ts`;
const family = 'frontends/family/src';
const turns = `${billing}/subscriptions/subscription-turns.int.spec.ts`;

/** What PayPal says and what follows from it: believed, applied once, invoiced once, told once. */
export const sabotagesOfPayments = {
  'a webhook of PayPal that anybody may write': {
    file: `${billing}/subscriptions/receive-paypal-webhook.ts`,
    from: 'if (event === null || !(await this.check.isGenuine(transmission, bytes))) return { isTaken: false };',
    to: 'if (event === null) return { isTaken: false };',
    proof: webhooks,
    noticedBy: 'one altered by one byte',
  },
  'a webhook that is PayPal’s word whatever PayPal says': {
    file: `${billing}/paypal/paypal.client.ts`,
    from: "return status === 'SUCCESS';",
    to: "return status !== 'UNKNOWN';",
    proof: `${billing}/subscriptions/webhook-verified-online.int.spec.ts`,
    noticedBy: 'and which is altered by one byte is not kept',
  },
  'a webhook that counts each time': {
    file: `${billing}/subscriptions/paypal-webhooks.store.ts`,
    from: 'on conflict (event_id) do update set times = w.times + 1 returning times',
    to: 'on conflict (event_id) do update set times = 1 returning times',
    proof: webhooks,
    noticedBy: 'twice: kept once',
  },
  'an account that is gone and still pays': {
    file: `${billing}/subscriptions/cancel-before-erasure.ts`,
    from: "if (personRole !== 'adult') return;",
    to: "if (personRole !== 'child') return;",
    proof: `${billing}/subscriptions/cancel-before-erasure.int.spec.ts`,
    noticedBy: 'who is erased is charged no more',
  },
  'numbers of invoices with gaps': {
    file: `${billing}/invoices/invoices.store.ts`,
    from: 'last_place = n.last_place + 1',
    to: 'last_place = n.last_place + 2',
    proof: invoices,
    noticedBy: 'numbers are without gaps',
  },
  'an invoice that anybody opens': {
    file: `${billing}/invoices/invoices.store.ts`,
    from: 'where id = ? and adult_id = ?`',
    to: 'where id = ? and ? is not null`',
    proof: invoices,
    noticedBy: 'is read by who paid it and by nobody else',
  },
  'a trial whose end is told each minute': {
    file: `${billing}/subscriptions/subscription-turns.store.ts`,
    from: 'and s.is_current and s.reminded_at is null',
    to: 'and s.is_current',
    proof: turns,
    noticedBy: 'comes once, three days before',
  },
  'a call on a connection that was closed under it': {
    file: `${billing}/paypal/paypal-connection.client.ts`,
    from: 'if (isCutOff(error)) return this.fetchOnce(path, request);',
    to: '',
    proof: `${billing}/paypal/paypal.int.spec.ts`,
    noticedBy: 'a connection that was closed under a call is nobody',
  },
  'a PayPal that is away and asked all the time': {
    file: `${billing}/subscriptions/subscription-checks.store.ts`,
    from: 'power(2, least(failed_checks, 20))',
    to: 'power(1, least(failed_checks, 20))',
    proof: `${billing}/subscriptions/paypal-trouble.int.spec.ts`,
    noticedBy: 'while PayPal is away for a day',
  },
  'a refund that is taken for a subscription': {
    file: `${billing}/subscriptions/paypal-event.policy.ts`,
    from: 'type.startsWith(ofSubscriptions) ? resource.id : resource.billing_agreement_id',
    to: 'resource.billing_agreement_id ?? resource.id',
    proof: `${billing}/subscriptions/paypal-event.policy.spec.ts`,
    noticedBy: 'the id of PAYMENT.SALE.REFUNDED',
  },
  'an address that leaves whole': {
    file: `${billing}/places/network.policy.ts`,
    from: '{ ipv4: 3, ipv6: 6 }',
    to: '{ ipv4: 4, ipv6: 16 }',
    proof: `${billing}/places/network.policy.spec.ts`,
    noticedBy: '8.8.4.4 is of the network',
  },
  'a plan that everybody fits into': {
    file: 'services/identity/src/plans/places.policy.ts',
    from: '!hasRoom(limit, index)',
    to: 'false',
    proof: places,
    noticedBy: 'on a smaller plan who came first keeps a place',
  },
  'a choice that the owner did not make': {
    file: 'services/identity/src/plans/places.policy.ts',
    from: 'named.has(id) ? 0',
    to: 'named.has(id) ? 1',
    proof: places,
    noticedBy: 'the owner picks who stays',
  },
  'a place that nobody gives on': {
    file: 'services/identity/src/guardianships/end-guardianship.ts',
    from: 'await settlePlaces(work, familyId);',
    to: '',
    proof: places,
    noticedBy: 'what a child and a guardian beyond the plan may do',
  },
  'a guardian beyond the plan who decides': {
    file: 'services/identity/src/guardianships/reach.store.ts',
    from: "if (!isBeyondPlan || role === 'owner')",
    to: 'if (role)',
    proof: places,
    noticedBy: 'what a child and a guardian beyond the plan may do',
  },
  'a child beyond the plan that earns': {
    file: 'services/kit/src/caller.ts',
    from: '?.isBeyondPlan)',
    to: '?.isBeyondPlan && false)',
    proof: 'services/family/src/offers/beyond-plan.int.spec.ts',
    noticedBy: 'a child beyond the plan earns nothing anew',
  },
  'a child that is added to what others earn by': {
    file: 'services/family/src/offers/offers.store.ts',
    from: 'if (this.form.isEarnedBy)',
    to: 'if (false)',
    proof: 'services/family/src/offers/beyond-plan.int.spec.ts',
    noticedBy: 'a child beyond the plan earns nothing anew',
  },
  'another plan before anybody approved it': {
    file: 'services/billing/src/subscriptions/plan-changes.store.ts',
    from: 'c.subscription_id = ? and c.paypal_plan_id = ? and c.applied_at is null',
    to: "c.subscription_id = ? and coalesce(c.paypal_plan_id, '') <> ? and c.applied_at is null",
    proof: changes,
    noticedBy: 'counts once it was approved',
  },
  'a smaller plan that takes what is paid': {
    file: 'services/billing/src/subscriptions/subscription-checks.store.ts',
    from: 'held && held.until > work.now ? held.slug : planSlug',
    to: 'planSlug',
    proof: changes,
    noticedBy: 'that has less room holds when what is paid is over',
  },
  'a larger plan that is kept for ever': {
    file: 'services/billing/src/subscriptions/subscription-checks.store.ts',
    from: 'held && held.until > work.now ? held.slug',
    to: 'held ? held.slug',
    proof: changes,
    noticedBy: 'that has less room holds when what is paid is over',
  },
  'a change that nobody looks for': {
    file: 'services/billing/src/subscriptions/subscription-checks.store.ts',
    from: 'const times = [next, asked,',
    to: 'const times = [next,',
    proof: changes,
    noticedBy: 'asked for ten times at once',
  },
  'a change of somebody else’s plan': {
    file: 'services/billing/src/subscriptions/revise-subscription.ts',
    from: '!one || one.familyId !== owner.session.familyId',
    to: '!one',
    proof: changes,
    noticedBy: 'of another household',
  },
  'a plan that is paid in another currency': {
    file: `${family}/pages/pricing-page.tsx`,
    from: 'running?.currency ?? currency',
    to: 'currency',
    proof: `${family}/pages/changing-plan.spec.tsx`,
    noticedBy: 'a larger plan says what it costs from when',
  },
};
