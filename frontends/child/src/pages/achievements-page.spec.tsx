import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { type AchievementView, listChildAchievements, seeAchievements } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';

import { aServer, openWorld } from '../../test/open-world.js';
import AchievementsPage from './achievements-page.js';

const idOf = (n: number): string => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`;
const about = {
  name: 'Primera actividad',
  description: 'Tu primera actividad aprobada.',
  category: 'constancia',
  rarity: 'comun',
  metric: 'actividades',
  window: 'siempre',
  threshold: 1,
  progress: 1,
  coinsCents: 0,
} as const;
const earned: AchievementView = {
  achievementId: idOf(1),
  about,
  earnedAt: '2026-11-20T12:00:00.000Z',
  isNew: true,
};
const saved: AchievementView = {
  achievementId: idOf(2),
  about: { ...about, name: '1000 ahorradas', metric: 'ahorro', threshold: 100_000, progress: 64_050 },
  earnedAt: null,
  isNew: false,
};
const secret: AchievementView = { achievementId: idOf(3), about: null, earnedAt: null, isNew: false };

const medals = (achievements: readonly AchievementView[] = [saved, earned, secret]) =>
  aServer()
    .answer(listChildAchievements, () => ({ achievements: [...achievements] }))
    .answer(seeAchievements, () => ({}));
const open = (api = medals(), as: 'child' | 'adult' = 'child') =>
  openWorld(<AchievementsPage />, { api, as, part: '/achievements' });
const cards = async (part: string) =>
  within(await screen.findByRole('region', { name: part }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('a child sees what it has with its day, then what is to come and how far it is; a secret says nothing', async () => {
  await open();
  expect(await cards('Los que ya tienes')).toEqual([
    expect.stringMatching(/^NuevoPrimera actividadTu primera actividad aprobada\.20 de noviembre/),
  ]);
  expect(await cards('Los que vienen')).toEqual([expect.stringContaining('640 de 1000'), '???Secreto']);
  expect(screen.getByText('1 de 3')).toBeTruthy();
});

test('what is new is told as seen once, and stays marked for this visit', async () => {
  const api = medals();
  let hasSeen = false;
  api
    .answer(seeAchievements, () => {
      hasSeen = true;
      return {};
    })
    .answer(listChildAchievements, () => ({ achievements: [{ ...earned, isNew: !hasSeen }, secret] }));
  await open(api);
  await waitFor(() => expect(hasSeen).toBe(true));
  expect(await screen.findByText('Nuevo')).toBeTruthy();
  const told = api.asked.filter(({ subject }) => subject === seeAchievements.subject);
  expect(told.map(({ input }) => input)).toEqual([{ ids: [earned.achievementId] }]);
});

test('an adult who looks on marks nothing as seen', async () => {
  const api = medals([{ ...earned, isNew: false }]);
  await open(api, 'adult');
  expect(await cards('Los que ya tienes')).toHaveLength(1);
  expect(screen.getByText('¡Los tienes todos!')).toBeTruthy();
  expect(api.asked.some(({ subject }) => subject === seeAchievements.subject)).toBe(false);
});

test('before the first one it says what brings it', async () => {
  await open(medals([saved, secret]));
  expect(await screen.findByText('El primero llega cuando te aprueben una actividad.')).toBeTruthy();
});

test('where they cannot be loaded the rest of the world stays', async () => {
  const api = medals().answer(listChildAchievements, () => {
    throw new ApiError({ code: 'unavailable' });
  });
  await open(api);
  expect(await screen.findByText('No pudimos abrir esta parte')).toBeTruthy();
  expect(screen.getByRole('heading', { level: 1, name: 'Logros' })).toBeTruthy();
});
