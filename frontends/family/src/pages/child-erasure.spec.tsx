import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { readChildDashboard } from '@alcancia/contracts/family';
import {
  cancelChildErasure,
  type ChildView,
  readChild,
  readConsents,
  requestChildErasure,
} from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import { askedOf, familyApi, idOf, makeChild } from '../testing/family.js';
import ChildPage from './child-page.js';

const dueAt = '2026-12-06T12:00:00.000Z';

/** Mateo's page at its privacy. */
function open(more: Partial<ChildView> = {}, { hasSecondStep = false } = {}) {
  let child = makeChild({ displayName: 'Mateo', ...more });
  const api = familyApi(child)
    .answer(readChild, () => ({ ...child, guardians: [] }))
    .answer(readConsents, () => ({ consents: [], mayDecide: true, history: [] }))
    .answer(requestChildErasure, ({ second }) => {
      if (hasSecondStep && !second)
        throw new ApiError({ code: 'second_step_needed', details: { methods: ['totp', 'recovery'] } });
      child = { ...child, erasureDueAt: dueAt };
      return { dueAt };
    })
    .answer(cancelChildErasure, () => {
      child = { ...child, erasureDueAt: null };
      return {};
    })
    .answer(readChildDashboard, () => {
      throw new ApiError({ code: 'unavailable' });
    });
  const at = `/child/${idOf(1)}?tab=privacidad`;
  return { ...renderWithKit(<ChildPage />, { api, path: '/child/:childId', at }), api };
}

const strip = () => screen.findByRole('region', { name: 'Borrado pendiente' });

test('the owner has a child erased behind the password, is told the day, and takes it back', async () => {
  const { user, api } = open();
  await user.click(await screen.findByRole('button', { name: 'Borrar el perfil de Mateo' }));
  const dialog = within(await screen.findByRole('dialog', { name: '¿Borrar el perfil de Mateo?' }));
  await user.click(dialog.getByRole('button', { name: 'Borrar en 14 días' }));
  expect(dialog.getByText('Escribe tu contraseña')).toBeTruthy();
  await user.type(dialog.getByLabelText('Tu contraseña'), 'una-clave-larga');
  await user.click(dialog.getByRole('button', { name: 'Borrar en 14 días' }));
  expect((await strip()).textContent).toContain('El perfil de Mateo se borrará el 6 de diciembre de 2026');
  expect(askedOf(api, requestChildErasure)).toEqual([{ childId: idOf(1), password: 'una-clave-larga' }]);
  expect(screen.queryByRole('button', { name: 'Borrar el perfil de Mateo' })).toBeNull();
  await user.click(within(await strip()).getByRole('button', { name: 'Deshacer' }));
  expect(await screen.findByText('El perfil de Mateo ya no se borrará')).toBeTruthy();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Borrado pendiente' })).toBeNull());
  expect(askedOf(api, cancelChildErasure)).toEqual([{ childId: idOf(1) }]);
});

test('a wrong password is said under its field, and nothing else happens', async () => {
  const { user, api } = open();
  api.answer(requestChildErasure, () => {
    throw new ApiError({ code: 'adult_password_wrong' });
  });
  await user.click(await screen.findByRole('button', { name: 'Borrar el perfil de Mateo' }));
  await user.type(await screen.findByLabelText('Tu contraseña'), 'otra');
  await user.click(screen.getByRole('button', { name: 'Borrar en 14 días' }));
  await waitFor(() => expect(screen.getByLabelText('Tu contraseña').getAttribute('aria-invalid')).toBe('true'));
  expect(screen.queryByRole('region', { name: 'Borrado pendiente' })).toBeNull();
});

test('an account with a second step is asked for it, too', async () => {
  const { user, api } = open({}, { hasSecondStep: true });
  await user.click(await screen.findByRole('button', { name: 'Borrar el perfil de Mateo' }));
  await user.type(await screen.findByLabelText('Tu contraseña'), 'una-clave-larga{Enter}');
  await user.type(await screen.findByLabelText('Código de tu app'), '123 456');
  await user.click(screen.getByRole('button', { name: 'Borrar en 14 días' }));
  expect((await strip()).textContent).toContain('El perfil de Mateo se borrará el 6 de diciembre de 2026');
  expect(askedOf(api, requestChildErasure).at(-1)).toEqual({
    childId: idOf(1),
    password: 'una-clave-larga',
    second: { code: '123456' },
  });
});

test('whoever does not own the profile is told of the day, and has no button for it', async () => {
  open({ myRole: 'guardian', erasureDueAt: dueAt });
  expect((await strip()).textContent).toContain('Quien administra su perfil puede deshacerlo.');
  expect(screen.queryByRole('button', { name: 'Deshacer' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Borrar el perfil de Mateo' })).toBeNull();
});
