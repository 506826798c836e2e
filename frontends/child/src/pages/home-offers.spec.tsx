import { describe, expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { readChildDashboard } from '@alcancia/contracts/family';

import { aGoal, anOccurrence, aWorld } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';

describe('the egg', () => {
  const level = (totalPoints: number) => ({ ...aWorld().level, level: 1, totalPoints });
  const open = (changes: Parameters<typeof aWorld>[0], as: 'child' | 'adult' = 'child') =>
    openWorld(<HomePage />, { as, api: aServer().answer(readChildDashboard, () => aWorld(changes)) });

  test('is explained until it hatches', async () => {
    const { unmount } = await open({ level: level(149) });
    expect(screen.getByRole('heading', { name: 'Este es tu huevo' })).toBeTruthy();
    expect(screen.getByText('Adentro crece tu compañero. Nace cuando juntes 150 Puntos.')).toBeTruthy();
    expect(screen.getByRole('progressbar', { name: 'Puntos para que nazca' }).getAttribute('aria-valuenow')).toBe('99');
    expect(screen.getByText('149 de 150 Puntos')).toBeTruthy();
    unmount();
    await open({ level: level(150) });
    expect(screen.queryByRole('heading', { name: 'Este es tu huevo' })).toBeNull();
  });

  test('lies beside what to do while the first work waits for an adult', async () => {
    const card = () => screen.queryByRole('heading', { name: '¡Lo hiciste!' });
    const waiting = { level: level(0), todayInReview: 1 };
    const first = await open(waiting);
    expect(card()).toBeTruthy();
    expect(screen.getByText('Dale la tablet a un adulto para que lo vea: que toque «Cambiar Perfil».')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Cambiar Perfil' })).toBeTruthy();
    first.unmount();
    for (const [changes, as] of [
      [{ ...waiting, todayInReview: 0 }, 'child'],
      [{ ...waiting, level: level(10) }, 'child'],
      [waiting, 'adult'],
    ] as const) {
      const { unmount } = await open(changes, as);
      expect(card()).toBeNull();
      unmount();
    }
  });
});

test('what to do for an activity stands step by step on its card', async () => {
  const occurrence = anOccurrence({ steps: ['Elegir un cuento', 'Leerlo en voz alta'] });
  await openWorld(<HomePage />, {
    api: aServer().answer(readChildDashboard, () => aWorld({ occurrences: [occurrence] })),
  });
  const steps = within(screen.getByRole('list', { name: 'Pasos' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual(['Elegir un cuento', 'Leerlo en voz alta']);
});

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
