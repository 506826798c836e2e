import { describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { readChildDashboard } from '@alcancia/contracts/family';

import { aGoal, aWorld } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';

describe('the main goal', () => {
  const { progress } = aGoal();
  test.each([
    ['asked for waits', { state: 'por_entregar', isAsked: true }, undefined, 'Esperando a un adulto'],
    ['approved is to be handed over', { state: 'por_entregar', isAsked: false }, undefined, 'Por entregar'],
    ['refused says why', { state: 'alcanzada' }, 'Mañana, los dos', 'Tu familia te dice: «Mañana, los dos»'],
    ['reached can be redeemed', { state: 'alcanzada' }, null, '¡Meta lograda! Toca para canjearla.'],
  ] as const)('whose prize is %s', async (_, now, comment, said) => {
    const mainGoal = aGoal({ progress: { ...progress, ...now }, ...(comment === undefined ? {} : { comment }) });
    await openWorld(<HomePage />, { api: aServer().answer(readChildDashboard, () => aWorld({ mainGoal })) });
    expect(screen.getByText(said)).toBeTruthy();
  });
});

describe('the reward of the first screen', () => {
  test.each([
    ['can be redeemed', 0, 'Puedes canjear', '¡Ya te alcanza!'],
    ['is one coin away', 100, 'Próxima recompensa', 'Te falta 1 Moneda'],
  ])('that %s says so', async (_, missingCents, kicker, said) => {
    const { nextReward } = aWorld();
    const world = aWorld({ nextReward: nextReward && { ...nextReward, missingCents } });
    await openWorld(<HomePage />, { api: aServer().answer(readChildDashboard, () => world) });
    expect(screen.getByText(kicker)).toBeTruthy();
    expect(screen.getByText(said)).toBeTruthy();
  });
});
