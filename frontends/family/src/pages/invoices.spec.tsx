import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { type InvoiceView, listInvoices, openInvoice } from '@alcancia/contracts/billing';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf } from '../testing/family.js';
import { Invoices } from '../pricing/invoices.js';

const invoice = (n: number, more: Partial<InvoiceView> = {}): InvoiceView => ({
  invoiceId: idOf(n),
  number: `2026-00000${n}`,
  issuedAt: '2026-12-09T12:00:00.000Z',
  paidAt: '2026-12-09T12:00:00.000Z',
  planName: 'Familia',
  period: 'annual',
  currency: 'MXN',
  totalCents: 99_000,
  taxName: 'IVA',
  taxRate: 1600,
  taxCents: 13_655,
  ...more,
});

function shown(pages: InvoiceView[][]) {
  const addresses: string[] = [];
  const api = familyApi()
    .answer(listInvoices, ({ cursor }) => {
      const nth = Number(cursor ?? 0);
      return { invoices: pages[nth] ?? [], nextCursor: nth + 1 < pages.length ? String(nth + 1) : null };
    })
    .answer(openInvoice, () => ({ address: '/files/factura.pdf' }));
  return { addresses, ...renderWithKit(<Invoices go={(address) => void addresses.push(address)} />, { api }) };
}

test('each payment is listed, and its invoice opens', async () => {
  const { user, api, addresses } = shown([[invoice(2), invoice(1)]]);
  expect(await screen.findByText('2026-000002')).toBeTruthy();
  expect(screen.getAllByText('Plan Familia · 9 de diciembre de 2026')).toHaveLength(2);
  expect(screen.getAllByText('990,00 MXN')).toHaveLength(2);
  await user.click(screen.getByRole('button', { name: 'Descargar la factura 2026-000002' }));
  expect(askedOf(api, openInvoice)).toEqual([{ invoiceId: idOf(2) }]);
  expect(addresses).toEqual(['/files/factura.pdf']);
});

test('older ones come page by page', async () => {
  const { user } = shown([[invoice(2)], [invoice(1)]]);
  await screen.findByText('2026-000002');
  expect(screen.queryByText('2026-000001')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Ver más' }));
  expect(await screen.findByText('2026-000001')).toBeTruthy();
});

test('a store that does not answer is said', async () => {
  const { user, api, addresses } = shown([[invoice(1)]]);
  api.answer(openInvoice, () => {
    throw new ApiError({ code: 'files_unavailable' });
  });
  await user.click(await screen.findByRole('button', { name: 'Descargar la factura 2026-000001' }));
  expect(await screen.findByText('El almacén de archivos no responde')).toBeTruthy();
  expect(addresses).toEqual([]);
});

test('who has never paid sees nothing', async () => {
  const { container } = shown([[]]);
  await screen.findByText((_, element) => element === container);
  expect(screen.queryByRole('heading', { name: 'Facturas' })).toBeNull();
});
