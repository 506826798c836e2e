import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { confirmNewEmail, undoEmailChange } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import NewEmailPage from './new-email-page.js';
import UndoEmailPage from './undo-email-page.js';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
const token = 'a-token-of-an-e-mail-link';
const refuse = (code: ConstructorParameters<typeof ApiError>[0]['code']) => () => {
  throw new ApiError({ code });
};

describe('the link at another address', () => {
  const open = () =>
    renderWithKit(<NewEmailPage />, { at: `/auth/new-email#token=${token}`, path: '/auth/new-email', api });

  test('asks once, takes its token away and says with what one signs in now', async () => {
    api.answer(confirmNewEmail, () => ({ email: 'nueva@correo.example' }));
    const { where } = open();
    expect(await screen.findByText('Desde ahora entras con nueva@correo.example.')).toBeTruthy();
    expect(api.asked.map(({ input }) => input)).toEqual([{ token }]);
    await waitFor(() => expect(where()).toBe('/auth/new-email'));
  });

  test.each([
    ['link_expired', 'El enlace ha caducado'],
    ['email_taken', 'Este email ya está registrado. Intenta iniciar sesión.'],
  ] as const)('refused by %s, says that nothing has changed', async (code, title) => {
    api.answer(confirmNewEmail, refuse(code));
    open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(/Tu correo no cambió/)).toBeTruthy();
  });
});

describe('the link at the address before', () => {
  const open = (browser = new FakeBrowser().signedIn()) =>
    renderWithKit(<UndoEmailPage />, {
      at: `/auth/undo-email#token=${token}`,
      path: '/auth/undo-email',
      api,
      browser,
    });

  test('changes nothing by being opened; a tap takes the address back and signs this browser out', async () => {
    api.answer(undoEmailChange, () => ({ email: 'laura@correo.example' }));
    const { user, browser } = open();
    const button = await screen.findByRole('button', { name: 'Recuperar mi correo' });
    expect(api.asked.filter(({ subject }) => subject === undoEmailChange.subject)).toHaveLength(0);
    await user.click(button);
    expect(await screen.findByText(/Tu cuenta usa otra vez laura@correo.example/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Elegir contraseña nueva' })).toBeTruthy();
    expect(browser.kept.size).toBe(0);
  });

  test('used before, says so and offers no second tap', async () => {
    api.answer(undoEmailChange, refuse('link_invalid'));
    const { user } = open();
    await user.click(await screen.findByRole('button', { name: 'Recuperar mi correo' }));
    expect(await screen.findByRole('heading', { name: 'El enlace no es válido' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Recuperar mi correo' })).toBeNull();
  });
});
