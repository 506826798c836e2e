import { afterAll, beforeAll, expect, test } from '@jest/globals';

import { listInvoices, openInvoice } from '@alcancia/contracts/billing';
import { aHome, anAdult } from '@alcancia/testing';

import { aSystem, type TestSystem } from '../test/a-system.js';
import { anInvoiceOf } from '../test/rows-of.js';

let system: TestSystem;
beforeAll(async () => {
  system = await aSystem();
});
afterAll(() => system.close());

test('an invoice is downloaded as PDF by who paid it, and found by nobody else', async () => {
  const home = await aHome(system);
  const invoiceId = await anInvoiceOf(system, home.childId);
  const { invoices, nextCursor } = await system.want(listInvoices, {}, home.asAdult);
  expect(invoices.map((one) => one.invoiceId)).toEqual([invoiceId]);
  expect(nextCursor).toBeNull();

  const { address } = await system.want(openInvoice, { invoiceId }, home.asAdult);
  const answer = await fetch(new URL(address, system.address));
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toContain('application/pdf');
  expect(answer.headers.get('content-disposition')).toContain(`alcancia-factura-${invoices[0]!.number}.pdf`);
  expect(Buffer.from(await answer.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');

  const { token } = await anAdult(system);
  expect((await system.want(listInvoices, {}, { token })).invoices).toEqual([]);
  await expect(system.want(openInvoice, { invoiceId }, { token })).rejects.toThrow('not_found');
});
