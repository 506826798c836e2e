import { beforeEach, describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useSyncExternalStore } from 'react';

import { proveAdult, setOwnPin, whoAmI } from '@alcancia/contracts/identity';
import { ApiError, useSession } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';
import { dismissToast } from '@alcancia/web-kit/ui';

import { lauraHere } from '../../test/people.js';
import { endOffer, offeredPin, offerPin } from '../offered-pin.js';
import PinOffer from './pin-offer.js';

function Frame() {
  const proofToken = useSyncExternalStore(offeredPin.subscribe, offeredPin.snapshot);
  if (!('who' in useSession())) return null;
  return (
    <>
      <p>Inicio</p>
      {proofToken && <PinOffer proofToken={proofToken} />}
    </>
  );
}

beforeEach(() => {
  localStorage.clear();
  endOffer();
  dismissToast();
});

async function afterThePassword(hasPin = false) {
  const api = new FakeApi().answer(whoAmI, () => lauraHere({}, { hasPin })).answer(setOwnPin, () => ({}));
  offerPin('given with the password');
  const view = renderWithKit(<Frame />, { api, browser: new FakeBrowser().signedIn() });
  await screen.findByText('Inicio');
  return { ...view, api };
}
const dialog = () => within(screen.getByRole('dialog'));
const refuse = (code: ConstructorParameters<typeof ApiError>[0]['code']) => () => {
  throw new ApiError({ code });
};
const pinsAsked = (api: FakeApi) =>
  api.asked.filter(({ subject }) => subject === setOwnPin.subject).map(({ input }) => input);

describe('the own PIN that is offered after the password', () => {
  test('is made without another proof', async () => {
    const { user, api } = await afterThePassword();
    await user.click(dialog().getByRole('button', { name: 'Crear mi PIN' }));
    await user.keyboard('2468');
    await user.keyboard('2468');
    await screen.findByText('Tu PIN está listo');
    expect(api.asked.filter(({ subject }) => subject === proveAdult.subject)).toEqual([]);
    expect(pinsAsked(api)[0]).toMatchObject({ pin: '2468', proof: { proofToken: 'given with the password' } });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('is not offered again on this device once it was declined', async () => {
    const { user } = await afterThePassword();
    await user.click(dialog().getByRole('button', { name: 'Ahora no' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    offerPin('the next time');
    expect(offeredPin.snapshot()).toBeNull();
  });

  test('is nothing to whoever has one', async () => {
    await afterThePassword(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['internal', 'Ocurrió un error inesperado'],
    ['rate_limited', 'Demasiados intentos'],
    ['unavailable', 'No pudimos conectar'],
  ] as const)(
    'that could not be saved (%s) says so, stays chosen and is only written once more',
    async (code, said) => {
      const { user, api } = await afterThePassword();
      api.answer(setOwnPin, refuse(code));
      await user.click(dialog().getByRole('button', { name: 'Crear mi PIN' }));
      await user.keyboard('24682468');
      expect(await dialog().findByText(said)).toBeTruthy();
      expect(dialog().getByRole('heading').textContent).toBe('Escríbelo otra vez');
      expect(screen.queryByText('Tu PIN está listo')).toBeNull();

      api.answer(setOwnPin, () => ({}));
      await user.keyboard('2468');
      await screen.findByText('Tu PIN está listo');
      expect(pinsAsked(api).at(-1)).toMatchObject({ pin: '2468', proof: { proofToken: 'given with the password' } });
    },
  );

  test('whose password was given too long ago asks for it again and keeps the PIN', async () => {
    const { user, api } = await afterThePassword();
    api.answer(setOwnPin, refuse('adult_proof_needed')).answer(proveAdult, refuse('adult_password_wrong'));
    await user.click(dialog().getByRole('button', { name: 'Crear mi PIN' }));
    await user.keyboard('24682468');
    expect(await dialog().findByText(/^Hace falta un adulto/)).toBeTruthy();

    await user.type(dialog().getByLabelText('Contraseña'), 'otra clave{Enter}');
    expect(await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo')).toBeTruthy();
    expect(dialog().getByLabelText('Contraseña')).toHaveProperty('value', 'otra clave');

    api.answer(setOwnPin, () => ({})).answer(proveAdult, () => ({ proofToken: 'given anew' }));
    await user.clear(dialog().getByLabelText('Contraseña'));
    await user.type(dialog().getByLabelText('Contraseña'), 'ahorrando1x{Enter}');
    await screen.findByText('Tu PIN está listo');
    expect(pinsAsked(api).at(-1)).toMatchObject({ pin: '2468', proof: { proofToken: 'given anew' } });
  });

  test('that failed and was closed is offered again after the next password', async () => {
    const { user, api } = await afterThePassword();
    api.answer(setOwnPin, refuse('internal'));
    await user.click(dialog().getByRole('button', { name: 'Crear mi PIN' }));
    await user.keyboard('24682468');
    await dialog().findByText('Ocurrió un error inesperado');
    await user.click(dialog().getByRole('button', { name: 'Cerrar' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    offerPin('the next time');
    expect(offeredPin.snapshot()).toBe('the next time');
  });
});
