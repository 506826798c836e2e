import { listInvoices, openInvoice } from '@alcancia/contracts/billing';
import { readPages, useWrite } from '@alcancia/web-kit';

export const ownInvoices = readPages(listInvoices, {});
export const useOpenInvoice = () => useWrite(openInvoice);
