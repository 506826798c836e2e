import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { movementTypes, readWallet } from '@alcancia/contracts/family';

import { aMovement } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import WalletPage from './wallet-page.js';

const balance = { points: 640, availableCents: 23_850, reservedCents: 4_000, pendingCents: 0 };
const reading = aMovement({ title: 'Leer 20 minutos', amount: 500 });
const film = aMovement({
  title: 'Noche de película',
  type: 'canje',
  amount: -6_000,
  createdAt: '2026-11-21T04:00:00.000Z',
});
const older = aMovement({ title: 'Pasear a Luna', createdAt: '2026-11-10T16:00:00.000Z' });

/** A wallet of two pages in November and nothing before. */
const wallet = (change: Partial<typeof balance> = {}) =>
  aServer().answer(readWallet, ({ month, type, cursor }) => {
    const first = [reading, film].filter((movement) => !type || movement.type === type);
    const isNow = month === '2026-11';
    return {
      balance: { ...balance, ...change },
      movements: isNow ? (cursor ? [older] : first) : [],
      nextCursor: isNow && !cursor && !type ? 'next' : null,
      monthSum: isNow ? { earnedCents: 12_800, usedCents: 6_000 } : { earnedCents: 0, usedCents: 0 },
    };
  });

const open = (api = wallet(), as: 'child' | 'adult' = 'child') =>
  openWorld(<WalletPage />, { api, as, part: '/wallet' });

describe('the wallet', () => {
  test('shows what is available and what is put aside in whole coins', async () => {
    await open();
    const accounts = await screen.findByRole('group', { name: 'Lo que tienes' });
    expect(accounts.textContent).toContain('238 Monedas');
    expect(accounts.textContent).toContain('40 Monedas');
    expect(accounts.textContent).not.toContain('Pendiente de compensar');
  });

  test('explains kindly what a correction still asks for', async () => {
    await open(wallet({ pendingCents: 1_500 }));
    const accounts = await screen.findByRole('group', { name: 'Lo que tienes' });
    expect(within(accounts).getByText('Primero completas 15 Monedas')).toBeTruthy();
    expect(accounts.textContent).not.toMatch(/compensar|corrig/i);
  });

  test('names a correction to an adult as the books do', async () => {
    await open(wallet({ pendingCents: 1_500 }), 'adult');
    expect(await screen.findByText('Pendiente de compensar: 15 Monedas')).toBeTruthy();
  });

  test('tells a child every kind of movement in plain words, and asks it to choose none', async () => {
    const kinds = movementTypes.map((type) => aMovement({ type, title: `Uno de ${type}` }));
    const api = wallet().answer(readWallet, () => ({ balance, movements: kinds, nextCursor: null }));
    await open(api);
    expect(await screen.findAllByText('Un adulto lo cambió')).toHaveLength(2);
    expect(screen.queryByText(/^(Corrección|Compensación|Canje|Devolución|Bono)$/)).toBeNull();
    expect(screen.queryByRole('group', { name: 'Tipo de movimiento' })).toBeNull();
  });

  test('gathers movements by the family’s days, today and yesterday by name', async () => {
    await open();
    const days = await screen.findAllByRole('heading', { level: 3 });
    expect(days.map(({ textContent }) => textContent)).toEqual(['Hoy', 'Ayer']);
    expect(screen.getByText('Noche de película').closest('li')?.textContent).toContain('−60 Monedas');
  });

  test('shows more on demand, and to an adult one kind alone', async () => {
    const { user } = await open(wallet(), 'adult');
    await user.click(await screen.findByRole('button', { name: 'Ver más' }));
    expect(await screen.findByText('Pasear a Luna')).toBeTruthy();
    expect(screen.getByText('Leer 20 minutos')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Canje' }));
    await waitFor(() => expect(screen.queryByText('Leer 20 minutos')).toBeNull());
    expect(await screen.findByText('Noche de película')).toBeTruthy();
  });

  test('goes to the month before, not beyond this one', async () => {
    const { user } = await open();
    expect(screen.getByRole('button', { name: 'Mes siguiente' }).hasAttribute('disabled')).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Mes anterior' }));
    expect(await screen.findByText('Aún no hay movimientos')).toBeTruthy();
    expect(screen.getByText('Octubre de 2026')).toBeTruthy();
    expect(await screen.findByRole('heading', { name: 'En octubre de 2026' })).toBeTruthy();
  });
});
