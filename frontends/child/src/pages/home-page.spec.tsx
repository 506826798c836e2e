import { describe, expect, jest, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  claimActivity,
  dismissCelebrations,
  type OccurrenceView,
  readChildDashboard,
  withdrawClaim,
} from '@alcancia/contracts/family';
import { leaveProfile, whoAmI } from '@alcancia/contracts/identity';
import { ApiError, makeStale } from '@alcancia/web-kit';
import type { FakeApi } from '@alcancia/web-kit/testing';

import { aCelebration, anOccurrence, aWorld, childHere, ids, linkedChild } from '../../test/examples.js';
import { aServer, openWorld, renderWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';

/** A server on which one activity can be claimed and taken back. */
function serverWith(
  first: Partial<OccurrenceView>,
  celebrations = [aCelebration(), aCelebration({ kind: 'nivel', number: 6 })],
  beforeAnswer: () => Promise<void> = () => Promise.resolve(),
) {
  let occurrence = anOccurrence(first);
  let waiting = celebrations;
  const api = aServer()
    .answer(readChildDashboard, () => aWorld({ occurrences: [occurrence], celebrations: waiting }))
    .answer(claimActivity, async () => {
      await beforeAnswer();
      occurrence = { ...occurrence, state: 'en_revision', canClaim: false, occurrenceId: ids.session };
      return { occurrence };
    })
    .answer(withdrawClaim, () => {
      occurrence = { ...occurrence, state: 'disponible', canClaim: true };
      return {};
    })
    .answer(dismissCelebrations, ({ ids: seen }) => {
      waiting = waiting.filter(({ id }) => !seen.includes(id));
      return {};
    });
  return { api, current: () => occurrence };
}

const askedFor = (api: FakeApi, subject: string) => api.asked.filter((asked) => asked.subject === subject);
const claims = (api: FakeApi) => askedFor(api, claimActivity.subject);

describe('«Hecho»', () => {
  test('goes into review at the first tap and asks once however often it is tapped', async () => {
    const { api, current } = serverWith({});
    const { user } = await openWorld(<HomePage />, { api });
    await user.dblClick(screen.getByRole('button', { name: 'Hecho: Leer 20 minutos' }));
    await screen.findByText('En revisión');
    expect(claims(api)).toHaveLength(1);
    expect(claims(api)[0]?.input).toEqual({
      childId: ids.child,
      activityId: current().activityId,
      dueOn: current().dueOn,
    });
    expect(claims(api)[0]?.headers.get('idempotency-key')).toBeTruthy();
  });

  test('shows that it was heard before the server has answered', async () => {
    let answer: () => void = () => undefined;
    const { api } = serverWith({}, [], () => new Promise<void>((resolve) => (answer = resolve)));
    const { user } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: /^Hecho/ }));
    expect(screen.getByText('En revisión')).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Deshacer/ }).getAttribute('aria-disabled')).toBe('true');
    answer();
    await waitFor(() => expect(screen.getByRole('button', { name: /^Deshacer/ }).ariaDisabled).toBeNull());
  });

  test('comes back when the claim is taken back while in review', async () => {
    const { api } = serverWith({ state: 'en_revision', occurrenceId: ids.session });
    const { user } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: 'Deshacer: Leer 20 minutos' }));
    await screen.findByRole('button', { name: 'Hecho: Leer 20 minutos' });
    expect(askedFor(api, withdrawClaim.subject)[0]?.input).toEqual({ occurrenceId: ids.session });
  });

  test('is taken back once however often that is tapped', async () => {
    const { api } = serverWith({ state: 'en_revision', occurrenceId: ids.session });
    const { user } = await openWorld(<HomePage />, { api });
    await user.dblClick(screen.getByRole('button', { name: 'Deshacer: Leer 20 minutos' }));
    await screen.findByRole('button', { name: 'Hecho: Leer 20 minutos' });
    expect(askedFor(api, withdrawClaim.subject)).toHaveLength(1);
  });

  test('says why it could not be sent and can be tapped again', async () => {
    const { api } = serverWith({});
    api.answer(claimActivity, () => {
      throw new ApiError({ code: 'occurrence_not_today' });
    });
    const { user } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: /^Hecho/ }));
    await screen.findByText('Esta actividad no es de hoy');
    expect(screen.getByRole('button', { name: /^Hecho/ })).toBeTruthy();
  });

  test('asks for a note first where one is wanted, and does not take an empty one', async () => {
    const { api } = serverWith({ evidence: 'nota' });
    const { user } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: /^Hecho/ }));
    const dialog = within(screen.getByRole('dialog'));
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    expect(dialog.getByText('Escribe algo, aunque sea corto.')).toBeTruthy();
    expect(claims(api)).toHaveLength(0);
    await user.type(dialog.getByRole('textbox'), 'Leí dos capítulos');
    await user.click(dialog.getByRole('button', { name: 'Enviar' }));
    await screen.findByText('En revisión');
    expect(claims(api)[0]?.input).toMatchObject({ note: 'Leí dos capítulos' });
  });
});

describe('an activity that was not accepted', () => {
  test('shows the adult’s kind words and can be tried again', async () => {
    const { api } = serverWith({ state: 'rechazada', comment: 'Faltan los lápices. Casi lo tienes.' });
    const { user } = await openWorld(<HomePage />, { api });
    expect(screen.getByText(/Faltan los lápices/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Volver a intentar: Leer 20 minutos' }));
    await screen.findByText('En revisión');
    expect(claims(api)).toHaveLength(1);
  });

  test('after the last try asks to talk with an adult', async () => {
    const { api } = serverWith({ state: 'rechazada', canClaim: false, triesLeft: 0 });
    await openWorld(<HomePage />, { api });
    expect(screen.queryByRole('button', { name: /Volver a intentar/ })).toBeNull();
    expect(screen.getByText('Habla con un adulto y lo ven juntos.')).toBeTruthy();
  });
});

describe('the surprises', () => {
  test('of one visit come in one screen, are told as seen together, and never come again', async () => {
    const { api } = serverWith({});
    const { user, client } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: /Tienes 2 sorpresas/ }));
    const all = within(screen.getByRole('dialog', { name: '¡Mira lo que lograste!' }));
    expect(all.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      '¡Buen trabajo!',
      '¡Nivel 6!',
    ]);
    await user.click(screen.getByRole('button', { name: '¡Qué bien!' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(askedFor(api, dismissCelebrations.subject)).toHaveLength(1));
    expect(askedFor(api, dismissCelebrations.subject)[0]?.input['ids']).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await makeStale(client, ['celebrations']);
    expect(screen.queryByText(/sorpresa/)).toBeNull();
  });

  test('do not come again today even if the server did not hear that they were seen', async () => {
    const { api } = serverWith({}, [aCelebration()]);
    api.answer(dismissCelebrations, () => {
      throw new ApiError({ code: 'internal' });
    });
    const { user, client } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: /Tienes 1 sorpresa/ }));
    await user.click(screen.getByRole('button', { name: '¡Qué bien!' }));
    await makeStale(client, ['celebrations']);
    expect(screen.queryByText(/sorpresa/)).toBeNull();
  });
});

describe('whose world it is', () => {
  test('an adult is told so, may claim for the child, and sees no surprises', async () => {
    const { api } = serverWith({});
    const { user } = await openWorld(<HomePage />, { api, as: 'adult' });
    expect(screen.getByText('Viendo como Mateo')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Volver a mi inicio' }).getAttribute('href')).toBe('/dashboard');
    expect(screen.queryByText(/sorpresa/)).toBeNull();
    expect(screen.queryByRole('button', { name: /Cambiar Perfil/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Hecho/ }));
    await screen.findByText('En revisión');
  });

  test.each([
    ['a guardian with the right to look', 'guardian', { activities: 'view_only' }],
    ['a viewer with every right', 'viewer', {}],
  ] as const)('%s is told so and finds nothing to mark', async (_, myRole, given) => {
    const { api } = serverWith({});
    const myPermissions = { ...linkedChild().myPermissions, ...given };
    await openWorld(<HomePage />, { api, as: 'adult', link: { myRole, myPermissions } });
    expect(screen.getByText('Puedes ver su mundo, pero no marcar nada.')).toBeTruthy();
    expect(screen.getAllByText('Leer 20 minutos').length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: /^(Hecho|Deshacer)/ })).toBeNull();
  });

  test('an adult whose link does not reach this far is told whom to ask', async () => {
    const permissions = { ...linkedChild().myPermissions, activities: 'no_access' as const };
    const api = aServer();
    renderWorld(<HomePage />, { api, as: 'adult', link: { myRole: 'guardian', myPermissions: permissions } });
    expect(await screen.findByText('Esta parte aún no está abierta para ti')).toBeTruthy();
    expect(screen.getByText('Viendo como Mateo')).toBeTruthy();
    expect(screen.getByText('Pide acceso a quien administra la familia.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
    expect(askedFor(api, readChildDashboard.subject)).toHaveLength(0);
  });

  test('a child who strays to another’s address is brought to its own', async () => {
    const { where } = await openWorld(<HomePage />, { at: `/child-dashboard/${ids.adult}` });
    await waitFor(() => expect(where()).toBe(`/child-dashboard/${ids.child}`));
  });

  test('«Cambiar Perfil» leaves the profile and opens the selector', async () => {
    const api = aServer().answer(leaveProfile, () => ({}));
    const { user, where } = await openWorld(<HomePage />, { api });
    await user.click(screen.getByRole('button', { name: /Cambiar Perfil/ }));
    await waitFor(() => expect(where()).toBe('/profile-selector'));
    expect(askedFor(api, leaveProfile.subject)).toHaveLength(1);
  });

  test('what could not be read can be asked for again', async () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    let isUp = false;
    const api = aServer().answer(readChildDashboard, () => {
      if (!isUp) throw new ApiError({ code: 'not_found' });
      return aWorld();
    });
    api.answer(whoAmI, () => childHere());
    const opening = openWorld(<HomePage />, { api });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isUp = true;
    retry.click();
    await opening;
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('¡Hola, Mateo!');
    log.mockRestore();
  });
});

describe('the balance', () => {
  test('is right on the screen after coins have arrived', async () => {
    let availableCents = 23_800;
    const api = aServer().answer(readChildDashboard, () =>
      aWorld({ balance: { points: 0, availableCents, reservedCents: 0, pendingCents: 0 } }),
    );
    const { client } = await openWorld(<HomePage />, { api });
    const plate = screen.getByRole('status', { name: 'Tu saldo' });
    expect(plate.textContent).toBe('238Monedas');
    availableCents = 24_399;
    await makeStale(client, ['wallet']);
    await waitFor(() => expect(plate.textContent).toBe('243Monedas'));
  });
});
