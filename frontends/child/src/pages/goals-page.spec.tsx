import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { listChildGoals, redeemGoal } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';

import { aGoal } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import GoalsPage from './goals-page.js';

type Progress = ReturnType<typeof aGoal>['progress'];

const inState = (state: Progress['state'], more: Partial<Progress> = {}) =>
  aGoal({ progress: { ...aGoal().progress, points: 1000, percent: 100, state, ...more } });

/** A server with one goal whose prize waits for an adult once it is redeemed. */
function serverWith(first: ReturnType<typeof aGoal>) {
  let goal = first;
  return aServer()
    .answer(listChildGoals, () => ({ goals: [goal], nextCursor: null }))
    .answer(redeemGoal, () => {
      goal = { ...goal, progress: { ...goal.progress, state: 'por_entregar', isAsked: true } };
      return {};
    });
}

const open = (api: ReturnType<typeof serverWith>, as: 'child' | 'adult' = 'child') =>
  openWorld(<GoalsPage />, { api, as, part: '/goals' });

describe('goals', () => {
  test('show the way and what the next milestone brings', async () => {
    const goal = aGoal();
    const milestones = goal.progress.milestones.map((milestone) => ({
      ...milestone,
      bonusCoinsCents: milestone.percent === 75 ? 1_000 : 0,
    }));
    await open(serverWith(aGoal({ progress: { ...goal.progress, milestones } })));
    await screen.findByText('640 de 1000 Puntos');
    expect(screen.getByText('Al llegar al 75 %:').parentElement?.textContent).toContain('+10 Monedas');
    expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
  });

  test('once reached are redeemed after a question, and then wait for an adult', async () => {
    const api = serverWith(inState('alcanzada'));
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Canjear: Bicicleta nueva' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Canjear «Bicicleta nueva»?' }));
    await user.click(dialog.getByRole('button', { name: 'Sí, canjear' }));
    await screen.findByText('Esperando');
    expect(screen.queryByText('Por entregar')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
    expect(screen.getByText('¡Enviado!')).toBeTruthy();
  });

  test('whose prize was approved wait to be handed over', async () => {
    await open(serverWith(inState('por_entregar', { isAsked: false })));
    await screen.findByText('Por entregar');
    expect(screen.queryByText('Esperando')).toBeNull();
  });

  test('whose prize was refused show what the family said, and can be asked for again', async () => {
    await open(serverWith({ ...inState('alcanzada'), comment: 'El sábado vamos juntos' }));
    expect((await screen.findByText('Tu familia te dice:')).parentElement?.textContent).toContain(
      '«El sábado vamos juntos»',
    );
    expect(screen.getByRole('button', { name: /^Canjear/ })).toBeTruthy();
  });

  test('that were redeemed already say so', async () => {
    const api = serverWith(inState('alcanzada')).answer(redeemGoal, () => {
      throw new ApiError({ code: 'goal_already_redeemed' });
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: /^Canjear/ }));
    await user.click(screen.getByRole('button', { name: 'Sí, canjear' }));
    await screen.findByText('Esta meta ya se canjeó');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are only looked at by an adult', async () => {
    await open(serverWith(inState('alcanzada')), 'adult');
    await screen.findByText('¡Meta alcanzada!');
    expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
  });
});
