import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { type AchievementView, listChildAchievements } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import AchievementsPage from './achievements-page.js';

const about = {
  name: 'Primera meta',
  description: 'Llegaste a una meta.',
  category: 'metas',
  rarity: 'comun',
  metric: 'metas',
  window: 'siempre',
  threshold: 1,
  progress: 1,
  coinsCents: 0,
} as const;
const earned: AchievementView = {
  achievementId: idOf(701),
  about,
  earnedAt: '2026-11-20T12:00:00.000Z',
  isNew: false,
};
const week: AchievementView = {
  achievementId: idOf(702),
  about: { ...about, name: 'Semana perfecta', metric: 'dias', window: 'semana', threshold: 7, progress: 5 },
  earnedAt: null,
  isNew: false,
};
const closed: AchievementView = {
  achievementId: idOf(703),
  about: { ...about, name: '10 ahorradas', metric: 'ahorro', threshold: 1000, progress: null },
  earnedAt: null,
  isNew: false,
};

const none = {
  activities: 'no_access',
  challenges: 'no_access',
  rewards: 'no_access',
  approvals: 'no_access',
} as const;
const mateo = makeChild();
const sofia = makeChild({ id: idOf(2), displayName: 'Sofía' });
const hidden = makeChild({ id: idOf(3), displayName: 'Leo', myRole: 'viewer', myPermissions: none });

const open = (api: ReturnType<typeof familyApi>, at = '/achievements') =>
  renderWithKit(<AchievementsPage />, { api, at, path: '/achievements' });

test('one child after the other: what it has, and how far it is with the rest', async () => {
  const api = familyApi(mateo, sofia, hidden).answer(listChildAchievements, ({ childId }) => ({
    achievements: childId === mateo.id ? [earned, week, closed] : [week],
  }));
  const { user, where } = open(api);
  const has = await screen.findByRole('region', { name: 'Conseguidos' });
  expect(within(has).getByText('Primera meta')).toBeTruthy();
  const ahead = within(screen.getByRole('region', { name: 'En camino' }));
  expect(ahead.getByText('5 de 7')).toBeTruthy();
  expect(ahead.getByText('10 ahorradas').closest('li')?.textContent).not.toMatch(/ de /);
  expect(screen.getByText('1 de 3')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Leo' })).toBeNull();

  await user.click(screen.getByRole('button', { name: 'Sofía' }));
  expect(await screen.findByText(/Sofía aún no tiene ninguno/)).toBeTruthy();
  expect(where()).toBe(`/achievements?child=${sofia.id}`);
  expect(askedOf(api, listChildAchievements)).toEqual([{ childId: mateo.id }, { childId: sofia.id }]);
});

test('a notice opens the child that it is about; of a child that is gone the first one stands', async () => {
  const api = familyApi(mateo, sofia).answer(listChildAchievements, () => ({ achievements: [earned] }));
  open(api, `/achievements?child=${sofia.id}`);
  await screen.findByText('Los tiene todos.');
  expect(askedOf(api, listChildAchievements)).toEqual([{ childId: sofia.id }]);
});

test('without a child there is a way to the first one, and without rights it says so', async () => {
  open(familyApi());
  expect(await screen.findByRole('link', { name: 'Agregar Primer Niño' })).toBeTruthy();
});

test('who may not see any child’s activities reads why nothing is there', async () => {
  open(familyApi(hidden));
  expect(await screen.findByText(/cuyas actividades puedes ver/)).toBeTruthy();
});

test('what could not be loaded can be tried again', async () => {
  const api = familyApi(mateo).answer(listChildAchievements, () => {
    throw new ApiError({ code: 'unavailable' });
  });
  open(api);
  expect(await screen.findByText('No pudimos cargar los logros')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
