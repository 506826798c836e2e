import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { createGoal, listActivities } from '@alcancia/contracts/family';
import { choosePlanPlaces, listChildren, readChild, readPlanPlaces } from '@alcancia/contracts/identity';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeActivity, makeChild } from '../testing/family.js';
import ActivitiesPage from './activities-page.js';
import ChildPage from './child-page.js';
import ChildrenPage from './children-page.js';
import GoalsPage from './goals-page.js';

const limits = { planName: 'Gratis', maxChildren: 2, maxGuardians: 1, maxDevices: 3 };
const mateo = makeChild();
const sofia = makeChild({ id: idOf(2), displayName: 'Sofía' });
const nico = makeChild({ id: idOf(3), displayName: 'Nico', isBeyondPlan: true });
const adult = (n: number, displayName: string, isBeyondPlan: boolean) => ({ id: idOf(n), displayName, isBeyondPlan });

/** A family of three children and two guardians on a plan for two and one. */
const aLargeFamily = () =>
  familyApi(mateo, sofia, nico)
    .answer(listChildren, () => ({ children: [mateo, sofia, nico], limits, owned: 3 }))
    .answer(readPlanPlaces, () => ({
      limits,
      children: [mateo, sofia, nico].map(({ id, displayName, avatar, palette, isBeyondPlan = false }) => ({
        id,
        displayName,
        avatar,
        palette,
        isBeyondPlan,
      })),
      guardians: [adult(11, 'Abuela', false), adult(12, 'Tío Beto', true)],
    }));

const short = 'Tu plan Gratis es para 2 niños. Fuera del plan: Nico.';

describe('a family that is larger than its plan', () => {
  it('reads who is beyond it, and picks who stays', async () => {
    const api = aLargeFamily().answer(choosePlanPlaces, () => ({}));
    const { user, where } = renderWithKit(<ChildrenPage />, { api, at: '/children' });
    const strip = within(await screen.findByRole('region', { name: 'Lugares de tu plan' }));
    expect(strip.getByText(short)).toBeTruthy();
    expect(strip.getByText('Tu plan Gratis es para 1 tutor invitado. Por ahora solo miran: Tío Beto.')).toBeTruthy();
    expect(strip.getByRole('link', { name: 'Ver los planes' }).getAttribute('href')).toBe('/pricing');
    expect(screen.getAllByText('Fuera del plan')).toHaveLength(1);
    expect(screen.queryByText(/llega hasta/)).toBeNull();

    await user.click(strip.getByRole('button', { name: 'Elegir quién sigue' }));
    expect(where()).toBe('/children?places=1');
    const form = within(await screen.findByRole('dialog', { name: '¿Quién sigue en tu plan?' }));
    const box = (name: string) => form.getByRole('checkbox', { name });
    expect(['Mateo', 'Sofía', 'Nico', 'Abuela', 'Tío Beto'].filter((name) => box(name).matches(':checked'))).toEqual([
      'Mateo',
      'Sofía',
      'Abuela',
    ]);
    await user.click(box('Nico'));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    expect(form.getByText('Elige hasta 2 niños.')).toBeTruthy();
    expect(askedOf(api, choosePlanPlaces)).toEqual([]);

    await user.click(box('Mateo'));
    await user.click(form.getByRole('button', { name: 'Guardar' }));
    await waitFor(() => expect(where()).toBe('/children'));
    expect(askedOf(api, choosePlanPlaces)).toEqual([{ childIds: [idOf(2), idOf(3)], guardianIds: [idOf(11)] }]);
  });

  it('says nothing where everybody has a place', async () => {
    renderWithKit(<ChildrenPage />, { api: familyApi(mateo), at: '/children?places=1' });
    await screen.findByText('1 de 2 perfiles de tu plan Gratis.');
    expect(screen.queryByRole('region', { name: 'Lugares de tu plan' })).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['owner', /^Nico está fuera de tu plan/, 1],
    ['guardian', /^Nico está fuera del plan de su familia/, 0],
  ] as const)('says on the page of the child what that means to its %s', async (myRole, said, links) => {
    const child = { ...nico, myRole };
    const api = aLargeFamily().answer(readChild, () => ({ ...child, guardians: [] }));
    renderWithKit(<ChildPage />, { api, at: `/child/${nico.id}`, path: '/child/:childId' });
    const strip = within(await screen.findByRole('region', { name: 'Lugares de tu plan' }));
    expect(strip.getByText(said)).toBeTruthy();
    expect(strip.queryAllByRole('link', { name: 'Elegir en Mis Niños' })).toHaveLength(links);
  });

  it('gets no new activity for a child beyond it, and keeps those that it has', async () => {
    const shared = makeActivity({ childIds: [idOf(1), idOf(3)] });
    const api = aLargeFamily().answer(listActivities, () => ({
      activities: [shared],
      nextCursor: null,
      full: { limit: 50, childIds: [] },
    }));
    const { user } = renderWithKit(<ActivitiesPage />, { api, at: '/activities?new=1' });
    const named = async (title: string) => {
      const form = within(await screen.findByRole('dialog', { name: title }));
      const group = within(form.getByRole('group', { name: 'Para quién' }));
      return group.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.trim());
    };
    expect(await named('Nueva actividad')).toEqual(['Mateo', 'Sofía']);
    await user.click(screen.getByRole('button', { name: 'Cancelar' }));
    await user.click(screen.getAllByRole('button', { name: `Opciones de ${shared.title}` })[0]!);
    await user.click(await screen.findByRole('menuitem', { name: 'Editar' }));
    expect(await named('Editar actividad')).toEqual(['Mateo', 'Sofía', 'Nico']);
  });

  it('gets no new goal for it, either', async () => {
    const api = aLargeFamily();
    renderWithKit(<GoalsPage />, { api, at: '/goals?new=1' });
    const form = within(await screen.findByRole('dialog', { name: 'Nueva meta' }));
    expect(form.getByRole('checkbox', { name: 'Sofía' })).toBeTruthy();
    expect(form.queryByRole('checkbox', { name: 'Nico' })).toBeNull();
    expect(askedOf(api, createGoal)).toEqual([]);
  });
});
