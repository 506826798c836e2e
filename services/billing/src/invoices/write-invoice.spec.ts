import { inflateSync } from 'node:zlib';

import { expect, test } from '@jest/globals';

import type { Invoice } from './invoices.store.js';
import { paymentsIn, taxIn } from './invoice-amounts.policy.js';
import { writeInvoice } from './write-invoice.js';

const invoice: Invoice = {
  invoiceId: '00000000-0000-4000-8000-000000000001',
  adultId: '00000000-0000-4000-8000-000000000002',
  number: '2026-000007',
  year: 2026,
  place: 7,
  issuedAt: new Date('2026-12-10T03:30:00Z'),
  paidAt: new Date('2026-12-09T03:30:00Z'),
  planName: 'Ñandú 🦤 «Más»',
  period: 'annual',
  currency: 'EUR',
  totalCents: 116_000,
  taxCents: 16_000,
  taxName: 'IVA',
  taxRate: 1600,
  issuerName: 'Alcancía, S. A.',
  issuerTaxId: 'X-123',
  issuerAddress: 'Calle Güell 5',
};

/** What a reader of the PDF sees, in the order in which it is written. */
function textIn(pdf: Uint8Array): string {
  const latin = Buffer.from(pdf).toString('latin1');
  const streams = [...latin.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, body = '']) => {
    try {
      return inflateSync(Buffer.from(body, 'latin1')).toString('latin1');
    } catch {
      return '';
    }
  });
  const lines = [...streams.join('\n').matchAll(/\[(.*?)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex')),
  );
  return lines.map((parts) => new TextDecoder('windows-1252').decode(Buffer.concat(parts))).join('\n');
}

test('an invoice says in Spanish who issued it, for what, and how much of it is tax', async () => {
  const pdf = await writeInvoice(invoice);
  expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
  const text = textIn(pdf).replaceAll('\u00A0', ' ');
  for (const said of [
    'alcancía',
    '2026-000007',
    '10 de diciembre de 2026',
    '9 de diciembre de 2026',
    'Alcancía, S. A.',
    'Identificación fiscal: X-123',
    'Calle Güell 5',
    'Plan Ñandú  «Más», un año',
    '1000,00 EUR',
    'IVA (16 %)',
    '160,00 EUR',
    '1160,00 EUR',
  ])
    expect(text).toContain(said);
});

test('a tax identification that is not known is left out', async () => {
  expect(textIn(await writeInvoice({ ...invoice, issuerTaxId: '' }))).not.toContain('Identificación');
});

test.each([
  [11_600, 1600, 1600],
  [9_999, 2100, 1735],
  [100, 0, 0],
])('%d cents with %d hundredths of a percent contain %d of tax', (total, rate, tax) => {
  expect(taxIn(total, rate)).toBe(tax);
});

test('only completed payments in the currency of the plan are invoiced, the oldest first', () => {
  const transaction = (id: string, changes: { status?: string; currency?: string; value?: string; time?: string }) => ({
    id,
    status: changes.status ?? 'COMPLETED',
    time: changes.time ?? '2026-12-09T03:30:00Z',
    amount_with_breakdown: {
      gross_amount: { currency_code: changes.currency ?? 'MXN', value: changes.value ?? '49.90' },
    },
  });
  const found = paymentsIn(
    [
      transaction('second', { time: '2027-01-09T03:30:00Z' }),
      transaction('first', {}),
      transaction('pending', { status: 'PENDING' }),
      transaction('free', { value: '0.0' }),
      transaction('other', { currency: 'USD' }),
      transaction('undated', { time: 'yesterday' }),
    ],
    'MXN',
  );
  expect(found.map(({ transactionId, totalCents }) => [transactionId, totalCents])).toEqual([
    ['first', 4990],
    ['second', 4990],
  ]);
});
