import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { decideAmbassador, listAmbassadors, payAmbassador } from '@alcancia/contracts/marketing';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import type { Ambassador } from '../ambassadors/ambassadors.queries.js';
import AmbassadorsPage from './ambassadors-page.js';

const one: Ambassador = {
  ambassadorId: '00000000-0000-4000-8000-000000000001',
  code: 'ABCD2345',
  status: 'solicitado',
  commissionPercent: 20,
  payoutMethod: 'laura@banco.example',
  appliedAt: '2026-11-01T10:00:00.000Z',
  flaggedVisits: 3,
  funnel: { visits: 40, signUps: 4, trials: 1, subscribed: 2, left: 0 },
  books: [],
  version: 2,
};

let ambassadors: Ambassador[];
let api: FakeApi;
beforeEach(() => {
  ambassadors = [one];
  api = new FakeApi()
    .answer(listAmbassadors, () => ({ ambassadors }))
    .answer(decideAmbassador, () => ({}))
    .answer(payAmbassador, () => ({ payoutId: one.ambassadorId }));
});
const open = () => renderWithKit(<AmbassadorsPage />, { api, at: '/admin/ambassadors', path: '/admin/ambassadors' });
const inputOf = ({ subject }: { readonly subject: string }) =>
  api.asked.find((asked) => asked.subject === subject)?.input;
const form = () => screen.findByRole('dialog', { name: 'Decidir sobre ABCD2345' });
const decide = async () => fireEvent.click(await screen.findByRole('button', { name: 'Decidir sobre ABCD2345' }));

test('who waits is approved with a rate, and what looks made up is said before', async () => {
  open();
  await decide();
  const dialog = within(await form());
  expect(dialog.getByText('Visitas que parecen inventadas, demasiadas de una misma red: 3.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Comisión, en % de cada pago'), { target: { value: '15' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Guardar' }));
  await waitFor(() =>
    expect(inputOf(decideAmbassador)).toEqual({
      ambassadorId: one.ambassadorId,
      version: 2,
      status: 'aprobado',
      commissionPercent: 15,
    }),
  );
});

test('what is ripe is marked as paid once it is confirmed, from the minimum of a currency', async () => {
  const books = [
    { currency: 'MXN', pendingCents: 100, approvedCents: 6_000, paidCents: 0 },
    { currency: 'USD', pendingCents: 0, approvedCents: 4_999, paidCents: 0 },
  ];
  ambassadors = [{ ...one, status: 'aprobado', books }];
  open();
  await decide();
  const pay = within(await form()).getAllByRole('button', { name: /^Marcar como pagado/ });
  expect(pay.map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    'Marcar como pagado: 60,00 MXN',
  ]);
  fireEvent.click(pay[0]!);
  expect(inputOf(payAmbassador)).toBeUndefined();
  fireEvent.click(await screen.findByRole('button', { name: 'Sí, ya está pagado' }));
  await waitFor(() =>
    expect(inputOf(payAmbassador)).toEqual({
      ambassadorId: one.ambassadorId,
      currency: 'MXN',
      amountCents: 6_000,
    }),
  );
});

test('who is suspended can only be approved again, and gets nothing marked as paid', async () => {
  ambassadors = [{ ...one, status: 'suspendido' }];
  open();
  await decide();
  const dialog = within(await form());
  expect(dialog.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual(['Aprobar']);
  expect(dialog.queryByRole('button', { name: /^Marcar/ })).toBeNull();
});
