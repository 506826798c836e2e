import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import { createGoal, listActivities, listGoals, setGoalArchived, updateGoal } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeActivity, makeChild, makeGoal } from '../testing/family.js';
import GoalsPage from './goals-page.js';

const page = async (at = '/goals') => {
  const api = familyApi(makeChild())
    .answer(listGoals, () => ({ goals: [makeGoal()], nextCursor: null }))
    .answer(listActivities, () => ({ activities: [makeActivity()], nextCursor: null }));
  const view = renderWithKit(<GoalsPage />, { api, at });
  await screen.findByRole('heading', { name: 'Bicicleta nueva' });
  return view;
};

const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('Metas', () => {
  it('shows how far each child is, with the prize and the next milestone', async () => {
    await page();
    expect(screen.getByText('640 de 1000 Puntos')).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Mateo: 64 %, hitos en 25, 50, 75 y 100 %' })).toBeTruthy();
    expect(screen.getByText('Premio: la bicicleta azul. Próximo hito: 75 %, +10 Monedas.')).toBeTruthy();
  });

  it.each([
    [true, 'Por aprobar'],
    [false, 'Por entregar'],
  ])('says whether a prize that was asked for (%s) waits for a decision or for a hand', async (isAsked, tag) => {
    const goal = makeGoal();
    const progress = goal.progress.map((way) => ({ ...way, percent: 100, state: 'por_entregar' as const, isAsked }));
    const api = familyApi(makeChild()).answer(listGoals, () => ({ goals: [{ ...goal, progress }], nextCursor: null }));
    const { user } = renderWithKit(<GoalsPage />, { api, at: '/goals' });
    await user.click(await screen.findByRole('button', { name: /^Alcanzadas/ }));
    expect((await screen.findByText('640 de 1000 Puntos')).parentElement?.textContent).toContain(tag);
  });

  it('asks for title and prize before it sends anything', async () => {
    const { user, api } = await page('/goals?new=1');
    await user.click(save());
    expect(screen.getByText('Escribe un título.')).toBeTruthy();
    expect(screen.getByText('Escribe el premio.')).toBeTruthy();
    expect(askedOf(api, createGoal)).toHaveLength(0);
  });

  it('sends points, chosen activities, a prize in coins and the bonus of each milestone', async () => {
    const { user, api } = await page('/goals?new=1');
    api.answer(createGoal, () => ({ goalId: idOf(500) }));
    await user.type(screen.getByLabelText('Título'), 'Patines');
    await user.clear(screen.getByLabelText('Puntos'));
    await user.type(screen.getByLabelText('Puntos'), '350');
    await user.click(screen.getByRole('radio', { name: 'Elegir' }));
    await user.click(save());
    expect(screen.getByText('Elige al menos una, o deja «Todas».')).toBeTruthy();
    await user.click(screen.getByRole('checkbox', { name: 'Leer 20 minutos' }));
    await user.click(screen.getByRole('radio', { name: 'Monedas' }));
    await user.clear(screen.getByLabelText('Monedas de premio'));
    await user.type(screen.getByLabelText('Monedas de premio'), '80');
    await user.type(screen.getByLabelText('Al 50 %'), '5');
    await user.click(save());
    await screen.findByText('Meta creada');
    expect(askedOf(api, createGoal)).toEqual([
      {
        title: 'Patines',
        emoji: '🎯',
        childIds: [idOf(1)],
        targetPoints: 350,
        associatedActivities: [idOf(101)],
        dueAt: null,
        prize: { kind: 'monedas', coinsCents: 8000 },
        milestones: [
          { percent: 25, bonusCoinsCents: 0 },
          { percent: 50, bonusCoinsCents: 500 },
          { percent: 75, bonusCoinsCents: 0 },
          { percent: 100, bonusCoinsCents: 0 },
        ],
      },
    ]);
  });

  it('does not offer to change a milestone that was reached', async () => {
    const { user } = await page();
    await user.click(screen.getByRole('button', { name: 'Opciones de Bicicleta nueva' }));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    expect(screen.getByLabelText(/Al 50 %/)).toHaveProperty('disabled', true);
    expect(screen.getByLabelText(/Al 75 %/)).toHaveProperty('disabled', false);
  });

  it('says beside the date that it has passed', async () => {
    const { user, api } = await page();
    api.answer(updateGoal, () => {
      throw new ApiError({ code: 'goal_date_passed' });
    });
    await user.click(screen.getByRole('button', { name: 'Opciones de Bicicleta nueva' }));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    await user.click(save());
    expect(await screen.findByText('Esa fecha ya pasó. Elige otra.')).toBeTruthy();
    expect(askedOf(api, updateGoal)[0]).toMatchObject({ goalId: idOf(201), version: 2 });
  });

  it('archives with a way back', async () => {
    const { user, api } = await page();
    api.answer(setGoalArchived, () => ({ version: 3 }));
    await user.click(screen.getByRole('button', { name: 'Opciones de Bicicleta nueva' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Meta recuperada');
    expect(askedOf(api, setGoalArchived).map(({ isArchived }) => isArchived)).toEqual([true, false]);
  });
});
