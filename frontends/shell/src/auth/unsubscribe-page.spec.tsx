import { beforeEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { readUnsubscription, unsubscribe } from '@alcancia/contracts/notifications';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import UnsubscribePage from './unsubscribe-page.js';

const token = `00000000-0000-4000-8000-000000000001.weekly_summary.${'a'.repeat(43)}`;

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
const open = (hash = `#${token}`) =>
  renderWithKit(<UnsubscribePage />, { api, at: `/unsubscribe${hash}`, path: '/unsubscribe' });
const stillComes = (isOn: boolean) => api.answer(readUnsubscription, () => ({ type: 'weekly_summary' as const, isOn }));

test('opening the link ends nothing; the button does, says so, and leads back', async () => {
  stillComes(true).answer(unsubscribe, () => ({ type: 'weekly_summary' as const }));
  const { user, where } = open();
  expect(await screen.findByText('Ya no te enviaremos el resumen semanal. Lo demás sigue igual.')).toBeTruthy();
  expect(api.asked.map(({ subject }) => subject)).toEqual([readUnsubscription.subject]);
  await waitFor(() => expect(where()).toBe('/unsubscribe'));
  await user.click(screen.getByRole('button', { name: 'Sí, dejar de recibirlo' }));
  expect(await screen.findByText('Ya no te enviaremos el resumen semanal.')).toBeTruthy();
  expect(api.asked.at(-1)).toMatchObject({ subject: unsubscribe.subject, input: { token } });
  const back = screen.getByRole('link', { name: 'Elegir qué avisos recibo' });
  expect(back.getAttribute('href')).toBe('/settings?tab=notifications');
});

test('what has been ended already is said at once', async () => {
  stillComes(false);
  open();
  expect(await screen.findByRole('heading', { name: 'Listo' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('a link that we did not make, or none, says so', async () => {
  api.answer(readUnsubscription, () => {
    throw new ApiError({ code: 'not_found' });
  });
  open();
  expect(await screen.findByRole('heading', { name: 'Este enlace no es válido' })).toBeTruthy();
});

test('an address without a token asks nobody', async () => {
  open('');
  expect(await screen.findByRole('heading', { name: 'Este enlace no es válido' })).toBeTruthy();
  expect(api.asked).toEqual([]);
});
