import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';

import {
  createReward,
  listApprovals,
  listRewards,
  markDelivered,
  type RewardView,
  setRewardArchived,
} from '@alcancia/contracts/family';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, balance, familyApi, idOf, makeChild, makeRequest, makeReward } from '../testing/family.js';
import RewardsPage from './rewards-page.js';

const page = async (at = '/rewards', rewards: RewardView[] = [makeReward()]) => {
  const api = familyApi(makeChild()).answer(listRewards, ({ cursor }) => ({
    rewards: cursor ? [makeReward({ id: idOf(302), title: 'Helado' })] : rewards,
    nextCursor: cursor || rewards.length === 0 ? null : 'next',
  }));
  const view = renderWithKit(<RewardsPage />, { api, at });
  await screen.findByRole('heading', { name: 'Recompensas' });
  return view;
};

describe('Recompensas', () => {
  it('sends the price in cents, and how many there are', async () => {
    const { user, api } = await page('/rewards?new=1');
    api.answer(createReward, () => ({ rewardId: idOf(500) }));
    await user.click(await screen.findByRole('button', { name: 'Guardar' }));
    expect(screen.getByText('Escribe un título.')).toBeTruthy();
    expect(askedOf(api, createReward)).toHaveLength(0);

    await user.type(screen.getByLabelText('Título'), 'Cine');
    await user.click(screen.getByRole('radio', { name: 'Salida' }));
    await user.clear(screen.getByLabelText('Cuesta, en Monedas'));
    await user.type(screen.getByLabelText('Cuesta, en Monedas'), '180');
    await user.click(screen.getByRole('radio', { name: 'Unas cuantas' }));
    await user.click(screen.getByRole('button', { name: 'Menos unidades' }));
    await user.click(screen.getByRole('switch', { name: 'Pide mi aprobación' }));
    await user.click(screen.getByRole('button', { name: 'Guardar' }));
    await screen.findByText('Recompensa creada');
    expect(askedOf(api, createReward)).toEqual([
      {
        title: 'Cine',
        description: '',
        emoji: '🎁',
        category: 'salida',
        costCents: 18_000,
        childIds: [idOf(1)],
        stock: 2,
        needsApproval: false,
      },
    ]);
  });

  it('archives with a way back', async () => {
    const { user, api } = await page();
    api.answer(setRewardArchived, () => ({ version: 2 }));
    await user.click(await screen.findByRole('button', { name: 'Opciones de Noche de película' }));
    await user.click(screen.getByRole('menuitem', { name: 'Archivar' }));
    await user.click(await screen.findByRole('button', { name: 'Deshacer' }));
    await screen.findByText('Recompensa recuperada');
    expect(askedOf(api, setRewardArchived).map(({ isArchived }) => isArchived)).toEqual([true, false]);
  });

  it('brings the next page on request', async () => {
    const { user } = await page();
    await user.click(await screen.findByRole('button', { name: 'Ver más' }));
    expect(await screen.findByText('Helado')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Ver más' })).toBeNull();
  });

  it('says in its place what was handed over', async () => {
    const waiting = makeRequest({ kind: 'canje', title: 'Pizza', state: 'aprobada', isToDeliver: true });
    const { user, api, client } = await page();
    let requests = [waiting];
    api
      .answer(listApprovals, () => ({ requests, pending: 0, toDeliver: requests.length, nextCursor: null }))
      .answer(markDelivered, () => {
        requests = [];
        return { balance };
      });
    await client.invalidateQueries();
    await user.click(await screen.findByRole('button', { name: 'Entregado: Pizza' }));
    await screen.findByText('¡Entregado!');
    expect(await screen.findByText('Entregada')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Entregado: Pizza' })).toBeNull();
  });
});
