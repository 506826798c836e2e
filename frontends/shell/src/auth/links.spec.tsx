import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router';

import { confirmEmail, requestPasswordReset, resendConfirmation, resetPassword } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import AuthPage from './auth-page.js';
import ConfirmPage from './confirm-page.js';
import ForgotPage from './forgot-page.js';
import ResetPage from './reset-page.js';
import { webmailOf } from './webmail.js';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi();
});
const token = 'a-token-of-an-e-mail-link';

describe('the link that confirms', () => {
  const open = (hash = `#token=${token}`) =>
    renderWithKit(<ConfirmPage />, { at: `/auth/confirm${hash}`, path: '/auth/confirm', api });

  test.each([`#token=${token}`, `#${token}`])('takes its token from "%s", asks once and removes it', async (hash) => {
    api.answer(confirmEmail, () => ({ email: 'laura@correo.example' }));
    const { where } = open(hash);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Confirmando tu cuenta...');
    expect(await screen.findByText('Ya puedes iniciar sesión con laura@correo.example.')).toBeTruthy();
    expect(api.asked.map(({ input }) => input)).toEqual([{ token }]);
    await waitFor(() => expect(where()).toBe('/auth/confirm'));
  });

  test('leads to a sign-in that knows the address already', async () => {
    api.answer(confirmEmail, () => ({ email: 'laura@correo.example' }));
    const pages = (
      <Routes>
        <Route path="/auth/confirm" element={<ConfirmPage />} />
        <Route path="/auth" element={<AuthPage />} />
      </Routes>
    );
    const { user } = renderWithKit(pages, { at: `/auth/confirm#${token}`, api });
    await user.click(await screen.findByRole('link', { name: 'Iniciar sesión' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('laura@correo.example');
  });

  test.each([
    ['link_expired', 'El enlace ha caducado'],
    ['link_invalid', 'El enlace no es válido'],
    ['invalid_input', 'El enlace no es válido'],
  ] as const)('when it fails by %s, another mail can be asked for', async (code, title) => {
    api
      .answer(confirmEmail, () => {
        throw new ApiError({ code });
      })
      .answer(resendConfirmation, () => ({}));
    const { user } = open();
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'laura@correo.example');
    await user.click(screen.getByRole('button', { name: 'Reenviar correo de confirmación' }));
    expect(await screen.findByText('Si esa cuenta espera confirmación, te enviamos otro correo.')).toBeTruthy();
  });
});

describe('a forgotten password', () => {
  test('answers the same whoever asks', async () => {
    api.answer(requestPasswordReset, () => ({}));
    const { user } = renderWithKit(<ForgotPage />, { api });
    await user.click(screen.getByRole('button', { name: 'Enviar enlace' }));
    expect(screen.getByText('Por favor ingresa un email válido')).toBeTruthy();
    await user.type(screen.getByLabelText('Email'), 'laura@correo.example{Enter}');
    expect(await screen.findByText(/Si hay una cuenta con laura@correo.example/)).toBeTruthy();
  });

  test('a new one is set by the link, which ends the session here', async () => {
    api.answer(resetPassword, () => ({}));
    const browser = new FakeBrowser().signedIn();
    const view = renderWithKit(<ResetPage />, { at: `/auth/reset#token=${token}`, path: '/auth/reset', api, browser });
    await view.user.type(screen.getByLabelText('Contraseña nueva'), 'ahorrando2');
    await view.user.type(screen.getByLabelText('Confirmar contraseña'), 'ahorrando3{Enter}');
    expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy();
    await view.user.clear(screen.getByLabelText('Confirmar contraseña'));
    await view.user.type(screen.getByLabelText('Confirmar contraseña'), 'ahorrando2{Enter}');
    await waitFor(() => expect(view.where()).toBe('/auth?tab=signin'));
    expect(api.asked.at(-1)?.input).toEqual({ token, password: 'ahorrando2', confirmPassword: 'ahorrando2' });
    expect(browser.kept.has('alcancia.session')).toBe(false);
  });

  test('a dead link leads to another one', async () => {
    api.answer(resetPassword, () => {
      throw new ApiError({ code: 'link_expired' });
    });
    const view = renderWithKit(<ResetPage />, { at: `/auth/reset#${token}`, path: '/auth/reset', api });
    await view.user.type(screen.getByLabelText('Contraseña nueva'), 'ahorrando2');
    await view.user.type(screen.getByLabelText('Confirmar contraseña'), 'ahorrando2{Enter}');
    const again = await screen.findByRole('link', { name: 'Pedir otro enlace' });
    expect(again.getAttribute('href')).toBe('/auth/forgot');
  });
});

test.each([
  ['laura@gmail.com', 'https://mail.google.com/'],
  ['laura@hotmail.es', 'https://outlook.live.com/mail/'],
  ['laura@yahoo.com.mx', 'https://mail.yahoo.com/'],
  ['laura@empresa.example', 'mailto:'],
])('the mail of %s is read at %s', (email, address) => {
  expect(webmailOf(email)).toBe(address);
});
