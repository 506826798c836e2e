import { type Books, type KeptPlan, type KeptSubscription, payPalId, type Status } from './books.js';

const dayMs = 86_400_000;

/** The same day some months later; of a shorter month its last one. */
function monthsLater(from: Date, months: number): Date {
  const later = new Date(from);
  later.setUTCDate(1);
  later.setUTCMonth(from.getUTCMonth() + months);
  const days = new Date(Date.UTC(later.getUTCFullYear(), later.getUTCMonth() + 1, 0)).getUTCDate();
  later.setUTCDate(Math.min(from.getUTCDate(), days));
  return later;
}

export type Tell = (type: string, subscription: KeptSubscription) => void;

/** What happens to subscriptions as time passes and people act; each step tells of it by a webhook. */
export class BillingCycles {
  /** Subscriptions whose payments fail from now on. */
  readonly broke = new Set<string>();

  constructor(
    private readonly books: Books,
    private readonly now: () => Date,
    private readonly tell: Tell,
  ) {}

  created(one: KeptSubscription): void {
    this.tell('BILLING.SUBSCRIPTION.CREATED', one);
  }

  updated(one: KeptSubscription): void {
    this.tell('BILLING.SUBSCRIPTION.UPDATED', one);
  }

  /** A person has approved another plan: the next payment is its. */
  revise(one: KeptSubscription): void {
    if (!one.revision || one.status !== 'ACTIVE') return;
    one.planId = one.revision.planId;
    one.revision = null;
    this.updated(one);
  }

  /** The last payment goes back: given back by us, or taken back by who paid. */
  payBack(one: KeptSubscription, why: 'REFUNDED' | 'REVERSED'): void {
    this.tell(`PAYMENT.SALE.${why}`, one);
  }

  /** A person has clicked 'Aceptar'. */
  approve(one: KeptSubscription): void {
    if (one.status !== 'APPROVAL_PENDING') return;
    const plan = this.planOf(one);
    const now = this.now();
    one.status = 'ACTIVE';
    one.startedAt = now.toISOString();
    this.tell('BILLING.SUBSCRIPTION.ACTIVATED', one);
    if (plan.trialDays > 0) one.nextBillingAt = new Date(now.getTime() + plan.trialDays * dayMs).toISOString();
    else this.charge(one, plan, now);
  }

  /** Charges whatever is due. A failed payment is tried again after five days; the second one suspends. */
  carryOn(): void {
    const now = this.now();
    for (const one of this.books.rows.subscriptions)
      while (one.status === 'ACTIVE' && one.nextBillingAt !== null && new Date(one.nextBillingAt) <= now)
        this.charge(one, this.planOf(one), new Date(one.nextBillingAt));
  }

  /** To another state at somebody's wish; whether it can go there. */
  move(one: KeptSubscription, from: readonly Status[], to: Status, type: string): boolean {
    if (!from.includes(one.status)) return false;
    one.status = to;
    if (to !== 'ACTIVE' && to !== 'SUSPENDED') one.nextBillingAt = null;
    this.tell(type, one);
    return true;
  }

  private charge(one: KeptSubscription, plan: KeptPlan, at: Date): void {
    if (this.broke.has(one.id)) return this.fail(one, at);
    one.payments.push({ id: payPalId('', 17), at: at.toISOString(), value: plan.value, currency: plan.currency });
    one.periods += 1;
    one.failedPayments = 0;
    one.nextBillingAt = monthsLater(at, plan.everyMonths).toISOString();
    this.tell('PAYMENT.SALE.COMPLETED', one);
  }

  private fail(one: KeptSubscription, at: Date): void {
    one.failedPayments += 1;
    one.lastFailureAt = at.toISOString();
    one.nextBillingAt = new Date(at.getTime() + 5 * dayMs).toISOString();
    this.tell('BILLING.SUBSCRIPTION.PAYMENT.FAILED', one);
    if (one.failedPayments >= 2) this.move(one, ['ACTIVE'], 'SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED');
  }

  private planOf({ planId }: KeptSubscription): KeptPlan {
    const plan = this.books.plan(planId);
    if (!plan) throw new Error(`The books have no plan ${planId}`);
    return plan;
  }
}
