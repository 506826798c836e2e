import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { type ActivityTemplate, listActivities, listActivityTemplates } from '@alcancia/contracts/family';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { familyApi, idOf, makeChild } from '../testing/family.js';
import ActivitiesPage from './activities-page.js';

const dinner: ActivityTemplate = {
  templateId: idOf(801),
  title: 'Preparar una cena',
  emoji: '🍳',
  category: 'hogar',
  timeOfDay: 'noche',
  points: 40,
  coinsCents: 2_000,
  schedule: { mode: 'dias_semana', weekdays: [5] },
  fromAge: 10,
  toAge: 17,
};
const table: ActivityTemplate = {
  ...dinner,
  templateId: idOf(802),
  title: 'Poner la mesa',
  schedule: { mode: 'dias_semana', weekdays: [2, 4] },
  fromAge: 5,
};

test('a new activity is filled by a template that suits the age', async () => {
  const sofia = makeChild({ id: idOf(2), displayName: 'Sofía', avatar: 'rabbit', age: 7 });
  const api = familyApi(makeChild(), sofia)
    .answer(listActivityTemplates, () => ({ templates: [dinner, table] }))
    .answer(listActivities, () => ({ activities: [], nextCursor: null, full: { limit: 50, childIds: [] } }));
  const { user } = renderWithKit(<ActivitiesPage />, { api, at: `/activities?new=1&child=${sofia.id}` });
  await user.click(await screen.findByRole('button', { name: 'Poner la mesa' }));
  expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Poner la mesa');
  expect(screen.getByLabelText('Monedas')).toHaveProperty('value', '20');
  expect(screen.getByRole('button', { name: 'jueves' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'viernes' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.queryByRole('button', { name: 'Preparar una cena' })).toBeNull();
});
