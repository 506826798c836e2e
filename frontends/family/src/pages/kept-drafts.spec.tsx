import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { createActivity, createGoal, createReward } from '@alcancia/contracts/family';
import { chooseChild, createChild, whoAmI } from '@alcancia/contracts/identity';
import { FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { familyApi, idOf, makeChild } from '../testing/family.js';
import ActivitiesPage from './activities-page.js';
import ChildrenPage from './children-page.js';
import GoalsPage from './goals-page.js';
import RewardsPage from './rewards-page.js';

beforeEach(() => sessionStorage.clear());

type Form = Awaited<ReturnType<typeof open>>['form'];

const kept = () => Object.keys(sessionStorage);

/** A fresh page of the same tab, on which the adult opens the form. */
async function open(page: ReactNode, opener: RegExp, api = familyApi(makeChild())) {
  cleanup();
  api
    .answer(createActivity, () => ({ activityId: idOf(500) }))
    .answer(createGoal, () => ({ goalId: idOf(500) }))
    .answer(createReward, () => ({ rewardId: idOf(500) }))
    .answer(createChild, () => ({ childId: idOf(500) }))
    .answer(chooseChild, () => ({ childToken: 'opaque', displayName: 'Mateo' }));
  const view = renderWithKit(page, { api, at: '/', browser: new FakeBrowser().signedIn() });
  await waitFor(() => expect(view.session.snapshot().phase).toBe('here'));
  const [button] = await screen.findAllByRole('button', { name: opener });
  if (button) await view.user.click(button);
  return { ...view, form: within(await screen.findByRole('dialog')) };
}

const forms: [what: string, page: ReactNode, opener: RegExp, field: string][] = [
  ['a child', <ChildrenPage key="child" />, /Agregar Niño/, 'Nombre'],
  ['an activity', <ActivitiesPage key="activity" />, /Crear actividad/, 'Título'],
  ['a goal', <GoalsPage key="goal" />, /Crear meta/, 'Título'],
  ['a reward', <RewardsPage key="reward" />, /Crear recompensa/, 'Título'],
];

describe.each(forms)('the form of %s', (_what, page, opener, field) => {
  const value = (form: Form) => form.getByLabelText<HTMLInputElement>(field).value;

  it('has what was typed after the page was left and loaded again, and gives it up when asked', async () => {
    const first = await open(page, opener);
    await first.user.type(first.form.getByLabelText(field), 'Uf');
    const second = await open(page, opener);
    expect(value(second.form)).toBe('Uf');
    expect(second.form.getByText('Aquí sigue lo que habías escrito.')).toBeTruthy();
    await second.user.click(second.form.getByRole('button', { name: 'Descartar' }));
    expect([value(second.form), kept()]).toEqual(['', []]);
    expect(second.form.queryByRole('button', { name: 'Descartar' })).toBeNull();
  });

  it('forgets what was typed when the adult leaves it for good, and when they sign out', async () => {
    const first = await open(page, opener);
    await first.user.type(first.form.getByLabelText(field), 'Uf');
    await first.user.click(first.form.getByRole('button', { name: 'Cancelar' }));
    await first.user.click(await screen.findByRole('button', { name: 'Descartar' }));
    expect(kept()).toEqual([]);
    const second = await open(page, opener);
    await second.user.type(second.form.getByLabelText(field), 'Uf');
    expect(kept()).toHaveLength(1);
    act(() => second.session.forget());
    expect(kept()).toEqual([]);
  });

  it('forgets what was typed when the tablet is handed to a child', async () => {
    const { user, form, session } = await open(page, opener);
    await user.type(form.getByLabelText(field), 'Uf');
    expect(kept()).toHaveLength(1);
    await act(() => session.enterChild({ childId: idOf(1), pin: '2580' }));
    expect(kept()).toEqual([]);
  });

  it('shows nobody else what an adult has typed', async () => {
    const first = await open(page, opener);
    await first.user.type(first.form.getByLabelText(field), 'Uf');
    const { form } = await open(page, opener, ofAnother());
    expect(value(form)).toBe('');
    expect(form.queryByRole('button', { name: 'Descartar' })).toBeNull();
  });
});

/** The same family, looked at by another adult. */
function ofAnother() {
  const another = { id: idOf(802), type: 'adult' as const, displayName: 'Rosa', avatarUrl: null };
  const household = familyApi(makeChild());
  return household.answer(whoAmI, () => ({
    sessionId: idOf(803),
    role: 'adult' as const,
    profile: 'adult' as const,
    active: another,
    adult: null,
    household: null,
    limits: { planName: 'Gratis', maxChildren: 2, maxDevices: 2, maxGuardians: 2 },
  }));
}

it('keeps nothing of what was saved', async () => {
  const { user, form } = await open(<RewardsPage />, /Crear recompensa/);
  await user.type(form.getByLabelText('Título'), 'Ir');
  expect(kept()).toHaveLength(1);
  await user.click(form.getByRole('button', { name: 'Guardar' }));
  await screen.findByText('Recompensa creada');
  expect(kept()).toEqual([]);
});

it('keeps a number that cannot be taken as it was typed', async () => {
  const first = await open(<RewardsPage />, /Crear recompensa/);
  const cost = first.form.getByLabelText('Cuesta, en Monedas');
  await first.user.clear(cost);
  await first.user.type(cost, '2,5');
  const second = await open(<RewardsPage />, /Crear recompensa/);
  expect(second.form.getByLabelText<HTMLInputElement>('Cuesta, en Monedas').value).toBe('2,5');
  await second.user.click(second.form.getByRole('button', { name: 'Guardar' }));
  expect(second.form.getByText('«Cuesta, en Monedas»: usa un número entero, de 1 a 10.000.')).toBeTruthy();
});
