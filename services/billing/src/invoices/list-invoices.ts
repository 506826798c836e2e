import { listInvoices } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import { type Caller, Handles, pageOf, readCursor, type Reading, UseCase } from '@alcancia/server-kit';

import { Invoices } from './invoices.store.js';

/** What somebody has paid, each with its invoice. */
@UseCase()
export class ListInvoices {
  constructor(private readonly invoices: Invoices) {}

  @Handles(listInvoices)
  async execute(
    { adultId }: Caller,
    { cursor, limit }: InputOf<typeof listInvoices>,
    { em }: Reading,
  ): Promise<OutputOf<typeof listInvoices>> {
    const rows = await this.invoices.listOf(em, adultId, readCursor(['int32', 'int32'], cursor), limit + 1);
    const { shown, nextCursor } = pageOf(rows, limit, ({ year, place }) => [year, place]);
    return {
      invoices: shown.map(
        ({
          invoiceId,
          number,
          issuedAt,
          paidAt,
          planName,
          period,
          currency,
          totalCents,
          taxName,
          taxRate,
          taxCents,
        }) => ({
          invoiceId,
          number,
          planName,
          period,
          currency,
          totalCents,
          taxName,
          taxRate,
          taxCents,
          issuedAt: issuedAt.toISOString(),
          paidAt: paidAt.toISOString(),
        }),
      ),
      nextCursor,
    };
  }
}
