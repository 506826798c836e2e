import { BillingCycles } from './billing-cycles.js';
import { approvalAddress, subscriptionBody } from './bodies.js';
import { type Books, type KeptSubscription, payPalId, type Status } from './books.js';

export interface Call {
  readonly method: string;
  readonly url: URL;
  readonly body: unknown;
  readonly requestId: string | undefined;
}

export interface Answer {
  readonly status: number;
  readonly body?: object;
}

export interface Addresses {
  /** Where services ask. */
  readonly address: string;
  /** Where people approve. */
  readonly approveAt: string;
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

const refused = (status: number, name: string, issue: string): Answer => ({
  status,
  body: { name, message: issue, debug_id: payPalId('', 13), details: [{ issue, description: issue }], links: [] },
});
const missing = (issue = 'MISSING_REQUIRED_PARAMETER'): Answer => refused(400, 'INVALID_REQUEST', issue);
const unknown = (): Answer => refused(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID');
const unprocessable = (issue: string): Answer => refused(422, 'UNPROCESSABLE_ENTITY', issue);

const acts: Record<string, readonly [from: readonly Status[], to: Status, type: string]> = {
  cancel: [['ACTIVE', 'SUSPENDED'], 'CANCELLED', 'BILLING.SUBSCRIPTION.CANCELLED'],
  suspend: [['ACTIVE'], 'SUSPENDED', 'BILLING.SUBSCRIPTION.SUSPENDED'],
  activate: [['SUSPENDED'], 'ACTIVE', 'BILLING.SUBSCRIPTION.ACTIVATED'],
};

/** PayPal's catalogue, plans and subscriptions over the books. */
export class RestApi {
  constructor(
    private readonly books: Books,
    private readonly cycles: BillingCycles,
    private readonly now: () => Date,
    private readonly addresses: () => Addresses,
  ) {}

  answer(call: Call): Answer {
    const path = call.url.pathname;
    const of = (method: string, pattern: RegExp) => (call.method === method ? pattern.exec(path) : null);
    if (of('POST', /^\/v1\/catalogs\/products$/)) return this.makeProduct(fieldsOf(call.body));
    if (of('POST', /^\/v1\/billing\/plans$/)) return this.once(call, () => this.makePlan(fieldsOf(call.body)));
    if (of('GET', /^\/v1\/billing\/plans$/)) return this.listPlans(call.url.searchParams);
    if (of('POST', /^\/v1\/billing\/subscriptions$/)) return this.subscribe(call);
    const one = of('GET', /^\/v1\/billing\/subscriptions\/([^/]+)$/);
    if (one) return this.about(one[1], (found) => ({ status: 200, body: this.shown(found) }));
    const paid = of('GET', /^\/v1\/billing\/subscriptions\/([^/]+)\/transactions$/);
    if (paid) return this.about(paid[1], (found) => ({ status: 200, body: { transactions: transactionsOf(found) } }));
    const act = of('POST', /^\/v1\/billing\/subscriptions\/([^/]+)\/(cancel|suspend|activate|revise)$/);
    if (act) return this.about(act[1], (found) => this.act(found, textOf(act[2]), call));
    return refused(404, 'RESOURCE_NOT_FOUND', 'NO_SUCH_ADDRESS');
  }

  shown(one: KeptSubscription) {
    const { address, approveAt } = this.addresses();
    return subscriptionBody(one, this.books, address, approveAt);
  }

  private about(id: string | undefined, then: (found: KeptSubscription) => Answer): Answer {
    const found = this.books.subscription(id ?? '');
    return found ? then(found) : unknown();
  }

  /** The same request id again answers what the first call made, as it is now. */
  private once({ requestId }: Call, make: () => Answer): Answer {
    const { requests, plans } = this.books.rows;
    const made = requestId === undefined ? undefined : requests[requestId];
    if (made !== undefined) {
      const subscription = this.books.subscription(made);
      return {
        status: 200,
        body: subscription ? this.shown(subscription) : { id: plans.find(({ id }) => id === made)?.id },
      };
    }
    const answer = make();
    const id = textOf(fieldsOf(answer.body)['id']);
    if (requestId !== undefined && answer.status === 201) requests[requestId] = id;
    return answer;
  }

  private makeProduct({ id, name }: Fields): Answer {
    if (textOf(name) === '') return missing();
    const { products } = this.books.rows;
    const wanted = textOf(id) || payPalId('PROD-', 17);
    if (products.includes(wanted)) return unprocessable('DUPLICATE_RESOURCE_IDENTIFIER');
    products.push(wanted);
    return { status: 201, body: { id: wanted } };
  }

  private makePlan(body: Fields): Answer {
    const productId = textOf(body['product_id']);
    const cycles = Array.isArray(body['billing_cycles']) ? body['billing_cycles'].map(fieldsOf) : [];
    const trial = cycles.find(({ tenure_type: type }) => type === 'TRIAL');
    const regular = cycles.find(({ tenure_type: type }) => type === 'REGULAR');
    if (!regular || textOf(body['name']) === '') return missing();
    if (!this.books.rows.products.includes(productId)) return unknown();
    const every = fieldsOf(regular['frequency']);
    const price = fieldsOf(fieldsOf(regular['pricing_scheme'])['fixed_price']);
    const months = Number(every['interval_count']) * (every['interval_unit'] === 'YEAR' ? 12 : 1);
    const plan = {
      id: payPalId('P-', 24),
      productId,
      name: textOf(body['name']),
      description: textOf(body['description']),
      currency: textOf(price['currency_code']),
      value: textOf(price['value']),
      trialDays: trial ? Number(fieldsOf(trial['frequency'])['interval_count']) : 0,
      everyMonths: months,
    };
    if (!(Number(plan.value) > 0)) return unprocessable('INVALID_PRICE');
    this.books.rows.plans.push(plan);
    return { status: 201, body: { id: plan.id, product_id: productId, status: 'ACTIVE' } };
  }

  private listPlans(query: URLSearchParams): Answer {
    const size = Math.min(Number(query.get('page_size') ?? 10), 20);
    const from = (Number(query.get('page') ?? 1) - 1) * size;
    const plans = this.books.rows.plans
      .filter(({ productId }) => productId === query.get('product_id'))
      .slice(from, from + size)
      .map(({ id, name, description }) => ({ id, name, description, status: 'ACTIVE' }));
    return { status: 200, body: { plans } };
  }

  private subscribe(call: Call): Answer {
    const { plan_id: planId, custom_id: customId, application_context: context } = fieldsOf(call.body);
    const { return_url: returnUrl, cancel_url: cancelUrl, brand_name: brandName } = fieldsOf(context);
    if (textOf(returnUrl) === '' || textOf(cancelUrl) === '') return missing();
    if (!this.books.plan(textOf(planId))) return unknown();
    return this.once(call, () => {
      const one: KeptSubscription = {
        id: payPalId('I-'),
        planId: textOf(planId),
        customId: textOf(customId),
        approvalToken: payPalId('BA-', 17),
        returnUrl: textOf(returnUrl),
        cancelUrl: textOf(cancelUrl),
        brandName: textOf(brandName),
        createdAt: this.now().toISOString(),
        status: 'APPROVAL_PENDING',
        startedAt: null,
        periods: 0,
        nextBillingAt: null,
        failedPayments: 0,
        lastFailureAt: null,
        payments: [],
      };
      this.books.rows.subscriptions.push(one);
      this.cycles.created(one);
      return { status: 201, body: this.shown(one) };
    });
  }

  private act(one: KeptSubscription, act: string, call: Call): Answer {
    const body = fieldsOf(call.body);
    if (act === 'revise') return this.revise(one, body, call.requestId);
    const [from, to, type] = acts[act] ?? [[], 'EXPIRED', ''];
    if (textOf(body['reason']) === '') return missing();
    return this.cycles.move(one, from, to, type) ? { status: 204 } : unprocessable('SUBSCRIPTION_STATUS_INVALID');
  }

  /** Nothing is another before a person has approved it. */
  private revise(one: KeptSubscription, body: Fields, requestId: string | undefined): Answer {
    const planId = textOf(body['plan_id']);
    const { return_url: returnUrl, cancel_url: cancelUrl } = fieldsOf(body['application_context']);
    if (textOf(returnUrl) === '' || textOf(cancelUrl) === '') return missing();
    const [plan, before] = [this.books.plan(planId), this.books.plan(one.planId)];
    if (!plan || !before) return unknown();
    if (plan.currency !== before.currency) return unprocessable('CURRENCY_MISMATCH');
    if (plan.productId !== before.productId) return unprocessable('PLAN_PRODUCT_NOT_COMPATIBLE');
    if (one.status !== 'ACTIVE') return unprocessable('SUBSCRIPTION_STATUS_INVALID');
    const isRepeated = requestId !== undefined && one.revision?.requestId === requestId;
    if (!isRepeated) {
      const pages = { returnUrl: textOf(returnUrl), cancelUrl: textOf(cancelUrl) };
      one.revision = { planId, token: payPalId('BA-', 17), requestId, ...pages };
    }
    const href = approvalAddress(this.addresses().approveAt, one.revision?.token ?? '');
    return { status: 200, body: { plan_id: planId, links: [{ href, rel: 'approve', method: 'GET' }] } };
  }
}

const transactionsOf = ({ payments }: KeptSubscription) =>
  payments.map(({ id, at, value, currency }) => ({
    id,
    status: 'COMPLETED',
    time: at,
    amount_with_breakdown: { gross_amount: { currency_code: currency, value } },
  }));
