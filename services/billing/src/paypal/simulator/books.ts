import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

export type Status = 'APPROVAL_PENDING' | 'ACTIVE' | 'SUSPENDED' | 'CANCELLED' | 'EXPIRED';

export interface KeptPlan {
  readonly id: string;
  readonly productId: string;
  readonly name: string;
  readonly description: string;
  readonly currency: string;
  readonly value: string;
  readonly trialDays: number;
  readonly everyMonths: number;
}

interface Revision {
  readonly planId: string;
  readonly token: string;
  readonly requestId: string | undefined;
  readonly returnUrl: string;
  readonly cancelUrl: string;
}

export interface KeptSubscription {
  readonly id: string;
  planId: string;
  readonly customId: string;
  readonly approvalToken: string;
  readonly returnUrl: string;
  readonly cancelUrl: string;
  readonly brandName: string;
  readonly createdAt: string;
  status: Status;
  startedAt: string | null;
  /** Regular periods that have been paid. */
  periods: number;
  nextBillingAt: string | null;
  failedPayments: number;
  lastFailureAt: string | null;
  /** Another plan that somebody may approve. */
  revision?: Revision | null;
  payments: { readonly id: string; readonly at: string; readonly value: string; readonly currency: string }[];
}

export interface KeptWebhook {
  readonly id: string;
  readonly type: string;
  readonly body: string;
  tries: number;
  nextTryAt: number;
}

interface Rows {
  products: string[];
  plans: KeptPlan[];
  subscriptions: KeptSubscription[];
  /** Request id → id of what the first call made. */
  requests: Record<string, string>;
  webhooks: KeptWebhook[];
}

const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
/** As PayPal's look: `I-BW452GLLEP1G`. */
export const payPalId = (prefix: string, length = 12): string =>
  prefix + [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

/** What the simulated PayPal knows. With a file it still knows it after a restart. */
export class Books {
  readonly rows: Rows;

  constructor(private readonly file?: string) {
    this.rows =
      file !== undefined && existsSync(file)
        ? (JSON.parse(readFileSync(file, 'utf8')) as Rows)
        : { products: [], plans: [], subscriptions: [], requests: {}, webhooks: [] };
  }

  keep(): void {
    if (this.file === undefined) return;
    writeFileSync(`${this.file}.new`, JSON.stringify(this.rows), { mode: 0o600 });
    renameSync(`${this.file}.new`, this.file);
  }

  plan(id: string): KeptPlan | undefined {
    return this.rows.plans.find((plan) => plan.id === id);
  }

  subscription(id: string): KeptSubscription | undefined {
    return this.rows.subscriptions.find((one) => one.id === id);
  }

  /** How many subscriptions were ever made for one `custom_id`. */
  everMadeFor(customId: string): number {
    return this.rows.subscriptions.filter((one) => one.customId === customId).length;
  }
}
