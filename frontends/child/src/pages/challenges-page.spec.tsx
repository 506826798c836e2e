import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { acceptChallenge, listChildChallenges, readChildDashboard } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';

import { aCelebration, aChallenge, aWorld, ids } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import ChallengesPage from './challenges-page.js';
import HomePage from './home-page.js';

type Challenge = ReturnType<typeof aChallenge>;

const inState = (state: Challenge['way']['state'], more: Partial<Challenge> = {}) =>
  aChallenge({ ...more, way: { ...aChallenge().way, state } });

/** A server whose first challenge runs once it is accepted. */
function serverWith(...first: Challenge[]) {
  let challenges = first;
  return aServer()
    .answer(listChildChallenges, () => ({ challenges }))
    .answer(acceptChallenge, () => {
      challenges = challenges.map((one) => ({ ...one, way: { ...one.way, state: 'en_curso' as const } }));
      return {};
    });
}

const open = (api: ReturnType<typeof serverWith>, as: 'child' | 'adult' = 'child') =>
  openWorld(<ChallengesPage />, { api, as, part: '/challenges' });

describe('challenges', () => {
  test('that can be accepted say what is asked and what can be won; one tap starts them', async () => {
    const { user, api } = await open(serverWith(inState('publicado', { description: 'Una cada noche.' })));
    const card = within(await screen.findByRole('article', { name: 'Cinco noches de lectura' }));
    expect(card.getByText('5 actividades')).toBeTruthy();
    expect(card.getByText('Una cada noche.')).toBeTruthy();
    expect(card.getByText(/Insignia «Lector»/)).toBeTruthy();
    expect(card.queryByRole('progressbar')).toBeNull();
    await user.click(card.getByRole('button', { name: '¡Acepto el reto!: Cinco noches de lectura' }));
    await screen.findByText('¡Reto aceptado!');
    await screen.findByRole('heading', { name: 'En curso' });
    expect(screen.queryByRole('button', { name: /Acepto/ })).toBeNull();
    expect(api.asked.filter(({ subject }) => subject === acceptChallenge.subject)).toHaveLength(1);
  });

  test('that run show how far it is, the days left and the steps', async () => {
    await open(serverWith(inState('en_curso')));
    await screen.findByText('3 de 5 actividades');
    expect(screen.getByText('Quedan 3 días')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Avance: Cinco noches de lectura' }).ariaValueNow).toBe('60');
    const steps = within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem');
    expect(steps.map((step) => [step.textContent, step.getAttribute('aria-current')])).toEqual([
      ['Noche 1 (hecho)', null],
      ['2Noche 2', 'step'],
      ['3Noche 3', null],
    ]);
  });

  test('among siblings say for whom they wait, and then how far each is', async () => {
    const sofia = { ...aChallenge().way, childId: ids.adult, childName: 'Sofía', state: 'publicado' as const };
    const waiting = await open(serverWith(inState('aceptado', { mode: 'entre_hermanos', others: [sofia] })));
    await screen.findByText('Empieza cuando acepte Sofía');
    waiting.unmount();
    const there = { ...sofia, state: 'en_curso' as const, progress: 2 };
    await open(serverWith(inState('en_curso', { mode: 'entre_hermanos', others: [there] })));
    expect(await screen.findByText('Sofía: 2 de 5 actividades')).toBeTruthy();
  });

  test('that were won are praised, and those that were not cost nothing', async () => {
    await open(serverWith(inState('superado'), inState('no_superado', { title: 'Puzle' })));
    await screen.findByRole('heading', { name: '¡Reto superado!' });
    const missed = within(screen.getByRole('article', { name: 'Puzle' }));
    expect(missed.getByText('Llegaste a 3 de 5 actividades. ¡Buen intento! No pierdes nada.')).toBeTruthy();
  });

  test('that cannot be accepted say why', async () => {
    const api = serverWith(inState('publicado')).answer(acceptChallenge, () => {
      throw new ApiError({ code: 'challenge_limit_reached', details: { limit: 3 } });
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: /Acepto/ }));
    expect(await screen.findByText('Ya tienes 3 retos en marcha')).toBeTruthy();
  });

  test('are only looked at by an adult', async () => {
    await open(serverWith(inState('publicado')), 'adult');
    await screen.findByText('Cinco noches de lectura');
    expect(screen.queryByRole('button', { name: /Acepto/ })).toBeNull();
  });

  test('where there are none a child reads whom to ask', async () => {
    await open(serverWith());
    expect(await screen.findByText('Pide a un adulto que cree uno contigo.')).toBeTruthy();
  });
});

test('a challenge that was won is celebrated on the first screen, which has the way to them', async () => {
  const celebrations = [aCelebration({ kind: 'meta', title: 'Leer', isChallenge: true })];
  const api = aServer().answer(readChildDashboard, () => aWorld({ celebrations }));
  const { user } = await openWorld(<HomePage />, { api });
  expect(screen.getByRole('link', { name: 'Retos' }).getAttribute('href')).toMatch(/\/challenges$/);
  await user.click(await screen.findByRole('button', { name: /Tienes 1 sorpresa/ }));
  expect(await screen.findByText('¡Reto superado!')).toBeTruthy();
  expect(screen.getByText('Lograste «Leer».')).toBeTruthy();
});
