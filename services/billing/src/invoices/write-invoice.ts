import Pdf from 'pdfkit';

import { words } from '../words/invoices.js';
import type { Invoice } from './invoices.store.js';

const ink = '#122E2B';
const agave = '#0E5049';
const [left, right] = [56, 539];
const dates = new Intl.DateTimeFormat('es', { dateStyle: 'long', timeZone: 'UTC' });
const percents = new Intl.NumberFormat('es', { style: 'percent', maximumFractionDigits: 2 });

/** What the fonts that every reader of PDF has can write: Spanish and the euro, no pictographs. */
const writable = (text: string): string => text.replaceAll(/[^\n\u0020-\u007E\u00A0-\u00FF\u20AC]/gu, '').trim();

/** The invoice as PDF, one page. Written twice it says the same. */
export async function writeInvoice(invoice: Invoice): Promise<Uint8Array> {
  const { number, issuedAt, paidAt, planName, period, currency, totalCents, taxCents, taxName, taxRate } = invoice;
  const money = new Intl.NumberFormat('es', { style: 'currency', currency, currencyDisplay: 'code' });
  const amount = (cents: number): string => money.format(cents / 100);
  const pdf = new Pdf({
    size: 'A4',
    margin: left,
    lang: 'es',
    info: { Title: words.subject(number), CreationDate: issuedAt, ModDate: issuedAt },
  });
  const parts: Uint8Array[] = [];
  pdf.on('data', (part: Uint8Array) => void parts.push(part));
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    pdf.on('end', () => resolve(Buffer.concat(parts)));
    pdf.on('error', reject);
  });

  pdf.font('Helvetica-Bold').fontSize(26).fillColor(agave).text('alcancía', left, 56);
  pdf.fontSize(20).fillColor(ink).text(words.title, left, 110);
  const row = (name: string, value: string, y: number, font = 'Helvetica'): void => {
    pdf.font(font).fontSize(11).fillColor(ink);
    pdf.text(name, left, y, { width: 300 });
    pdf.text(value, left, y, { width: right - left, align: 'right' });
  };
  row(words.number, number, 146);
  row(words.issued, dates.format(issuedAt), 164);
  row(words.paid, dates.format(paidAt), 182);

  const { issuerName, issuerTaxId, issuerAddress } = invoice;
  const issuer = [issuerName, issuerTaxId === '' ? '' : `${words.taxId}: ${issuerTaxId}`, issuerAddress];
  pdf.font('Helvetica').fontSize(11);
  pdf.text(writable(issuer.filter((part) => part !== '').join('\n')), left, 216, { width: right - left });

  const top = 300;
  const line = (y: number): void => void pdf.moveTo(left, y).lineTo(right, y).strokeColor('#C9D5CE').stroke();
  line(top);
  row(writable(words.what(planName, period)), amount(totalCents), top + 14);
  line(top + 38);
  row(words.net, amount(totalCents - taxCents), top + 52);
  row(writable(words.tax(taxName, percents.format(taxRate / 10_000))), amount(taxCents), top + 70);
  line(top + 92);
  row(words.total, amount(totalCents), top + 106, 'Helvetica-Bold');
  pdf
    .font('Helvetica')
    .fillColor(ink)
    .text(words.by, left, top + 150);
  pdf.text(words.thanks, left, top + 168);
  pdf.end();
  return whole;
}
