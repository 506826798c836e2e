import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { chooseAdult, listProfiles, signOut, whoAmI } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { openSelector } from '../../test/open-selector.js';
import { cards, ids, lauraHere, sofiaHere, sofiasCard } from '../../test/people.js';
import SelectorPage from './selector-page.js';

type Profiles = ReturnType<typeof cards>;
const nobodyChosen = lauraHere({ profile: 'none', active: null });

let api: FakeApi;
let who: ReturnType<typeof lauraHere>;
beforeEach(() => {
  who = nobodyChosen;
  api = new FakeApi().answer(whoAmI, () => who);
});

const open = (profiles: Profiles = cards([sofiasCard()])) => openSelector(api, profiles);
const dialog = () => within(screen.getByRole('dialog'));
const type = async ({ user }: Awaited<ReturnType<typeof open>>, pin: string) => user.keyboard(pin);

describe('the cards', () => {
  test('show the adult and every child', async () => {
    await open();
    expect(screen.getByRole('heading', { name: '¿Quién está aquí?' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /Laura/ }).textContent).toContain('Padre/Tutor');
    expect(screen.getByRole('button', { name: /Sofía/ }).textContent).toContain('Niño/a');
    expect(screen.getByRole('button', { name: 'Agregar Niño' })).toBeTruthy();
  });

  test('are free of what was said to the one before', async () => {
    toast({ title: '¡La alcancía de Sofía está lista!', action: { label: 'Crear meta', onClick: () => undefined } });
    await open();
    expect(screen.getByRole('status', { name: 'Avisos' }).textContent).toBe('');
  });

  test('the first child is asked for by name, once the adult has entered', async () => {
    api.answer(chooseAdult, () => {
      who = lauraHere();
      return { tokens: null, displayName: 'Laura' };
    });
    const view = await open(cards());
    await view.user.click(screen.getByRole('button', { name: 'Agregar Primer Niño' }));
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await waitFor(() => expect(view.where()).toBe('/children?new=1'));
  });

  test('an adult who is chosen already adds a child at once', async () => {
    who = lauraHere();
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: 'Agregar Niño' }));
    expect(view.where()).toBe('/children?new=1');
  });

  test('what could not be read can be asked for again', async () => {
    let isUp = false;
    api.answer(listProfiles, () => {
      if (!isUp) throw new ApiError({ code: 'not_found' });
      return cards();
    });
    const { user } = renderWithKit(<SelectorPage />, { api, browser: new FakeBrowser().signedIn() });
    const retry = await screen.findByRole('button', { name: 'Reintentar' });
    isUp = true;
    await user.click(retry);
    expect(await screen.findByRole('button', { name: /Laura/ })).toBeTruthy();
  });

  test('a child is sent to its own world, an incomplete adult to onboarding', async () => {
    for (const [here, home] of [
      [sofiaHere(), `/child-dashboard/${ids.sofia}`],
      [lauraHere({}, { isProfileComplete: false }), '/onboarding'],
    ] as const) {
      who = here;
      const view = renderWithKit(<SelectorPage />, {
        at: '/profile-selector',
        path: '/profile-selector',
        api,
        browser: new FakeBrowser().signedIn(),
      });
      await waitFor(() => expect(view.where()).toBe(home));
      view.unmount();
    }
  });

  test('signing out leaves at once where there are no children', async () => {
    api.answer(signOut, () => ({}));
    const view = await open(cards());
    await view.user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(view.where()).toBe('/auth?tab=signin'));
  });

  test('signing out of a family asks for an adult, and a wrong proof leaves everything as it is', async () => {
    const proofs: unknown[] = [];
    api.answer(signOut, ({ proof }) => {
      proofs.push(proof);
      if (proof && 'pin' in proof && proof.pin === '9999') throw new ApiError({ code: 'adult_pin_wrong' });
      return {};
    });
    const view = await open(cards([sofiasCard()], { hasPin: true }));
    await view.user.click(screen.getByRole('button', { name: 'Cerrar Sesión' }));
    expect(proofs).toEqual([]);
    await view.user.keyboard('9999');
    await screen.findByText('PIN incorrecto');
    expect(view.where()).toBe('/profile-selector');
    await view.user.click(dialog().getByRole('button', { name: 'Usar mi contraseña' }));
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1');
    await view.user.click(dialog().getByRole('button', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(view.where()).toBe('/auth?tab=signin'));
    expect(proofs).toEqual([{ pin: '9999' }, { password: 'ahorrando1' }]);
  });
});

describe('the adult', () => {
  test('without a PIN enters by password, is greeted and goes home', async () => {
    api.answer(chooseAdult, () => {
      who = lauraHere();
      return { tokens: null, displayName: 'Laura' };
    });
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: /Laura/ }));
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await screen.findByText('Hola Laura');
    await waitFor(() => expect(view.where()).toBe('/'));
  });

  test('hears what is wrong with a password, and waits two seconds between tries', async () => {
    api.answer(chooseAdult, () => {
      throw new ApiError({ code: 'adult_password_wrong' });
    });
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: /Laura/ }));
    const field = dialog().getByLabelText('Contraseña');
    const said = () => dialog().getByRole('alert').textContent;
    await view.user.type(field, '{Enter}');
    expect(said()).toBe('Escribe tu contraseña');
    await view.user.type(field, 'ahorrando2{Enter}');
    await waitFor(() => expect(said()).toBe('Contraseña incorrecta. Por favor intenta de nuevo'));
    await view.user.type(field, '{Enter}');
    expect(said()).toBe('Espera un momento. Espera 2 segundos entre intentos');
    expect(api.asked.filter(({ subject }) => subject === 'identity.choose-adult')).toHaveLength(1);
  });

  test('rests a minute after the server has had enough', async () => {
    api.answer(chooseAdult, () => {
      throw new ApiError({ code: 'adult_password_limited' });
    });
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: /Laura/ }));
    const field = dialog().getByLabelText('Contraseña');
    const said = () => dialog().getByRole('alert').textContent;
    await view.user.type(field, 'ahorrando2{Enter}');
    await waitFor(() => expect(said()).toBe('Demasiados intentos. Espera 60 segundos antes de intentar nuevamente'));
    await view.user.type(field, '{Enter}');
    expect(said()).toBe('Límite alcanzado. Espera 60 segundos antes de intentar nuevamente');
  });

  test('with a PIN enters by PIN, which a wrong one empties', async () => {
    let tries = 0;
    api.answer(chooseAdult, (proof) => {
      if ((tries += 1) === 1) throw new ApiError({ code: 'adult_pin_wrong' });
      who = lauraHere();
      expect(proof).toEqual({ pin: '9090' });
      return { tokens: null, displayName: 'Laura' };
    });
    const view = await open(cards([], { hasPin: true }));
    await view.user.click(screen.getByRole('button', { name: /Laura/ }));
    await type(view, '1111');
    await screen.findByText('PIN incorrecto');
    expect(screen.getByText('Intenta de nuevo')).toBeTruthy();
    expect(screen.getByRole('img', { name: '0 de 4 dígitos' })).toBeTruthy();
    await type(view, '9090');
    await waitFor(() => expect(view.where()).toBe('/'));
  });

  test.each(['adult_proof_needed', 'adult_pin_missing'] as const)('is asked for the password on %s', async (code) => {
    api.answer(chooseAdult, () => {
      throw new ApiError({ code });
    });
    const view = await open(cards([], { hasPin: true }));
    await view.user.click(screen.getByRole('button', { name: /Laura/ }));
    await type(view, '9090');
    expect(await screen.findByLabelText('Contraseña')).toBeTruthy();
  });

  test('is told when the PIN could not be verified', async () => {
    api.answer(chooseAdult, () => {
      throw new ApiError({ code: 'unavailable' });
    });
    const view = await open(cards([], { hasPin: true }));
    await view.user.click(screen.getByRole('button', { name: /Laura/ }));
    await type(view, '9090');
    expect(await screen.findByText('No se pudo verificar el PIN')).toBeTruthy();
  });
});
