import type { SqlEntityManager } from '@mikro-orm/sql';
import { Injectable } from '@nestjs/common';

import type { InvoiceView, PlanPeriod } from '@alcancia/contracts/billing';
import type { Work } from '@alcancia/server-kit';

import { numberOf, type Payment, taxIn } from './invoice-amounts.policy.js';
import { Refunds } from './refunds.store.js';

/** For what is paid, and by whom. */
export interface Paid {
  readonly subscriptionId: string;
  readonly adultId: string;
  readonly planName: string;
  readonly period: PlanPeriod;
  readonly currency: string;
}

export interface Invoice extends Omit<InvoiceView, 'issuedAt' | 'paidAt'> {
  readonly adultId: string | null;
  readonly year: number;
  readonly place: number;
  readonly issuedAt: Date;
  readonly paidAt: Date;
  readonly issuerName: string;
  readonly issuerTaxId: string;
  readonly issuerAddress: string;
}

type Row = Omit<Invoice, 'number' | 'totalCents' | 'taxCents' | 'issuedAt' | 'paidAt'> & {
  readonly totalCents: number | string;
  readonly taxCents: number | string;
  readonly issuedAt: Date | string;
  readonly paidAt: Date | string;
};

const select = `select id as "invoiceId", adult_id as "adultId", year, place, plan_name as "planName", period, currency,
  total_cents as "totalCents", tax_cents as "taxCents", tax_name as "taxName", tax_rate as "taxRate",
  issuer_name as "issuerName", issuer_tax_id as "issuerTaxId", issuer_address as "issuerAddress",
  paid_at as "paidAt", issued_at as "issuedAt" from billing.invoices`;

const invoiceOf = (row: Row): Invoice => ({
  ...row,
  number: numberOf(row),
  totalCents: Number(row.totalCents),
  taxCents: Number(row.taxCents),
  issuedAt: new Date(row.issuedAt),
  paidAt: new Date(row.paidAt),
});

/** Invoices: one for each payment, numbered in turn. */
@Injectable()
export class Invoices {
  constructor(private readonly refunds: Refunds) {}

  /** The number of the invoice that the payment gets; null where it has one already. */
  async issue(work: Work, paid: Paid, payment: Payment): Promise<string | null> {
    const { em, now, newId } = work;
    const known = await em.execute<unknown[]>(`select 1 from billing.invoices where transaction_id = ?`, [
      payment.transactionId,
    ]);
    if (known.length > 0) return null;
    const year = now.getUTCFullYear();
    // Whoever numbers takes turns until the transaction ends: what is rolled back gives its number back.
    const [next] = await em.execute<{ place: number }[]>(
      `insert into billing.invoice_numbers as n (year, last_place) values (?, 1)
       on conflict (year) do update set last_place = n.last_place + 1 returning last_place as place`,
      [year],
    );
    const [issuer] = await em.execute<{ tax_rate: number }[]>(`select tax_rate from billing.invoice_issuer`);
    const place = next?.place ?? 1;
    const at = now.toISOString();
    await em.execute(
      `insert into billing.invoices (id, subscription_id, adult_id, year, place, transaction_id, plan_name, period,
         currency, total_cents, tax_cents, tax_name, tax_rate, issuer_name, issuer_tax_id, issuer_address, paid_at, issued_at)
       select ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, i.tax_name, i.tax_rate, i.legal_name, i.tax_id, i.address, ?, ?
       from billing.invoice_issuer i`,
      [
        newId(),
        paid.subscriptionId,
        paid.adultId,
        year,
        place,
        payment.transactionId,
        paid.planName,
        paid.period,
        paid.currency,
        payment.totalCents,
        taxIn(payment.totalCents, issuer?.tax_rate ?? 0),
        payment.paidAt.toISOString(),
        at,
      ],
    );
    await this.refunds.tell(work, payment.transactionId);
    return numberOf({ year, place });
  }

  /** How many a subscription has, and until when its payments are invoiced. */
  async standing(em: SqlEntityManager, subscriptionId: string): Promise<{ count: number; until: Date | null }> {
    const [row] = await em.execute<{ count: number; until: Date | string | null }[]>(
      `select count(*)::int as count, max(paid_at) as until from billing.invoices where subscription_id = ?`,
      [subscriptionId],
    );
    return { count: row?.count ?? 0, until: row?.until ? new Date(row.until) : null };
  }

  /** Those of an adult, newest first, from after a place on; one more than is shown. */
  async listOf(
    em: SqlEntityManager,
    adultId: string,
    after: readonly (string | number)[] | null,
    limit: number,
  ): Promise<Invoice[]> {
    const [year = null, place = null] = after ?? [];
    const rows = await em.execute<Row[]>(
      `${select} where adult_id = ? and (?::int is null or (year, place) < (?::int, ?::int))
       order by year desc, place desc limit ?`,
      [adultId, year, year, place, limit],
    );
    return rows.map(invoiceOf);
  }

  /** Null: there is none, or it is somebody else's. */
  async findOf(em: SqlEntityManager, adultId: string, id: string): Promise<Invoice | null> {
    const [row] = await em.execute<Row[]>(`${select} where id = ? and adult_id = ?`, [id, adultId]);
    return row ? invoiceOf(row) : null;
  }
}
