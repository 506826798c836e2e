import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import type { ErrorCode } from '@alcancia/contracts/errors';
import { signIn, whoAmI } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere, someTokens } from '../../test/people.js';
import AuthPage from './auth-page.js';

const needed = (methods: string[]) => new ApiError({ code: 'second_step_needed', details: { methods } });

/** Laura's account asks for a second step, and `judge` says what becomes of the one that she gives. */
async function atSecondStep({ methods = ['totp', 'recovery'], refusal }: { methods?: string[]; refusal?: ErrorCode }) {
  const api = new FakeApi()
    .answer(whoAmI, () => lauraHere({ profile: 'none', active: null }))
    .answer(signIn, ({ second }) => {
      if (!second) throw needed(methods);
      if (refusal) throw new ApiError({ code: refusal });
      return { tokens: someTokens, isFirstLogin: false, isProfileComplete: true };
    });
  const view = renderWithKit(<AuthPage />, { at: '/auth?tab=signin', path: '/auth', api, browser: new FakeBrowser() });
  await view.user.type(screen.getByLabelText('Email'), 'laura@correo.example');
  await view.user.type(screen.getByLabelText('Contraseña'), 'ahorrando1');
  await view.user.click(screen.getByRole('button', { name: 'Iniciar sesión' }));
  await screen.findByText('Un paso más');
  const asked = () => api.asked.filter(({ subject }) => subject === signIn.subject).map(({ input }) => input);
  return { ...view, asked };
}
const enter = () => screen.getByRole('button', { name: 'Entrar' });

test('after the password the code of the app is asked for, and goes with both', async () => {
  const { user, asked } = await atSecondStep({});
  const field = screen.getByLabelText('Código de tu app');
  expect(document.activeElement).toBe(field);
  expect(field.getAttribute('autocomplete')).toBe('one-time-code');
  await user.click(enter());
  expect(screen.getByText('Escribe los 6 números')).toBeTruthy();
  await user.type(field, '123 456');
  await user.click(enter());
  expect(await screen.findByText('¡Bienvenido de vuelta!')).toBeTruthy();
  const credentials = { email: 'laura@correo.example', password: 'ahorrando1' };
  expect(asked()).toEqual([credentials, { ...credentials, second: { code: '123456' } }]);
});

test('who has lost the phone enters with a recovery code, and reads what to do without one', async () => {
  const { user, asked } = await atSecondStep({});
  await user.click(screen.getByRole('button', { name: 'No tengo mi teléfono' }));
  expect(screen.getByText(/^¿Tampoco los tienes\?/)).toBeTruthy();
  await user.type(screen.getByLabelText('Código de recuperación'), ' abcde-23456 ');
  await user.click(enter());
  await screen.findByText('¡Bienvenido de vuelta!');
  expect(asked()[1]).toMatchObject({ second: { recoveryCode: 'abcde-23456' } });
});

test('without a code left none is offered', async () => {
  await atSecondStep({ methods: ['totp'] });
  expect(screen.queryByRole('button', { name: 'No tengo mi teléfono' })).toBeNull();
  expect(screen.getByText('Ya usaste todos tus códigos de recuperación.')).toBeTruthy();
});

test.each([
  ['second_code_wrong', 'Código incorrecto'],
  ['too_many_sign_ins', 'Demasiados intentos'],
] as const)('%s stands above the button, and what was typed stays', async (refusal, title) => {
  const { user } = await atSecondStep({ refusal });
  await user.type(screen.getByLabelText('Código de tu app'), '123456');
  await user.click(enter());
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByLabelText('Código de tu app')).toHaveProperty('value', '123456');
});

test('back leads to e-mail and password, as they were typed', async () => {
  const { user } = await atSecondStep({});
  await user.click(screen.getByRole('button', { name: 'Volver' }));
  expect(screen.getByLabelText('Email')).toHaveProperty('value', 'laura@correo.example');
  expect(screen.queryByText('Falta la verificación en dos pasos')).toBeNull();
});
