import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { applyAsAmbassador, readAmbassadorship } from '@alcancia/contracts/marketing';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import type { Ambassador } from '../ambassadors/ambassadors.queries.js';
import AmbassadorsPage from './ambassadors-page.js';

const approved: Ambassador = {
  status: 'aprobado',
  link: 'https://alcancia.example/?ref=ABCD2345',
  commissionPercent: 20,
  payoutMethod: 'laura@banco.example',
  appliedAt: '2026-11-01T10:00:00.000Z',
  funnel: { visits: 12, signUps: 4, trials: 2, subscribed: 1, left: 0 },
  books: [{ currency: 'MXN', pendingCents: 1900, approvedCents: -500, paidCents: 6000 }],
  payouts: [
    {
      payoutId: '00000000-0000-4000-8000-000000000001',
      currency: 'MXN',
      amountCents: 6000,
      paidAt: '2026-11-10T10:00:00.000Z',
    },
  ],
};

let own: Ambassador | null;
let api: FakeApi;
beforeEach(() => {
  own = null;
  api = new FakeApi()
    .answer(readAmbassadorship, () => ({ ambassador: own }))
    .answer(applyAsAmbassador, () => {
      own = { ...approved, status: 'solicitado', link: null };
      return {};
    });
});
const open = () => renderWithKit(<AmbassadorsPage />, { api });
const applied = () =>
  api.asked.filter(({ subject }) => subject === applyAsAmbassador.subject).map(({ input }) => input);

test('whoever asks says where to pay and accepts the rule; from then on the request is in review', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Quiero ser embajador' }));
  expect(screen.getByText('Escribe dónde te pagamos.')).toBeTruthy();
  expect(screen.getByText('Tienes que aceptarlo para seguir.')).toBeTruthy();
  expect(applied()).toEqual([]);
  await user.type(screen.getByLabelText('Dónde te pagamos'), ' laura@banco.example ');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Quiero ser embajador' }));
  await waitFor(() => expect(applied()).toEqual([{ payoutMethod: 'laura@banco.example', hasAcceptedTerms: true }]));
  expect(await screen.findByText('Tu solicitud está en revisión')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Quiero ser embajador' })).toBeNull();
});

test('an ambassador sees the own link, how many came and what it brought, of each currency apart', async () => {
  own = approved;
  open();
  expect(await screen.findByText('https://alcancia.example/?ref=ABCD2345')).toBeTruthy();
  const funnel = within(screen.getByRole('region', { name: 'Quiénes llegan por ti' }));
  expect(funnel.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['12', '4', '2', '1', '0']);
  const books = within(screen.getByRole('region', { name: 'Lo que ganaste' }));
  expect(books.getAllByRole('definition').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '))).toEqual([
    '19,00 MXN',
    '-5,00 MXN',
    '60,00 MXN',
  ]);
  expect(screen.getByText('10 de noviembre de 2026')).toBeTruthy();
});

test.each([
  ['rechazado', 'Esta vez no pudo ser', true],
  ['suspendido', 'Tu lugar de embajador está en pausa', false],
] as const)('%s: it is said, and whether it can be asked for again', async (status, said, mayApply) => {
  own = { ...approved, status, link: null };
  open();
  expect(await screen.findByText(said)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pedirlo otra vez' }) !== null).toBe(mayApply);
});
