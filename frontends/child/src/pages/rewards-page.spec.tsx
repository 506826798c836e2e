import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { cancelRedemption, listChildRewards, redeemReward } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';

import { aRedemption, aReward } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import RewardsPage from './rewards-page.js';

const film = aReward();
const asked = aRedemption();

const shelf = (change: { rewards?: (typeof film)[]; redemptions?: (typeof asked)[] } = {}) =>
  aServer().answer(listChildRewards, () => ({
    availableCents: 14_200,
    rewards: [film],
    nextCursor: null,
    redemptions: [],
    ...change,
  }));

const open = (api = shelf(), as: 'child' | 'adult' = 'child') =>
  openWorld(<RewardsPage />, { api, as, part: '/rewards' });
const subjects = (api: ReturnType<typeof shelf>) => api.asked.map(({ subject }) => subject);

describe('redeeming', () => {
  test('shows what there is and what will be left, and asks before it takes anything', async () => {
    const api = shelf().answer(redeemReward, () => ({ redemption: asked }));
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Canjear: Noche de película' }));
    const dialog = within(screen.getByRole('dialog', { name: '¿Canjear «Noche de película»?' }));
    expect(dialog.getByText('Tienes').parentElement?.textContent).toBe('Tienes142');
    expect(dialog.getByText('Después').parentElement?.textContent).toBe('Después82');
    expect(subjects(api)).not.toContain(redeemReward.subject);
    await user.click(dialog.getByRole('button', { name: 'Sí, canjear' }));
    await screen.findByText('¡Enviado!');
    expect(api.asked.find(({ subject }) => subject === redeemReward.subject)?.input).toEqual({
      rewardId: film.id,
      costCents: film.costCents,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('«Todavía no» takes nothing', async () => {
    const { user, api } = await open();
    await user.click(await screen.findByRole('button', { name: /^Canjear/ }));
    await user.click(screen.getByRole('button', { name: 'Todavía no' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(subjects(api)).not.toContain(redeemReward.subject);
  });

  test('at another price says so and shows the new one', async () => {
    let costCents = film.costCents;
    const api = aServer()
      .answer(listChildRewards, () => ({
        availableCents: 14_200,
        rewards: [{ ...film, costCents }],
        nextCursor: null,
        redemptions: [],
      }))
      .answer(redeemReward, () => {
        costCents = 7_000;
        throw new ApiError({ code: 'price_changed' });
      });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: /^Canjear/ }));
    await user.click(screen.getByRole('button', { name: 'Sí, canjear' }));
    await screen.findByText('El precio cambió');
    expect(await screen.findByText('70 Monedas')).toBeTruthy();
  });
});

describe('the shelf', () => {
  test('says what is missing, rounded so that it is never nothing', async () => {
    await open(shelf({ rewards: [aReward({ missingCents: 20 })] }));
    await screen.findByText('Te falta 1 Moneda');
    expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
  });

  test('out of stock offers no button', async () => {
    await open(shelf({ rewards: [aReward({ isOutOfStock: true })] }));
    await screen.findByText('Se agotó por ahora');
    expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
  });

  test('tells how earlier ones ended, with the family’s words', async () => {
    await open(shelf({ redemptions: [aRedemption({ state: 'rechazada', comment: 'El viernes sí.' })] }));
    await screen.findByText(/El viernes sí/);
    expect(screen.getByText('Tus Monedas volvieron a tu cartera.')).toBeTruthy();
  });

  test('lets an adult look on, neither redeem nor cancel', async () => {
    await open(shelf({ redemptions: [asked] }), 'adult');
    await screen.findByText('Ya le alcanza');
    expect(screen.queryByRole('button', { name: /^Canjear/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /^Cancelar/ })).toBeNull();
  });
});

describe('thinking again', () => {
  test('asks first, then gives the coins back', async () => {
    const api = shelf({ redemptions: [asked] }).answer(cancelRedemption, () => ({}));
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Cancelar: Tarde de parque' }));
    expect(subjects(api)).not.toContain(cancelRedemption.subject);
    await user.click(screen.getByRole('button', { name: 'Sí, cancelar' }));
    await screen.findByText('Canje cancelado');
    await waitFor(() => expect(subjects(api)).toContain(cancelRedemption.subject));
  });
});
