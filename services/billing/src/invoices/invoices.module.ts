import { Feature, FilesModule } from '@alcancia/server-kit';

import { Invoices } from './invoices.store.js';
import { invoiceTables } from './invoices.personal-data.js';
import { ListInvoices } from './list-invoices.js';
import { OpenInvoice } from './open-invoice.js';
import { Refunds } from './refunds.store.js';

/** What was paid, on paper (G29). */
@Feature({
  imports: [FilesModule],
  useCases: [ListInvoices, OpenInvoice],
  providers: [Invoices, Refunds],
  exports: [Invoices, Refunds],
  keeps: invoiceTables,
})
export class InvoicesModule {}
