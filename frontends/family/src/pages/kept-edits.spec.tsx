import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import {
  listActivities,
  listGoals,
  listRewards,
  readActivity,
  readChildDashboard,
  readGoal,
  readReward,
  updateActivity,
  updateGoal,
  updateReward,
} from '@alcancia/contracts/family';
import { readChild, updateChild } from '@alcancia/contracts/identity';
import { ApiError, makeStale } from '@alcancia/web-kit';
import { FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { familyApi, idOf, makeActivity, makeChild, makeGoal, makeReward } from '../testing/family.js';
import ActivitiesPage from './activities-page.js';
import ChildPage from './child-page.js';
import GoalsPage from './goals-page.js';
import RewardsPage from './rewards-page.js';

beforeEach(() => sessionStorage.clear());

const aServer = () =>
  familyApi(makeChild())
    .answer(listActivities, () => ({ activities: [makeActivity()], nextCursor: null }))
    .answer(listGoals, () => ({ goals: [makeGoal()], nextCursor: null }))
    .answer(listRewards, () => ({ rewards: [makeReward()], nextCursor: null }))
    .answer(readActivity, () => makeActivity())
    .answer(readGoal, () => makeGoal())
    .answer(readReward, () => makeReward())
    .answer(readChild, () => ({ ...makeChild(), guardians: [] }))
    .answer(readChildDashboard, () => {
      throw new ApiError({ code: 'not_permitted' });
    });

async function load(page: ReactNode, at: string, path = '/', api = aServer()) {
  cleanup();
  const view = renderWithKit(page, { api, at, path, browser: new FakeBrowser().signedIn() });
  await waitFor(() => expect(view.session.snapshot().phase).toBe('here'));
  return view;
}
const form = async () => within(await screen.findByRole('dialog'));

type Case = readonly [what: string, page: ReactNode, at: string, path: string, menu: RegExp | null, field: string];
const cases: Case[] = [
  ['an activity', <ActivitiesPage key="a" />, '/activities', '/activities', /^Opciones de Leer/, 'Título'],
  ['a goal', <GoalsPage key="g" />, '/goals', '/goals', /^Opciones de Bicicleta/, 'Título'],
  ['a reward', <RewardsPage key="r" />, '/rewards', '/rewards', /^Opciones de Noche/, 'Título'],
  ['a child', <ChildPage key="c" />, `/child/${idOf(1)}`, '/child/:childId', null, 'Nombre'],
];

describe.each(cases)('the form that changes %s', (_what, page, at, path, menu, field) => {
  it('is open again with what was typed once the page was loaded again, and gone once it was given up', async () => {
    const first = await load(page, at, path);
    if (menu) await first.user.click(await screen.findByRole('button', { name: menu }));
    const editor = menu
      ? screen.getByRole('menuitem', { name: 'Editar' })
      : await screen.findByRole('button', { name: 'Editar perfil' });
    await first.user.click(editor);
    await first.user.type((await form()).getByLabelText(field), ' y más');
    const address = first.where();

    const { user, where } = await load(page, address, path);
    const again = await form();
    expect(await again.findByText('Aquí sigue lo que habías escrito.')).toBeTruthy();
    expect(again.getByLabelText<HTMLInputElement>(field).value).toMatch(/ y más$/);
    await user.click(again.getByRole('button', { name: 'Cancelar' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Descartar' })).toHaveLength(2));
    await user.click(screen.getAllByRole('button', { name: 'Descartar' })[1]!);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect([where(), Object.keys(sessionStorage)]).toEqual([at, []]);
  });
});

const changedBefore = (): never => {
  throw new ApiError({ code: 'changed_before' });
};
/** Somebody else has saved all of it meanwhile. */
const afterOthers = () =>
  aServer()
    .answer(updateActivity, changedBefore)
    .answer(updateGoal, changedBefore)
    .answer(updateReward, changedBefore)
    .answer(updateChild, changedBefore);

describe.each(cases)(
  'the form that changes %s, which somebody else has changed before',
  (_what, page, at, path, _, field) => {
    it('says so and keeps what was typed until it is loaded again', async () => {
      const api = afterOthers();
      const id = new Map([
        ['/activities', 101],
        ['/goals', 201],
        ['/rewards', 301],
      ]).get(path);
      const { user } = await load(page, `${at}?edit=${id === undefined ? 1 : idOf(id)}`, path, api);
      const input = async () => (await form()).getByLabelText<HTMLInputElement>(field);
      const before = (await input()).value;
      await user.type(await input(), ' y más');
      api
        .answer(readActivity, () => makeActivity({ version: 9 }))
        .answer(readGoal, () => makeGoal({ version: 9 }))
        .answer(readReward, () => makeReward({ version: 9 }))
        .answer(readChild, () => ({ ...makeChild({ version: 9 }), guardians: [] }));
      await user.click((await form()).getByRole('button', { name: /^Guardar/ }));
      await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.');
      expect((await input()).value).toBe(`${before} y más`);
      await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
      await waitFor(async () => expect((await input()).value).toBe(before));
    });
  },
);

it('a child that somebody changes while its form is open is saved by the version that was opened', async () => {
  const api = afterOthers();
  const { user, client } = await load(<ChildPage />, `/child/${idOf(1)}?edit=1`, '/child/:childId', api);
  const name = (await form()).getByLabelText<HTMLInputElement>('Nombre');
  await user.type(name, ' y más');
  api.answer(readChild, () => ({ ...makeChild({ version: 9, birthMonth: '2012-01' }), guardians: [] }));
  await act(() => makeStale(client, readChild.topics));
  await user.click((await form()).getByRole('button', { name: /^Guardar/ }));
  await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.');
  const sent = api.asked.find(({ subject }) => subject === updateChild.subject)?.input;
  expect(sent).toMatchObject({ version: makeChild().version });
});

it('does not open for somebody who may not change it, and says what could not be read', async () => {
  const closed = aServer().answer(readGoal, () => makeGoal({ canEdit: false }));
  await load(<GoalsPage />, `/goals?edit=${idOf(201)}`, '/goals', closed);
  await screen.findByText('Bicicleta nueva');
  await waitFor(() => expect(closed.asked.some(({ subject }) => subject === readGoal.subject)).toBe(true));
  expect(screen.queryByRole('dialog')).toBeNull();

  const gone = aServer().answer(readGoal, () => {
    throw new ApiError({ code: 'not_found' });
  });
  await load(<GoalsPage />, `/goals?edit=${idOf(202)}`, '/goals', gone);
  await waitFor(() => expect(screen.getByRole('status', { name: 'Avisos' }).textContent).not.toBe(''));
  expect(screen.queryByRole('dialog')).toBeNull();
});
