import { beforeEach, expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import {
  beginPasskey,
  confirmPasskey,
  readSecondStep,
  removePasskey,
  renamePasskey,
} from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SecondStepDialog from './second-step-dialog.js';

const bytes = (text: string): ArrayBuffer => Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer;
const base64url = (text: string): string => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** The browser's own part, which jsdom lacks: a sensor that answers, or none that does. */
const credentials = { create: jest.fn<() => Promise<unknown>>(), get: jest.fn<() => Promise<unknown>>() };
beforeEach(() => {
  Object.assign(globalThis, { PublicKeyCredential: class {} });
  Object.defineProperty(navigator, 'credentials', { value: credentials, configurable: true });
  const own = { id: base64url('the key'), rawId: bytes('the key'), type: 'public-key' };
  const clientDataJSON = bytes('{}');
  credentials.create.mockResolvedValue({
    ...own,
    response: { clientDataJSON, attestationObject: bytes('made'), getTransports: () => ['internal'] },
    getClientExtensionResults: () => ({}),
  });
  credentials.get.mockResolvedValue({
    ...own,
    response: { clientDataJSON, authenticatorData: bytes('data'), signature: bytes('signed') },
    getClientExtensionResults: () => ({}),
  });
});

const options = {
  challenge: base64url('ask'),
  rp: { id: 'localhost', name: 'Alcancía' },
  user: { id: base64url('laura'), name: 'laura@correo.example', displayName: '' },
  pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
};
const phone = {
  passkeyId: base64url('the key'),
  name: 'Mi teléfono',
  createdAt: '2026-11-02T10:00:00.000Z',
  lastUsedAt: null,
};

function openDialog(passkeys = [phone]) {
  const api = new FakeApi()
    .answer(readSecondStep, () => ({ totpSince: null, passkeys, recoveryCodesLeft: passkeys.length * 10 }))
    .answer(beginPasskey, () => ({ options }))
    .answer(confirmPasskey, () => ({ recoveryCodes: ['abcde-23456'] }))
    .answer(renamePasskey, () => ({}))
    .answer(removePasskey, () => ({}));
  const view = renderWithKit(<SecondStepDialog onClose={() => undefined} />, { api });
  const press = (name: string) => view.user.click(screen.getByRole('button', { name }));
  const asked = (subject: string) => api.asked.filter((one) => one.subject === subject).map(({ input }) => input);
  return { ...view, api, asked, press };
}

async function toMaking({ user, press }: ReturnType<typeof openDialog>) {
  await screen.findByText('Llaves de acceso');
  await press('Agregar llave de acceso');
  await user.type(await screen.findByLabelText('Tu contraseña'), 'ahorrando1');
  await press('Continuar');
  await screen.findByLabelText('Nombre de la llave');
}

test('a passkey is made behind the password, named, and followed by the first recovery codes', async () => {
  const view = openDialog([]);
  await toMaking(view);
  const name = screen.getByLabelText('Nombre de la llave');
  await view.user.clear(name);
  await view.press('Crear llave');
  expect(screen.getByText('Escribe un nombre')).toBeTruthy();
  await view.user.type(name, ' Mi teléfono ');
  await view.press('Crear llave');
  expect(await screen.findByText('abcde-23456')).toBeTruthy();
  expect(view.asked(beginPasskey.subject)).toEqual([{ password: 'ahorrando1' }]);
  const response = { clientDataJSON: base64url('{}'), attestationObject: base64url('made'), transports: ['internal'] };
  const id = base64url('the key');
  const passkey = { id, rawId: id, type: 'public-key', response };
  expect(view.asked(confirmPasskey.subject)).toEqual([{ name: 'Mi teléfono', passkey }]);
});

test('one that the device does not make is said, and may be tried again', async () => {
  credentials.create.mockRejectedValueOnce(new DOMException('nobody answered', 'NotAllowedError'));
  const view = openDialog([]);
  await toMaking(view);
  await view.press('Crear llave');
  expect(await screen.findByText(/^No se creó la llave/)).toBeTruthy();
  expect(view.asked(confirmPasskey.subject)).toEqual([]);
  await view.press('Crear llave');
  expect(await screen.findByText('abcde-23456')).toBeTruthy();
});

test('the list calls a key something else', async () => {
  const { user, asked, press } = openDialog();
  expect(within(await screen.findByRole('listitem')).getByText('Mi teléfono')).toBeTruthy();
  await press('Renombrar: Mi teléfono');
  await user.clear(screen.getByLabelText('Nombre de la llave'));
  await press('Guardar');
  expect(screen.getByText('Escribe un nombre')).toBeTruthy();
  await user.type(screen.getByLabelText('Nombre de la llave'), 'Llavero');
  await press('Guardar');
  expect(await screen.findByText('Nombre cambiado')).toBeTruthy();
  expect(asked(renamePasskey.subject)).toEqual([{ passkeyId: phone.passkeyId, name: 'Llavero' }]);
});

test('a key is taken away with itself as the second step; one that was refused is asked for something else', async () => {
  const { user, api, asked, press } = openDialog();
  const ask = (text: string) => ({ challenge: base64url(text), rpId: 'localhost', allowCredentials: [] });
  api.answer(removePasskey, ({ second }) => {
    if (second) throw new ApiError({ code: 'passkey_wrong', details: { passkey: ask('second') } });
    throw new ApiError({ code: 'second_step_needed', details: { methods: ['passkey'], passkey: ask('first') } });
  });
  await screen.findByRole('listitem');
  await press('Quitar: Mi teléfono');
  expect(await screen.findByText('«Mi teléfono» dejará de servir para entrar.')).toBeTruthy();
  await user.type(screen.getByLabelText('Tu contraseña'), 'ahorrando1');
  await press('Quitar');
  await screen.findByRole('button', { name: 'Usar mi llave de acceso' });
  expect(screen.queryByLabelText('Código de tu app')).toBeNull();
  await press('Usar mi llave de acceso');
  expect(await screen.findByText(/^No pudimos comprobar tu llave de acceso/)).toBeTruthy();
  api.answer(removePasskey, () => ({}));
  await press('Usar mi llave de acceso');
  expect(await screen.findByText('Llave de acceso quitada')).toBeTruthy();
  const challenges = credentials.get.mock.calls.map((call) => {
    const [{ publicKey }] = call as unknown as [CredentialRequestOptions];
    return String.fromCharCode(...new Uint8Array(publicKey?.challenge as ArrayBuffer));
  });
  expect(challenges).toEqual(['first', 'second']);
  expect(asked(removePasskey.subject).at(-1)).toMatchObject({
    passkeyId: phone.passkeyId,
    password: 'ahorrando1',
    second: { passkey: { response: { signature: base64url('signed') } } },
  });
});

test('a key that does not answer is said, and a recovery code still serves', async () => {
  credentials.get.mockRejectedValueOnce(new DOMException('nobody answered', 'NotAllowedError'));
  const { user, api, asked, press } = openDialog();
  const passkey = { challenge: base64url('ask'), rpId: 'localhost', allowCredentials: [] };
  api.answer(removePasskey, ({ second }) => {
    if (second) return {};
    throw new ApiError({ code: 'second_step_needed', details: { methods: ['passkey', 'recovery'], passkey } });
  });
  await screen.findByRole('listitem');
  await press('Quitar: Mi teléfono');
  await user.type(await screen.findByLabelText('Tu contraseña'), 'ahorrando1');
  await press('Quitar');
  await user.click(await screen.findByRole('button', { name: 'Usar mi llave de acceso' }));
  expect(await screen.findByText(/^No hubo respuesta de tu llave/)).toBeTruthy();
  await user.type(screen.getByLabelText('Código de recuperación'), 'abcde-23456');
  await press('Quitar');
  expect(await screen.findByText('Llave de acceso quitada')).toBeTruthy();
  expect(asked(removePasskey.subject).at(-1)).toMatchObject({ second: { recoveryCode: 'abcde-23456' } });
});
