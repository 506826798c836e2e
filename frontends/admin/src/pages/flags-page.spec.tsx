import { expect, test } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';

import { listFlags, switchFlag } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import FlagsPage from './flags-page.js';

const rewards = {
  feature: 'rewards_section_enabled' as const,
  isOn: true,
  changedAt: null,
  changedByEmail: null,
};
const never = { ...rewards, feature: 'mettybot_widget_enabled' as const };

const theSwitch = () => screen.findByLabelText('Sección de recompensas');

test('a section is switched only after the question, and for everybody', async () => {
  const api = new FakeApi().answer(listFlags, () => ({ flags: [rewards, never] })).answer(switchFlag, () => ({}));
  renderWithKit(<FlagsPage />, { api, at: '/admin/flags', path: '/admin/flags' });
  const asked = () => api.asked.filter(({ subject }) => subject === switchFlag.subject);

  fireEvent.click(await theSwitch());
  await screen.findByText('¿Apagar «Sección de recompensas»?');
  expect(screen.getByText('Se oculta para todas las familias.')).toBeTruthy();
  expect(asked()).toEqual([]);

  fireEvent.click(screen.getByText('Apagar'));
  await screen.findByText('Sección de recompensas: apagado');
  expect(asked().map(({ input }) => input)).toEqual([{ feature: 'rewards_section_enabled', isOn: false }]);
}, 60_000);

test('who switched it last stands beside it, also when the account is gone', async () => {
  const changedAt = '2026-11-20T10:00:00.000Z';
  const api = new FakeApi().answer(listFlags, () => ({
    flags: [
      { ...rewards, isOn: false, changedAt, changedByEmail: 'ana@alcancia.example' },
      { ...never, changedAt },
    ],
  }));
  renderWithKit(<FlagsPage />, { api, at: '/admin/flags', path: '/admin/flags' });
  expect((await theSwitch()).getAttribute('aria-checked')).toBe('false');
  expect(screen.getByText(/^ana@alcancia\.example · /)).toBeTruthy();
  expect(screen.getByText(/^Cuenta borrada · /)).toBeTruthy();
}, 60_000);

test('what somebody else switched meanwhile is told, not switched back', async () => {
  const api = new FakeApi()
    .answer(listFlags, () => ({ flags: [rewards] }))
    .answer(switchFlag, () => {
      throw new ApiError({ code: 'changed_before' });
    });
  renderWithKit(<FlagsPage />, { api, at: '/admin/flags', path: '/admin/flags' });
  fireEvent.click(await theSwitch());
  fireEvent.click(await screen.findByText('Apagar'));
  expect(await screen.findByText('Alguien lo cambió antes', { exact: false })).toBeTruthy();
}, 60_000);
