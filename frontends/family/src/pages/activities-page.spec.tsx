import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import {
  type ActivityView,
  createActivity,
  listActivities,
  readActivity,
  readFamilyDashboard,
  setActivityArchived,
  updateActivity,
} from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeActivity, makeChild } from '../testing/family.js';
import ActivitiesPage from './activities-page.js';

const sofia = makeChild({ id: idOf(2), displayName: 'Sofía', avatar: 'rabbit', age: 7 });

const page = async ({
  at = '/activities',
  activities = [] as ActivityView[],
  family = [makeChild(), sofia],
  full = [] as string[],
} = {}) => {
  const api = familyApi(...family).answer(listActivities, ({ archived }) => ({
    activities: activities.filter(({ isArchived }) => isArchived === (archived === 'yes')),
    nextCursor: null,
    full: { limit: 50, childIds: full },
  }));
  const view = renderWithKit(<ActivitiesPage />, { api, at });
  await screen.findByRole('heading', { name: 'Actividades' });
  return view;
};

const save = () => screen.getByRole('button', { name: 'Guardar' });

describe('Actividades, where no other fits', () => {
  const everyone = 'Mateo y Sofía ya tienen 50 actividades activas cada quien. Pausa o archiva alguna para crear otra.';

  it('says so before a form opens, and opens none by its address either', async () => {
    await page({ at: '/activities?new=1', full: [idOf(1), idOf(2)] });
    await screen.findByText(everyone);
    expect(screen.queryByRole('button', { name: /Crear|Agregar/ })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('is offered for the other children, and to the full one only what it has', async () => {
    const { user } = await page({ activities: [makeActivity()], full: [idOf(1)] });
    await screen.findByText('Mateo ya tiene 50 actividades activas. Pausa o archiva alguna para crear otra.');
    expect(screen.queryByRole('button', { name: 'Agregar actividad para Mateo' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Agregar actividad para Sofía' }));
    const form = within(await screen.findByRole('dialog', { name: 'Nueva actividad' }));
    expect(form.getByRole('checkbox', { name: 'Sofía' })).toHaveProperty('checked', true);
    expect(form.queryByRole('checkbox', { name: 'Mateo' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Cancelar' }));

    await user.click(screen.getByRole('button', { name: 'Opciones de Leer 20 minutos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    const edited = within(await screen.findByRole('dialog', { name: 'Editar actividad' }));
    expect(edited.getByRole('checkbox', { name: 'Mateo' })).toHaveProperty('checked', true);
  });
});

describe('Actividades, the editor', () => {
  it('opens by its address and sends nothing until title and child are there', async () => {
    const { user, api } = await page({ at: '/activities?new=1' });
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(screen.getByText('Escribe un título.')).toBeTruthy();
    expect(screen.getByText('Elige al menos un niño.')).toBeTruthy();
    expect(screen.getByLabelText('Título')).toBe(document.activeElement);
    expect(askedOf(api, createActivity)).toHaveLength(0);
  });

  it('asks for a day where days are chosen', async () => {
    const { user, api } = await page({ at: '/activities?new=1' });
    await user.type(await screen.findByLabelText('Título'), 'Regar');
    await user.click(screen.getByRole('checkbox', { name: 'Sofía' }));
    await user.click(screen.getByRole('radio', { name: 'Días de la semana' }));
    for (const day of ['lunes', 'martes', 'miércoles', 'jueves', 'viernes'])
      await user.click(screen.getByRole('button', { name: day }));
    await user.click(save());
    expect(screen.getByText('Elige al menos un día.')).toBeTruthy();
    expect(askedOf(api, createActivity)).toHaveLength(0);
  });

  it('sends every field, coins in cents and days in order', async () => {
    const { user, api } = await page({ at: '/activities?new=1' });
    api.answer(createActivity, () => ({ activityId: idOf(500) }));
    await user.type(await screen.findByLabelText('Título'), '  Regar las plantas ');
    await user.click(screen.getByRole('button', { name: /Cambiar dibujo/ }));
    await user.click(screen.getByRole('button', { name: '🪴' }));
    await user.click(screen.getByRole('checkbox', { name: 'Sofía' }));
    await user.click(screen.getByRole('checkbox', { name: 'Mateo' }));
    await user.click(screen.getByRole('radio', { name: 'Mascotas' }));
    await user.clear(screen.getByLabelText('Puntos'));
    await user.type(screen.getByLabelText('Puntos'), '15');
    await user.clear(screen.getByLabelText('Monedas'));
    await user.type(screen.getByLabelText('Monedas'), '3');
    await user.click(screen.getByRole('radio', { name: 'Días de la semana' }));
    for (const day of ['lunes', 'martes', 'jueves', 'viernes', 'domingo'])
      await user.click(screen.getByRole('button', { name: day }));
    await user.click(screen.getByRole('radio', { name: 'Noche' }));
    await user.click(screen.getByRole('radio', { name: 'Nota' }));
    await user.type(screen.getByLabelText(/Descripción/), 'Sin mojar el piso');
    await user.click(save());
    await screen.findByText('Actividad creada');
    expect(askedOf(api, createActivity)).toEqual([
      {
        title: 'Regar las plantas',
        description: 'Sin mojar el piso',
        steps: [],
        emoji: '🪴',
        category: 'mascotas',
        points: 15,
        coinsCents: 300,
        evidence: 'nota',
        timeOfDay: 'noche',
        schedule: { mode: 'dias_semana', weekdays: [3, 7] },
        childIds: [idOf(2), idOf(1)],
      },
    ]);
  });

  it('asks before it throws away what was typed', async () => {
    const { user } = await page({ at: '/activities?new=1' });
    await user.type(await screen.findByLabelText('Título'), 'Regar');
    await user.click(screen.getByRole('button', { name: 'Cerrar' }));
    await user.click(screen.getByRole('button', { name: 'Seguir editando' }));
    expect(screen.getByLabelText('Título')).toHaveProperty('value', 'Regar');
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    const asked = screen.getByRole('dialog', { name: '¿Descartar los cambios?' });
    await user.click(within(asked).getByRole('button', { name: 'Descartar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('closes at once while nothing was typed', async () => {
    const { user } = await page({ at: '/activities?new=1' });
    await user.click(await screen.findByRole('button', { name: 'Cancelar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('shows beside the field what the server refused', async () => {
    const { user, api } = await page({ at: `/activities?new=1&child=${idOf(2)}` });
    api.answer(createActivity, () => {
      throw new ApiError({ code: 'invalid_input', fields: [{ field: 'childIds.0', message: 'unknown' }] });
    });
    await user.type(await screen.findByLabelText('Título'), 'Regar');
    await user.click(save());
    expect(await screen.findByText('Revisa a quién va dirigida.')).toBeTruthy();
  });

  it('says that somebody changed it before, and shows what it is now', async () => {
    const { user, api } = await page({ activities: [makeActivity()] });
    api
      .answer(updateActivity, () => {
        throw new ApiError({ code: 'changed_before' });
      })
      .answer(readActivity, () => makeActivity({ title: 'Leer 30 minutos', version: 4 }));
    await user.click(await screen.findByRole('button', { name: 'Opciones de Leer 20 minutos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Editar' }));
    await user.click(save());
    await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.');
    expect(askedOf(api, updateActivity)[0]).toMatchObject({ activityId: idOf(101), version: 3 });
    await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
    expect(await screen.findByDisplayValue('Leer 30 minutos')).toBeTruthy();
  });
});

describe('Actividades, the list', () => {
  it('archives with a way back', async () => {
    const { user, api } = await page({ activities: [makeActivity()] });
    api.answer(setActivityArchived, () => ({ version: 4 }));
    await user.click(await screen.findByRole('button', { name: 'Opciones de Leer 20 minutos' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Actividad recuperada');
    expect(askedOf(api, setActivityArchived)).toEqual([
      { activityId: idOf(101), isArchived: true },
      { activityId: idOf(101), isArchived: false },
    ]);
  });

  it('keeps paused ones apart, with the button that goes on', async () => {
    const { user } = await page({
      activities: [makeActivity(), makeActivity({ id: idOf(102), title: 'Nadar', isActive: false })],
    });
    await screen.findByText('Leer 20 minutos');
    expect(screen.queryByText('Nadar')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'En pausa' }));
    expect(await screen.findByRole('button', { name: 'Reanudar Nadar' })).toBeTruthy();
  });

  it('has a one-off that is done beside the archived ones, and out of the group of who did it', async () => {
    const once = makeActivity({
      title: 'Ordenar el garaje',
      schedule: { mode: 'unica' },
      childIds: [idOf(1), idOf(2)],
    });
    const done = { ...once, doneBy: [idOf(1)] };
    const api = familyApi(makeChild(), sofia).answer(listActivities, () => ({ activities: [done], nextCursor: null }));
    const { user } = renderWithKit(<ActivitiesPage />, { api, at: '/activities' });
    expect(await within(await screen.findByRole('group', { name: 'Sofía' })).findByText(done.title)).toBeTruthy();
    expect(within(screen.getByRole('group', { name: 'Mateo' })).queryByText(done.title)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Archivadas' }));
    expect(await screen.findByText('Hecha')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Opciones de Ordenar el garaje' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Editar', 'Archivar']);
  });

  it.each([
    ['a guardian with the right to look', 'guardian', { ...makeChild().myPermissions, activities: 'view_only' }],
    ['a viewer with every right', 'viewer', makeChild().myPermissions],
  ] as const)('offers nothing to change to %s', async (_, myRole, myPermissions) => {
    await page({
      at: '/activities?new=1',
      family: [makeChild({ myRole, myPermissions })],
      activities: [makeActivity({ canEdit: false })],
    });
    await screen.findByText('Leer 20 minutos');
    expect(screen.getByText(/^Solo puedes ver/)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.queryByRole('button', { name: /Crear|Agregar|Opciones/ })).toBeNull();
  });

  it('says that today is for resting only once that is known', async () => {
    const api = familyApi(makeChild())
      .answer(listActivities, () => ({ activities: [makeActivity()], nextCursor: null }))
      .answer(readFamilyDashboard, () => new Promise(() => undefined));
    renderWithKit(<ActivitiesPage />, { api, at: '/activities' });
    expect(await screen.findByText('1 activa')).toBeTruthy();
    expect(screen.queryByText(/hoy/i)).toBeNull();
  });

  it('starts with the pig and one action', async () => {
    const { user } = await page();
    await screen.findByText('Aún no hay actividades');
    await user.click(screen.getAllByRole('button', { name: 'Crear actividad' }).at(-1) as HTMLElement);
    expect(screen.getByRole('dialog', { name: 'Nueva actividad' })).toBeTruthy();
  });
});
