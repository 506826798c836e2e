import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { requestEmailChange } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { EmailDialog } from './email-dialog.js';

const dialog = (api: FakeApi) =>
  renderWithKit(<EmailDialog email="laura@correo.example" onClose={() => undefined} />, { api });
const send = () => screen.getByRole('button', { name: 'Enviar enlace' });

test('another e-mail is asked for with the password, and holds once its link is opened', async () => {
  const api = new FakeApi().answer(requestEmailChange, () => ({}));
  const { user } = dialog(api);
  await user.click(send());
  expect(screen.getByText('Por favor ingresa un email válido')).toBeTruthy();
  expect(screen.getByText('Escribe tu contraseña')).toBeTruthy();
  await user.type(screen.getByLabelText('Nuevo email'), ' nueva@correo.example ');
  await user.type(screen.getByLabelText('Tu contraseña'), 'ahorrando1x');
  await user.click(send());
  expect(await screen.findByText('Hasta entonces sigues entrando con laura@correo.example.')).toBeTruthy();
  expect(api.asked.map(({ input }) => input)).toEqual([{ email: 'nueva@correo.example', password: 'ahorrando1x' }]);
});

test.each([
  ['adult_password_wrong', 'Tu contraseña', 'Contraseña incorrecta. Por favor intenta de nuevo'],
  ['email_unchanged', 'Nuevo email', 'Ese ya es tu email'],
] as const)('%s stands under %s', async (code, label, message) => {
  const api = new FakeApi().answer(requestEmailChange, () => {
    throw new ApiError({ code });
  });
  const { user } = dialog(api);
  await user.type(screen.getByLabelText('Nuevo email'), 'nueva@correo.example');
  await user.type(screen.getByLabelText('Tu contraseña'), 'ahorrando1x');
  await user.click(send());
  expect(await screen.findByText(message)).toBeTruthy();
  expect(screen.getByLabelText(label).getAttribute('aria-invalid')).toBe('true');
});
