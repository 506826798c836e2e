import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import {
  authorizeDevice,
  checkDevice,
  chooseAdult,
  chooseChild,
  proveAdult,
  setChildPin,
  whoAmI,
} from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi } from '@alcancia/web-kit/testing';

import { openSelector } from '../../test/open-selector.js';
import { cards, ids, lauraHere, sofiaHere, sofiasCard } from '../../test/people.js';

type Profiles = ReturnType<typeof cards>;
const device: OutputOf<typeof checkDevice> = {
  isAuthorized: true,
  isAllowed: true,
  currentDevices: 1,
  deviceLimit: 3,
  reason: 'authorized',
};
const unknownDevice: typeof device = { ...device, isAuthorized: false, reason: 'within_limit' };
const fullPlan: typeof device = {
  ...unknownDevice,
  isAllowed: false,
  currentDevices: 3,
  reason: 'limit_reached',
};
const nobodyChosen = lauraHere({ profile: 'none', active: null });

let api: FakeApi;
let who: ReturnType<typeof lauraHere>;
beforeEach(() => {
  who = nobodyChosen;
  api = new FakeApi()
    .answer(whoAmI, () => who)
    .answer(checkDevice, () => device)
    .answer(proveAdult, () => ({ proofToken: 'given for the device' }));
});

const open = (profiles: Profiles = cards([sofiasCard()])) => openSelector(api, profiles);
const dialog = () => within(screen.getByRole('dialog'));
const type = async ({ user }: Awaited<ReturnType<typeof open>>, pin: string) => user.keyboard(pin);

describe('a child', () => {
  const enterSofia = async (profiles?: Profiles) => {
    const view = await open(profiles);
    await view.user.click(screen.getByRole('button', { name: /Sofía/ }));
    await screen.findByRole('dialog');
    return view;
  };

  test('enters by PIN on an authorised device', async () => {
    api.answer(chooseChild, () => {
      who = sofiaHere();
      return { childToken: 'opaque', displayName: 'Sofía' };
    });
    const view = await enterSofia();
    await type(view, '1357');
    await screen.findByText('Hola Sofía');
    await waitFor(() => expect(view.where()).toBe(`/child-dashboard/${ids.sofia}`));
    expect(api.asked.find(({ subject }) => subject === 'identity.choose-child')?.input).toMatchObject({
      childId: ids.sofia,
      pin: '1357',
      refreshToken: 'refresh-1',
    });
  });

  test.each([
    [{ code: 'child_pin_wrong', details: { attemptsLeft: 2 } }, 'PIN incorrecto', 'Te quedan 2 intentos'],
    [
      { code: 'child_pin_locked', details: { minutes: 5, justLocked: true } },
      'PIN bloqueado',
      'Demasiados intentos. Intenta en 5 minutos o pide ayuda a un adulto',
    ],
    [{ code: 'unavailable' }, 'Error', 'No se pudo cambiar de perfil'],
  ] as const)('hears of %j', async (error, title, text) => {
    api.answer(chooseChild, () => {
      throw new ApiError(error);
    });
    const view = await enterSofia();
    await type(view, '1111');
    await screen.findByText(title);
    expect(screen.getByText(text)).toBeTruthy();
  });

  test('waits while the PIN is locked: the pad rests and counts the minutes', async () => {
    const pinLockedUntil = new Date(Date.now() + 3.5 * 60_000).toISOString();
    await enterSofia(cards([sofiasCard({ pinLockedUntil })]));
    expect(screen.getByText('PIN bloqueado')).toBeTruthy();
    expect(screen.getByText('Intenta de nuevo en 4 minutos')).toBeTruthy();
    expect(dialog().getByRole<HTMLButtonElement>('button', { name: '1' }).disabled).toBe(true);
  });

  test('finds help when only an adult can unlock', async () => {
    const view = await enterSofia(cards([sofiasCard({ needsAdult: true })]));
    expect(screen.getByText('PIN bloqueado')).toBeTruthy();
    expect(screen.getByText('Pide ayuda a un adulto para abrirlo')).toBeTruthy();
    await view.user.click(dialog().getByRole('button', { name: 'Pedir ayuda a un adulto' }));
    await view.user.click(dialog().getByRole('button', { name: 'Entrar como adulto' }));
    expect(dialog().getByLabelText('Contraseña')).toBeTruthy();
  });

  test('that was handed the tablet is asked for its PIN at once, any other address asks nobody', async () => {
    const view = await openSelector(api, cards([sofiasCard()]), `?child=${ids.sofia}`);
    expect(await screen.findByText('Escribe tu PIN')).toBeTruthy();
    expect(dialog().getByRole('heading', { name: 'Hola, Sofía' })).toBeTruthy();
    view.unmount();
    await openSelector(api, cards([sofiasCard()]), `?child=${ids.mateo}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('needs the device authorised first, and goes on afterwards', async () => {
    api
      .answer(checkDevice, () => unknownDevice)
      .answer(authorizeDevice, () => ({ deviceId: ids.session, currentDevices: 2, deviceLimit: 3 }));
    const view = await enterSofia();
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await screen.findByText('2 de 3 dispositivos en uso');
    const { input } = api.asked.find(({ subject }) => subject === 'identity.authorize-device') ?? {};
    const proofToken = 'given for the device';
    expect(input).toMatchObject({ childId: ids.sofia, name: 'Computadora', type: 'desktop', proofToken });
    expect(String(input?.['fingerprint'])).toMatch(/^[0-9a-f]{32}$/);
    await view.user.click(dialog().getByRole('button', { name: 'Continuar' }));
    expect(screen.getByText('Escribe tu PIN')).toBeTruthy();
  });

  test('without a PIN makes it with the password that authorised the device', async () => {
    api
      .answer(checkDevice, () => unknownDevice)
      .answer(authorizeDevice, () => ({ deviceId: ids.session, currentDevices: 1, deviceLimit: 3 }))
      .answer(setChildPin, () => ({}));
    const view = await enterSofia(cards([sofiasCard({ hasPin: false })]));
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await view.user.click(await screen.findByRole('button', { name: 'Continuar' }));
    await view.user.click(dialog().getByRole('button', { name: 'Empezar' }));
    await type(view, '2468');
    await screen.findByText('Escríbelo otra vez');
    await type(view, '2468');
    await screen.findByText('¡Listo, Sofía!');
    const given = api.asked.filter(({ subject }) => subject === proveAdult.subject);
    expect(given.map(({ input }) => input['proof'])).toEqual([{ password: 'ahorrando1' }]);
    expect(api.asked.find(({ subject }) => subject === setChildPin.subject)?.input).toMatchObject({
      proof: { proofToken: 'given for the device' },
    });
  });

  test.each([
    ['adult_password_wrong', 'Contraseña incorrecta'],
    ['adult_password_too_soon', 'Espera 2 segundos entre intentos'],
    ['rate_limited', 'Demasiados intentos de inicio de sesión. Espera 60 segundos.'],
  ] as const)('a password for the device that is refused: %s is said as "%s"', async (code, said) => {
    api
      .answer(checkDevice, () => unknownDevice)
      .answer(proveAdult, () => {
        throw new ApiError({ code });
      });
    const view = await enterSofia();
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(said));
    expect(api.asked.some(({ subject }) => subject === authorizeDevice.subject)).toBe(false);
  });

  test.each([
    ['device_unknown', 'No se pudo detectar el dispositivo'],
    ['not_permitted', 'No se pudo autorizar el dispositivo'],
  ] as const)('a device that may not be authorised: %s is said as "%s"', async (code, said) => {
    api
      .answer(checkDevice, () => unknownDevice)
      .answer(authorizeDevice, () => {
        throw new ApiError({ code });
      });
    const view = await enterSofia();
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await waitFor(() => expect(dialog().getByRole('alert').textContent).toBe(said));
  });

  test('a full plan leads to the devices of Settings', async () => {
    api.answer(checkDevice, () => fullPlan);
    api.answer(chooseAdult, () => {
      who = lauraHere();
      return { tokens: null, displayName: 'Laura' };
    });
    const view = await enterSofia();
    expect(screen.getByText('3 de 3 dispositivos en uso')).toBeTruthy();
    await view.user.click(dialog().getByRole('button', { name: 'Ver dispositivos' }));
    await view.user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1{Enter}');
    await waitFor(() => expect(view.where()).toBe('/settings?tab=devices'));
  });

  test('says when the device could not be looked at', async () => {
    api.answer(checkDevice, () => {
      throw new ApiError({ code: 'unavailable' });
    });
    const view = await open();
    await view.user.click(screen.getByRole('button', { name: /Sofía/ }));
    expect(await screen.findByText('Error al verificar límite de dispositivos')).toBeTruthy();
  });
});
