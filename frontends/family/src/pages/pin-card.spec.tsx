import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { type ChildView, proveAdult, resetChildPin, setChildPin, unlockChildPin } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, makeChild } from '../testing/family.js';
import { PinCard } from '../children/pin-card.js';

const card = (more: Partial<ChildView> = {}) => {
  const child = makeChild(more);
  const api = familyApi(child)
    .answer(unlockChildPin, () => ({}))
    .answer(resetChildPin, () => ({}));
  return { ...renderWithKit(<PinCard child={child} />, { api }), child };
};
const locked = { needsAdult: true };

describe('the PIN of a child', () => {
  test('is unlocked by one tap, and that is said', async () => {
    const { user, api, child } = card(locked);
    expect(screen.getByText('PIN bloqueado')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Desbloquear' }));
    await screen.findByText('PIN desbloqueado');
    expect(askedOf(api, unlockChildPin)).toEqual([{ childId: child.id }]);
  });

  test('is reset once that was confirmed, and that is said', async () => {
    const { user, api, child } = card();
    await user.click(screen.getByRole('button', { name: /^Restablecer/ }));
    expect(askedOf(api, resetChildPin)).toEqual([]);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /^Restablecer/ }));
    await screen.findByText('PIN restablecido');
    expect(askedOf(api, resetChildPin)).toEqual([{ childId: child.id }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is typed only after the password was right, and is set with that proof', async () => {
    const { user, api } = card({ hasPin: false });
    const dialog = () => within(screen.getByRole('dialog'));
    api.answer(proveAdult, () => {
      throw new ApiError({ code: 'adult_password_wrong' });
    });
    await user.click(screen.getByRole('button', { name: 'Poner PIN' }));
    await user.type(dialog().getByLabelText('Tu contraseña'), 'otra clave{Enter}');
    await dialog().findByText('Contraseña incorrecta. Por favor intenta de nuevo');
    expect(dialog().queryByRole('group')).toBeNull();

    api.answer(proveAdult, () => ({ proofToken: 'proven' })).answer(setChildPin, () => ({}));
    await user.type(dialog().getByLabelText('Tu contraseña'), '{Enter}');
    await dialog().findByText('Escribe el PIN nuevo');
    await user.keyboard('2468');
    await dialog().findByText('Escríbelo otra vez');
    await user.keyboard('2468');
    await screen.findByText('PIN guardado');
    expect(askedOf(api, setChildPin)).toMatchObject([{ pin: '2468', proof: { proofToken: 'proven' } }]);
  });

  test.each([
    ['Desbloquear', unlockChildPin, locked],
    ['Restablecer', resetChildPin, {}],
  ] as const)('%s that is refused says why', async (name, contract, how) => {
    const { user, api } = card(how);
    api.answer(contract, () => {
      throw new ApiError({ code: 'not_permitted' });
    });
    await user.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
    const dialog = screen.queryByRole('dialog');
    if (dialog) await user.click(within(dialog).getByRole('button', { name: /^Restablecer/ }));
    await waitFor(() => expect(screen.getByRole('status', { name: 'Avisos' }).textContent).not.toBe(''));
    expect(screen.queryByText('PIN desbloqueado')).toBeNull();
    expect(screen.queryByText('PIN restablecido')).toBeNull();
  });

  test('is nothing that a viewer changes, whatever the permissions say', () => {
    card({ ...locked, myRole: 'viewer' });
    expect(screen.queryAllByRole('button')).toEqual([]);
  });
});
