import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { listEventLogs, readAccountFigures } from '@alcancia/contracts/identity';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import DashboardPage from './dashboard-page.js';
import EventLogsPage from './event-logs-page.js';

const figure = (total: number, lately: number) => ({ total, lately });

test('the panel says how many there are, how many came lately, and leads to the only list', async () => {
  const api = new FakeApi().answer(readAccountFigures, () => ({
    asOf: '2026-11-23T09:05:00.000Z',
    families: figure(1042, 18),
    children: figure(1968, 41),
    adults: figure(1204, 7),
    failedSignIns: figure(12, 3),
  }));
  renderWithKit(<DashboardPage />, { api });
  await screen.findByText('Familias');
  for (const said of ['1968', '+18 en 7 días', '+41 en 7 días', '+3 en 7 días']) screen.getByText(said);
  screen.getByText(/^Contado a las \d\d:\d\d$/);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/admin']);
});

test('failed sign-ins are listed, and one e-mail is looked for at the server', async () => {
  const api = new FakeApi().answer(listEventLogs, ({ email }) => ({
    events: [
      {
        id: '00000000-0000-7000-8000-000000000001',
        email: email === undefined ? 'l***@correo.mx' : 'a***@correo.mx',
        errorCode: 'credentials_wrong',
        userAgent: 'Firefox',
        at: '2026-11-23T09:05:00.000Z',
      },
    ],
    nextCursor: null,
  }));
  const { user } = renderWithKit(<EventLogsPage />, { api });
  const table = within(await screen.findByRole('table'));
  await table.findByText('l***@correo.mx');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por correo' }), 'ana@correo.mx{Enter}');
  await table.findByText('a***@correo.mx');
  expect(api.asked.map(({ input }) => (input as { email?: string }).email)).toEqual([undefined, 'ana@correo.mx']);
});
