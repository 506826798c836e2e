import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { type KeptAchievement, listAllAchievements, saveAchievement } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import AchievementsPage from './achievements-page.js';

const week: KeptAchievement = {
  achievementId: '00000000-0000-4000-8000-000000000001',
  name: 'Semana perfecta',
  description: 'Algo aprobado cada día.',
  category: 'constancia',
  rarity: 'raro',
  metric: 'dias',
  window: 'semana',
  threshold: 7,
  coinsCents: 0,
  isSecret: false,
  isActive: true,
  sortOrder: 12,
  version: 3,
};
const saved: KeptAchievement = {
  ...week,
  achievementId: '00000000-0000-4000-8000-000000000002',
  name: '1000 ahorradas',
  category: 'ahorro',
  metric: 'ahorro',
  window: 'siempre',
  threshold: 100_000,
  coinsCents: 500,
  isSecret: true,
  isActive: false,
};
const at = '/admin/achievements';
const edited = `${at}?edit=${week.achievementId}`;

test('an achievement is changed where it stands; what it takes is said, and cannot be typed', async () => {
  const api = new FakeApi()
    .answer(listAllAchievements, () => ({ achievements: [week, saved] }))
    .answer(saveAchievement, () => ({ version: 4 }));
  const { where } = renderWithKit(<AchievementsPage />, { api, at, path: at });
  await screen.findByText('Semana perfecta');
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim()),
    ),
  ).toEqual([
    [
      'Semana perfecta',
      'Constancia · Raro',
      '7 días con algo aprobado en una semana',
      'Solo la medalla',
      'No',
      '12',
      'Sí',
      'Editar',
    ],
    ['1000 ahorradas', 'Ahorro · Raro', '1000 monedas juntas', '5 monedas', 'Sí', '12', 'No', 'Editar'],
  ]);
  fireEvent.click(screen.getByLabelText('Editar «Semana perfecta»'));
  expect(where()).toBe(edited);
  const name = screen.getByLabelText('Nombre', { selector: 'input' });
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Escribe el nombre.');
  fireEvent.change(name, { target: { value: 'Semana redonda' } });
  fireEvent.change(screen.getByLabelText('Monedas', { selector: 'input', exact: false }), { target: { value: '4' } });
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe(at));
  expect(api.asked.find(({ subject }) => subject === saveAchievement.subject)?.input).toEqual({
    achievementId: week.achievementId,
    version: 3,
    name: 'Semana redonda',
    description: 'Algo aprobado cada día.',
    coinsCents: 400,
    sortOrder: 12,
    isSecret: false,
    isActive: true,
  });
}, 60_000);

test('what somebody else saved meanwhile is not overwritten, and it says so', async () => {
  const api = new FakeApi()
    .answer(listAllAchievements, () => ({ achievements: [week] }))
    .answer(saveAchievement, () => {
      throw new ApiError({ code: 'changed_before' });
    });
  const { where } = renderWithKit(<AchievementsPage />, { api, at: edited, path: at });
  fireEvent.click(await screen.findByLabelText('Secreto', { selector: 'input, button', exact: false }));
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(api.asked.some(({ subject }) => subject === saveAchievement.subject)).toBe(true));
  expect(where()).toBe(edited);
}, 60_000);
