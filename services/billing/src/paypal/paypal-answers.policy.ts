import { z } from 'zod';

/** What is read of PayPal's answers. Names, addresses and payer ids are left where they are: nobody here needs them. */
const money = z.object({ currency_code: z.string().length(3), value: z.string() });
const links = z.array(z.object({ href: z.string(), rel: z.string() })).default([]);

export const tokenAnswer = z.object({ access_token: z.string().min(1), expires_in: z.number().positive() });
export const madeAnswer = z.object({ id: z.string().min(1) });
export const nothing = z.unknown().transform(() => undefined);

export const plansAnswer = z.object({
  plans: z
    .array(z.object({ id: z.string(), description: z.string().optional(), status: z.string().optional() }))
    .default([]),
});

export const subscriptionStatuses = [
  'APPROVAL_PENDING',
  'APPROVED',
  'ACTIVE',
  'SUSPENDED',
  'CANCELLED',
  'EXPIRED',
] as const;

const cycle = z.object({ tenure_type: z.enum(['TRIAL', 'REGULAR']), cycles_completed: z.int().nonnegative() });

export const subscriptionAnswer = z.object({
  id: z.string().regex(/^I-[A-Z0-9]+$/),
  status: z.enum(subscriptionStatuses),
  plan_id: z.string().optional(),
  custom_id: z.string().optional(),
  billing_info: z
    .object({
      cycle_executions: z.array(cycle).default([]),
      last_payment: z.object({ amount: money, time: z.string() }).optional(),
      next_billing_time: z.string().optional(),
      failed_payments_count: z.int().nonnegative().default(0),
      last_failed_payment: z.object({ time: z.string() }).optional(),
    })
    .optional(),
  links,
});
export type PayPalSubscription = z.output<typeof subscriptionAnswer>;

export const transactionsAnswer = z.object({
  transactions: z
    .array(
      z.object({
        id: z.string(),
        status: z.string(),
        time: z.string(),
        amount_with_breakdown: z.object({ gross_amount: money }),
      }),
    )
    .default([]),
});
export type PayPalTransaction = z.output<typeof transactionsAnswer>['transactions'][number];

export const verificationAnswer = z.object({ verification_status: z.enum(['SUCCESS', 'FAILURE']) });

export const refusalAnswer = z.object({
  name: z.string().max(100).catch('UNKNOWN'),
  debug_id: z.string().max(100).optional().catch(undefined),
  details: z.array(z.object({ issue: z.string().max(100).optional().catch(undefined) })).catch([]),
});

/** Where a person approves, when there is something to approve. */
export const approvalOf = ({ links: all }: Pick<PayPalSubscription, 'links'>): string | undefined =>
  all.find(({ rel }) => rel === 'approve')?.href;
