import type { PayPalTransaction } from '../paypal/paypal-answers.policy.js';

/** A payment that is to be invoiced. */
export interface Payment {
  readonly transactionId: string;
  readonly totalCents: number;
  readonly paidAt: Date;
}

/** A payment that goes back, whole or in part. */
export interface Refund {
  /** By which the payment service knows it. */
  readonly id: string;
  /** Its id of the payment. */
  readonly saleId: string;
  readonly cents: number;
}

/** The payments among what PayPal lists: what was completed, cost something and is in the currency of the plan. */
export function paymentsIn(transactions: readonly PayPalTransaction[], currency: string): Payment[] {
  return transactions
    .filter(({ status, amount_with_breakdown: { gross_amount: gross } }) => {
      return status === 'COMPLETED' && gross.currency_code === currency;
    })
    .map(({ id, time, amount_with_breakdown: { gross_amount: gross } }) => ({
      transactionId: id,
      totalCents: Math.round(Number(gross.value) * 100),
      paidAt: new Date(time),
    }))
    .filter(({ totalCents, paidAt }) => totalCents > 0 && !Number.isNaN(paidAt.getTime()))
    .toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());
}

/** The tax that a price contains, in cents; the rate in hundredths of a percent. */
export const taxIn = (totalCents: number, rate: number): number =>
  totalCents - Math.round((totalCents * 10_000) / (10_000 + rate));

export const numberOf = ({ year, place }: { readonly year: number; readonly place: number }): string =>
  `${year}-${String(place).padStart(6, '0')}`;
