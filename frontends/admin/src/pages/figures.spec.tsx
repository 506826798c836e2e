import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { listAssistantTroubles } from '@alcancia/contracts/assistant';
import { listBillingTroubles, readBillingFigures } from '@alcancia/contracts/billing';
import { listFamilyTroubles, readFamilyFigures } from '@alcancia/contracts/family';
import { listIdentityTroubles, readAccountFigures, readIdentityFigures } from '@alcancia/contracts/identity';
import { listMarketingTroubles } from '@alcancia/contracts/marketing';
import { listNotificationsTroubles, readNotificationsFigures } from '@alcancia/contracts/notifications';
import { listSpeechTroubles } from '@alcancia/contracts/speech';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import DashboardPage from './dashboard-page.js';
import DaysPage from './days-page.js';
import TroublesPage from './troubles-page.js';

const asOf = '2026-11-23T09:05:00.000Z';
const quiet = { events: 0, oldestEventMs: 0, retries: 0, deadLetters: 0, mails: 0, failedMails: 0 };
const figure = (total: number, lately: number) => ({ total, lately });

/** Two days, on both of which each figure has happened so often. */
const twice = <Counts extends object>(counts: Counts) => ['2026-11-22', '2026-11-23'].map((day) => ({ day, counts }));

const counting = () =>
  new FakeApi()
    .answer(readAccountFigures, () => ({
      asOf,
      families: figure(1042, 18),
      children: figure(1968, 41),
      adults: figure(1204, 7),
      failedSignIns: figure(12, 3),
    }))
    .answer(readIdentityFigures, () => ({
      asOf,
      days: twice({ families: 20, children: 30, adults: 22, failedSignIns: 2, errors: 0 }),
      now: {},
      waiting: quiet,
    }))
    .answer(readFamilyFigures, () => ({
      asOf,
      days: twice({ completions: 310, redemptions: 4, errors: 2 }),
      now: { activeChildren: 640 },
      waiting: { ...quiet, events: 3, oldestEventMs: 90_000, deadLetters: 1 },
    }))
    .answer(readBillingFigures, () => ({
      asOf,
      days: twice({ subscribed: 2, unsubscribed: 1, failedPayments: 3, errors: 0 }),
      now: { paying: 42, onTrial: 9 },
      waiting: quiet,
    }));

const silent = () => {
  throw new Error('away');
};

test('the panel says what is counted, since when, and leads to each list; a service that is away hides no other', async () => {
  const api = counting().answer(readNotificationsFigures, silent);
  renderWithKit(<DashboardPage />, { api });
  await screen.findByText('Familias que pagan');
  for (const said of ['1968', '+18 en 7 días', '640', 'en 7 días · hoy: 310', '9 más en días de prueba'])
    await screen.findByText(said);
  // 4 of 40 families began to pay; 2 of the 40 that paid have stopped.
  screen.getByText('10 %');
  screen.getByText('4 empezaron a pagar · 40 familias nuevas, en 30 días');
  screen.getByText('5 %');
  screen.getByText('2 dejaron de pagar, de 40, en 30 días');
  const services = within(screen.getByRole('table'));
  await services.findByText('hoy: 2 · en 7 días: 4');
  services.getByText('3 · el más viejo, 2 min');
  await waitFor(() => expect(services.getAllByText('No contesta')).toHaveLength(5));
  expect(screen.getAllByText(/^Contado a las \d\d:\d\d$/)).toHaveLength(3);
  const ways = new Set(screen.getAllByRole('link').map((link) => link.getAttribute('href')));
  expect([...ways].toSorted()).toEqual(['/admin', '/admin/days', '/admin/troubles']);
}, 60_000);

test('days stand newest first, with a dash for what a silent service counts; it is named', async () => {
  const api = counting().answer(readNotificationsFigures, silent);
  renderWithKit(<DaysPage />, { api });
  await screen.findByText('No contesta: Avisos. Sus cifras faltan en la tabla.');
  const rows = () =>
    screen.getAllByRole('row').map((row) =>
      within(row)
        .queryAllByRole('cell')
        .map((cell) => cell.textContent),
    );
  await waitFor(() =>
    expect(rows()[1]).toEqual(['23 nov', '20', '30', '22', '2', '310', '4', '2', '1', '3', '—', '2']),
  );
  fireEvent.click(screen.getByLabelText('90 días'));
  await waitFor(() => expect(api.asked.at(-1)?.input).toEqual({ days: '90' }));
}, 60_000);

test('what the services could not do is listed, with whose it is', async () => {
  const nothing = () => ({ deadLetters: [], mails: [] });
  const api = new FakeApi()
    .answer(listIdentityTroubles, () => ({
      deadLetters: [],
      mails: [
        {
          id: '00000000-0000-7000-8000-000000000002',
          template: 'confirm_account',
          tries: 4,
          since: asOf,
          nextTryAt: asOf,
        },
      ],
    }))
    .answer(listFamilyTroubles, () => ({
      deadLetters: [
        {
          eventId: '00000000-0000-7000-8000-000000000001',
          handler: 'KnowChild',
          subject: 'events.identity.child-changed.v1',
          reason: 'a statement failed 23503',
          at: asOf,
        },
      ],
      mails: [],
    }))
    .answer(listAssistantTroubles, nothing)
    .answer(listBillingTroubles, nothing)
    .answer(listMarketingTroubles, nothing)
    .answer(listSpeechTroubles, nothing)
    .answer(listNotificationsTroubles, silent);
  renderWithKit(<TroublesPage />, { api });
  await screen.findByText('No contesta: Avisos.');
  const letters = within(await screen.findByRole('region', { name: 'Eventos sin procesar' }));
  for (const said of ['Familias', 'KnowChild', 'a statement failed 23503']) await letters.findByText(said);
  const mails = within(screen.getByRole('region', { name: 'Correos que no salieron' }));
  expect(
    mails
      .getAllByRole('cell')
      .map((cell) => cell.textContent)
      .slice(0, 3),
  ).toEqual(['Cuentas', 'confirm_account', '4']);
}, 60_000);
