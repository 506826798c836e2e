import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import type { ErrorCode } from '@alcancia/contracts/errors';
import { legalVersions, resendConfirmation, signIn, signUp, whoAmI } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere, someTokens } from '../../test/people.js';
import { forgetInvitation, keepInvitation, keptInvitation } from '../kept-invitation.js';
import AuthPage from './auth-page.js';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().answer(whoAmI, () => lauraHere({ profile: 'none', active: null }));
});
const open = (query = '', browser = new FakeBrowser()) =>
  renderWithKit(<AuthPage />, { at: `/auth${query}`, path: '/auth', api, browser });
type View = ReturnType<typeof open>;

const refuse = (code: ErrorCode) => () => {
  throw new ApiError({ code });
};
const tab = (name: string) => screen.getByRole('tab', { name });
const submit = ({ user }: View, name: string) => user.click(screen.getByRole('button', { name }));

async function fill({ user }: View, values: Record<string, string>) {
  for (const [label, value] of Object.entries(values)) await user.type(screen.getByLabelText(label), value);
}

const laura = {
  'Nombre completo': 'Laura Méndez',
  Email: 'laura@correo.example',
  Contraseña: 'ahorrando1',
  'Confirmar contraseña': 'ahorrando1',
};

describe('the tabs', () => {
  test.each([
    ['', 'Crear cuenta'],
    ['?tab=signup', 'Crear cuenta'],
    ['?tab=signin', 'Iniciar sesión'],
    ['?tab=javascript:alert(1)', 'Crear cuenta'],
  ])('the query "%s" chooses %s', (query, name) => {
    open(query);
    expect(tab(name).getAttribute('aria-selected')).toBe('true');
  });

  test('there is a way back to the start', () => {
    open();
    expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
  });

  test('whoever is signed in is sent home', async () => {
    const { where } = open('', new FakeBrowser().signedIn());
    await waitFor(() => expect(where()).toBe('/profile-selector'));
  });
});

describe('sign-up', () => {
  test('asks for everything at once, and for nothing of the server', async () => {
    const view = open();
    await submit(view, 'Crear cuenta');
    for (const said of [
      'Escribe tu nombre completo',
      'Por favor ingresa un email válido',
      'Escribe tu contraseña',
      'Debes confirmar ser mayor de 18 años y aceptar los términos',
    ])
      expect(screen.getByText(said)).toBeTruthy();
    expect(api.asked).toHaveLength(0);
  });

  test('says that passwords differ, and that one is too short', async () => {
    const view = open();
    await fill(view, { Contraseña: 'corta', 'Confirmar contraseña': 'otra' });
    await submit(view, 'Crear cuenta');
    expect(screen.getByText('La contraseña debe tener al menos 6 caracteres')).toBeTruthy();
    expect(screen.getByText('Las contraseñas no coinciden')).toBeTruthy();
  });

  test('opens "Revisa tu correo", clears its fields, and closing it leads to sign-in', async () => {
    api.answer(signUp, ({ email = '' }) => ({ email }));
    const view = open();
    await fill(view, laura);
    await view.user.click(screen.getByRole('checkbox'));
    await submit(view, 'Crear cuenta');
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
    expect(screen.getByText('laura@correo.example')).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(4);
    expect(screen.getByText('¿No lo ves? Mira en la carpeta de spam.')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Nombre completo').value).toBe('');
    expect(api.asked.find(({ subject }) => subject === signUp.subject)?.input).toMatchObject({
      hasConsented: true,
      termsVersion: legalVersions.terms,
      privacyVersion: legalVersions.privacy,
    });
    await submit(view, 'Entendido');
    expect(view.where()).toBe('/auth?tab=signin');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('laura@correo.example');
  });

  test.each<[ErrorCode, string]>([
    ['email_taken', 'Este email ya está registrado. Intenta iniciar sesión.'],
    ['password_too_short', 'La contraseña debe tener al menos 6 caracteres'],
    ['password_too_common', 'Esa contraseña es muy común'],
    ['internal', 'Ocurrió un error inesperado'],
  ])('%s is said as "%s"', async (code, said) => {
    api.answer(signUp, refuse(code));
    const view = open();
    await fill(view, laura);
    await view.user.click(screen.getByRole('checkbox'));
    await submit(view, 'Crear cuenta');
    expect((await screen.findByRole('alert')).textContent).toContain(said);
  });
});

describe('sign-up from an invitation', () => {
  const invitation = 'un-enlace-de-invitacion';
  afterEach(forgetInvitation);
  const send = async (view: View) => {
    const { Email: _, ...rest } = laura;
    await fill(view, rest);
    await view.user.click(screen.getByRole('checkbox'));
    await submit(view, 'Crear cuenta');
    await screen.findByRole('heading', { name: 'Revisa tu correo' });
  };

  test('shows the address of its e-mail and lets nobody change it', async () => {
    keepInvitation(invitation, 'carmen@correo.example');
    api.answer(signUp, ({ email = '' }) => ({ email }));
    const view = open('?tab=signup');
    expect(screen.getByRole('heading', { name: 'Crea tu cuenta' })).toBeTruthy();
    const field = screen.getByLabelText<HTMLInputElement>('Email');
    await view.user.type(field, 'otra@correo.example');
    expect(field.value).toBe('carmen@correo.example');
    await send(view);
    expect(api.asked[0]?.input).toMatchObject({ email: 'carmen@correo.example', invitation });
  });

  test('of a link that was copied leaves the address to the server, and never shows it', async () => {
    keepInvitation(invitation);
    api.answer(signUp, () => ({ email: '' }));
    const view = open('?tab=signup');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('El correo que recibió la invitación');
    await send(view);
    expect(api.asked[0]?.input).toMatchObject({ invitation });
    expect(api.asked[0]?.input).not.toHaveProperty('email');
    expect(
      screen.getByText('Enviamos un correo de confirmación a la dirección que recibió la invitación.'),
    ).toBeTruthy();
  });

  test('can be left for an account of another address', async () => {
    keepInvitation(invitation, 'carmen@correo.example');
    const view = open('?tab=signup');
    await submit(view, 'Crear una cuenta sin la invitación');
    await view.user.type(screen.getByLabelText('Email'), 'otra@correo.example');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('otra@correo.example');
    expect(keptInvitation()).toBeNull();
  });

  test('reads that the invitation is for another address', async () => {
    keepInvitation(invitation, 'carmen@correo.example');
    api.answer(signUp, refuse('invitation_for_another'));
    const view = open('?tab=signup');
    const { Email: _, ...rest } = laura;
    await fill(view, rest);
    await view.user.click(screen.getByRole('checkbox'));
    await submit(view, 'Crear cuenta');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Esta invitación fue enviada a un email diferente',
    );
  });

  test('who has an account signs in with the address filled in', () => {
    keepInvitation(invitation, 'carmen@correo.example');
    open('?tab=signin');
    expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('carmen@correo.example');
  });
});

describe('sign-in', () => {
  const enter = async (view: View) => {
    await fill(view, { Email: 'laura@correo.example', Contraseña: 'ahorrando1' });
    await submit(view, 'Iniciar sesión');
  };

  test('welcomes back and follows the session', async () => {
    api.answer(signIn, () => ({ tokens: someTokens, isFirstLogin: false, isProfileComplete: true }));
    const view = open('?tab=signin');
    await enter(view);
    await waitFor(() => expect(view.where()).toBe('/profile-selector'));
    expect(screen.getByText('¡Bienvenido de vuelta!')).toBeTruthy();
    expect(screen.getByText('Has iniciado sesión correctamente.')).toBeTruthy();
  });

  test('a double tap asks once', async () => {
    let answer = () => undefined as void;
    api.answer(signIn, () => new Promise((_, fail) => (answer = () => fail(new ApiError({ code: 'unavailable' })))));
    const view = open('?tab=signin');
    await enter(view);
    await view.user.type(screen.getByLabelText('Contraseña'), '{Enter}{Enter}');
    expect(api.asked).toHaveLength(1);
    answer();
  });

  test.each<[ErrorCode, string]>([
    ['credentials_wrong', 'Email o contraseña incorrectos'],
    ['too_many_sign_ins', 'Espera 60 segundos antes de intentar nuevamente'],
    ['internal', 'Ocurrió un error inesperado'],
  ])('%s is said as "%s"', async (code, said) => {
    api.answer(signIn, refuse(code));
    const view = open('?tab=signin');
    await enter(view);
    expect((await screen.findByRole('alert')).textContent).toContain(said);
    expect(view.where()).toBe('/auth?tab=signin');
  });

  test('an unconfirmed e-mail can be sent its mail again', async () => {
    api.answer(signIn, refuse('email_not_confirmed')).answer(resendConfirmation, () => ({}));
    const view = open('?tab=signin');
    await enter(view);
    await screen.findByText('Por favor confirma tu email antes de iniciar sesión');
    await submit(view, 'Reenviar correo de confirmación');
    await screen.findByText('Si esa cuenta espera confirmación, te enviamos otro correo.');
    expect(api.asked.at(-1)?.input).toEqual({ email: 'laura@correo.example' });
  });
});
