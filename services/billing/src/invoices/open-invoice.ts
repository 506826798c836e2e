import { openInvoice } from '@alcancia/contracts/billing';
import type { InputOf, OutputOf } from '@alcancia/contracts/define';
import {
  type Caller,
  Failure,
  failure,
  Files,
  Handles,
  keyOf,
  notFound,
  type Steps,
  UseCase,
} from '@alcancia/server-kit';

import { invoiceLimits } from './invoice.limits.js';
import { Invoices } from './invoices.store.js';
import { writeInvoice } from './write-invoice.js';

const type = 'application/pdf';

/** 'Descargar': the invoice is written anew each time, under a key of its own that goes with the account. */
@UseCase()
export class OpenInvoice {
  constructor(
    private readonly files: Files,
    private readonly invoices: Invoices,
  ) {}

  @Handles(openInvoice)
  async execute(
    { adultId }: Caller,
    { invoiceId }: InputOf<typeof openInvoice>,
    { em }: Steps,
  ): Promise<OutputOf<typeof openInvoice>> {
    const invoice = await this.invoices.findOf(em, adultId, invoiceId);
    if (!invoice) throw notFound();
    const key = keyOf({ kind: 'adults', id: adultId }, 'invoices', `${invoiceId}.pdf`);
    try {
      await this.files.put(key, await writeInvoice(invoice), type);
      const fileName = `alcancia-factura-${invoice.number}.pdf`;
      return { address: await this.files.addressOf(key, { validMs: invoiceLimits.addressMs, type, fileName }) };
    } catch (error) {
      throw error instanceof Failure && error.kind === 'unavailable' ? failure('files_unavailable') : error;
    }
  }
}
