import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import type { InvoiceView } from '@alcancia/contracts/billing';
import { Button, SeeMore, toastError } from '@alcancia/web-kit/ui';
import { format } from '@alcancia/web-kit';

import { words } from '../words/invoices.js';
import { ownInvoices, useOpenInvoice } from './invoices.queries.js';
import './invoices.css';

interface InvoicesProps {
  /** Begins the download of an address; a test looks at it instead. */
  readonly go?: (address: string) => void;
}

const leaveFor = (address: string): void => window.location.assign(address);

/** The invoices of who pays, newest first; nothing for who has never paid. */
export function Invoices({ go = leaveFor }: InvoicesProps) {
  const pages = useSuspenseInfiniteQuery(ownInvoices);
  const invoices = pages.data.pages.flatMap((page) => page.invoices);
  if (invoices.length === 0) return null;
  return (
    <section className="card invoices" aria-labelledby="invoices-title">
      <h2 id="invoices-title">{words.title}</h2>
      <p>{words.text}</p>
      <ul>
        {invoices.map((invoice) => (
          <InvoiceRow key={invoice.invoiceId} invoice={invoice} go={go} />
        ))}
      </ul>
      <SeeMore pages={pages} />
    </section>
  );
}

interface InvoiceRowProps extends Required<InvoicesProps> {
  readonly invoice: InvoiceView;
}

function InvoiceRow({ invoice: { invoiceId, number, planName, paidAt, currency, totalCents }, go }: InvoiceRowProps) {
  const open = useOpenInvoice();
  const money = new Intl.NumberFormat('es', { style: 'currency', currency, currencyDisplay: 'code' });
  const download = (): void =>
    open.mutate({ invoiceId }, { onSuccess: ({ address }) => go(address), onError: (refused) => toastError(refused) });
  return (
    <li>
      <div>
        <b>{number}</b>
        <p>{words.line(planName, format.dateOf(paidAt))}</p>
      </div>
      <div className="invoice-paid">
        <span>{money.format(totalCents / 100)}</span>
        <Button kind="line" busy={open.isPending} onClick={download} aria-label={words.downloadOf(number)}>
          {words.download}
        </Button>
      </div>
    </li>
  );
}
