import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { listEventLogs } from '@alcancia/contracts/identity';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import EventLogsPage from './event-logs-page.js';

const anEvent = {
  id: '00000000-0000-7000-8000-000000000001',
  email: 'l***@correo.mx',
  errorCode: 'credentials_wrong',
  userAgent: 'Firefox',
  at: '2026-11-23T09:05:00.000Z',
};

test('failed sign-ins are listed, and one e-mail is looked for at the server', async () => {
  const api = new FakeApi().answer(listEventLogs, ({ email }) => ({
    events: [email === undefined ? anEvent : { ...anEvent, email: 'a***@correo.mx' }],
    nextCursor: null,
  }));
  const { user } = renderWithKit(<EventLogsPage />, { api });
  const table = within(await screen.findByRole('table'));
  await table.findByText('l***@correo.mx');
  await table.findByText('Email o contraseña incorrectos');
  await user.type(screen.getByRole('searchbox', { name: 'Buscar por correo' }), 'ana@correo.mx{Enter}');
  await table.findByText('a***@correo.mx');
  expect(api.asked.map(({ input }) => (input as { email?: string }).email)).toEqual([undefined, 'ana@correo.mx']);
});

test('a log is read from either end and between two days', async () => {
  const api = new FakeApi().answer(listEventLogs, () => ({ events: [anEvent], nextCursor: null }));
  renderWithKit(<EventLogsPage />, { api });
  const asked = () => api.asked.at(-1)?.input as { order?: string; since?: string; before?: string };
  const table = within(await screen.findByRole('table'));
  await table.findByText(anEvent.email);
  fireEvent.click(table.getByText('Cuándo'));
  await waitFor(() => expect(asked()).toMatchObject({ order: 'oldest' }));
  fireEvent.change(screen.getByLabelText('Desde'), { target: { value: '2026-11-02' } });
  fireEvent.change(screen.getByLabelText('Hasta'), { target: { value: '2026-11-03' } });
  const since = new Date('2026-11-02T00:00:00').toISOString();
  const before = new Date('2026-11-04T00:00:00').toISOString();
  await waitFor(() => expect(asked()).toMatchObject({ since, before }));
});

test('a column that nobody wants stays away, also the next time', async () => {
  const api = new FakeApi().answer(listEventLogs, () => ({ events: [anEvent], nextCursor: null }));
  const { unmount } = renderWithKit(<EventLogsPage />, { api });
  const table = within(await screen.findByRole('table'));
  fireEvent.click(screen.getByText('Columnas'));
  fireEvent.click(await screen.findByLabelText('Código'));
  expect(table.queryByText('Código')).toBeNull();
  unmount();
  renderWithKit(<EventLogsPage />, { api });
  const again = within(await screen.findByRole('table'));
  expect([again.queryByText('Código'), again.queryByText('Correo') === null]).toEqual([null, false]);
  // A list that opens costs a simulated browser seconds on a busy machine.
}, 60_000);
