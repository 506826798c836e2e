import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import {
  changePassword,
  listSessions,
  proveAdult,
  readAccountErasure,
  saveOwnProfile,
  setOwnPin,
  signOutEverywhere,
  whoAmI,
} from '@alcancia/contracts/identity';
import { ApiError, useSession } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../../test/people.js';
import ProfilePage from './profile-page.js';

const complete = {
  displayName: 'Laura',
  age: 38,
  gender: 'female',
  country: 'MX',
  relationshipType: 'mother',
} as const;

/** As behind a guard: only while somebody is here. */
const Guarded = () => ('who' in useSession() ? <ProfilePage /> : <p>Nadie</p>);

function profile(adult: { hasPin?: boolean; version?: number; erasureDueAt?: string } = {}) {
  let here = lauraHere({}, { ...complete, ...adult });
  const api = new FakeApi()
    .answer(whoAmI, () => here)
    .answer(proveAdult, () => ({ proofToken: 'proven' }))
    .answer(setOwnPin, () => {
      here = lauraHere({}, { ...complete, hasPin: true });
      return {};
    })
    .answer(changePassword, () => ({}))
    .answer(listSessions, () => ({ sessions: [], open: 0 }))
    .answer(signOutEverywhere, () => ({}))
    .answer(readAccountErasure, () => ({ successorName: 'Daniel', owned: [], linked: [], adults: [] }))
    .answer(saveOwnProfile, ({ version, timeZone: _zone, ...saved }) => {
      here = lauraHere({}, { ...saved, version: version + 1 });
      return { version: version + 1 };
    });
  const view = renderWithKit(<Guarded />, { api, at: '/profile', browser: new FakeBrowser().signedIn() });
  const asked = (subject: string) => view.api.asked.filter((one) => one.subject === subject);
  return { ...view, asked };
}
const dialog = () => within(screen.getByRole('dialog'));
const refuse = (code: ConstructorParameters<typeof ApiError>[0]['code']) => () => {
  throw new ApiError({ code });
};

test('whose answer a leaving account waits for is read before any field', async () => {
  profile({ erasureDueAt: '2026-12-24T12:00:00.000Z' });
  const says = await screen.findByText(/^Daniel todavía no ha respondido/);
  const field = screen.getByRole('textbox', { name: 'Nombre completo' });
  expect(says.compareDocumentPosition(field)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

describe('the own data', () => {
  const called = () => screen.findByRole('textbox', { name: '¿Cómo te llaman?' });
  const save = () => screen.getByRole('button', { name: 'Guardar Cambios' });

  test('are saved with the version that was read', async () => {
    const { user, asked } = profile({ version: 7 });
    await user.clear(await called());
    await user.type(await called(), 'Lau');
    await user.click(save());
    expect(await screen.findByText('Cambios guardados')).toBeTruthy();
    expect(asked(saveOwnProfile.subject)[0]?.input).toMatchObject({ displayName: 'Lau', version: 7 });
    await user.type(await called(), 'ra');
    await user.click(save());
    await waitFor(() => expect(asked(saveOwnProfile.subject)).toHaveLength(2));
    expect(asked(saveOwnProfile.subject)[1]?.input).toMatchObject({ displayName: 'Laura', version: 8 });
  });

  test('must be complete, and the first field to mend has the focus', async () => {
    const { user, asked } = profile();
    await user.clear(await called());
    await user.click(save());
    expect(screen.getByText('Escribe cómo te llaman en casa')).toBeTruthy();
    await waitFor(async () => expect(document.activeElement).toBe(await called()));
    expect(asked(saveOwnProfile.subject)).toHaveLength(0);
  });

  test('that somebody has changed before are loaded anew, and what was typed stays', async () => {
    const { user, api, asked } = profile({ version: 1 });
    await user.type(await called(), ' M');
    const now = { ...complete, fullName: 'Laura de Robles', displayName: 'Lala', version: 2 };
    api.answer(saveOwnProfile, refuse('changed_before')).answer(whoAmI, () => lauraHere({}, now));
    await user.click(save());
    expect(await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Volver a cargar' }));
    expect(await screen.findByDisplayValue('Laura de Robles')).toBeTruthy();
    expect(await called()).toHaveProperty('value', 'Laura M');
    expect(screen.queryByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeNull();
    await user.click(save());
    await waitFor(() => expect(asked(saveOwnProfile.subject)).toHaveLength(2));
    const sent = { fullName: 'Laura de Robles', displayName: 'Laura M', version: 2 };
    expect(asked(saveOwnProfile.subject)[1]?.input).toMatchObject(sent);
  });
});

describe('the own PIN', () => {
  const open = async (user: ReturnType<typeof profile>['user'], name: string) =>
    user.click(await screen.findByRole('button', { name }));
  const password = () => dialog().getByLabelText('Contraseña');

  test('is made after the password, written twice', async () => {
    const { user, asked } = profile();
    expect(await screen.findByText('Sin PIN')).toBeTruthy();
    await open(user, 'Crear PIN');
    await user.type(password(), 'ahorrando1x{Enter}');
    await screen.findByRole('group', { name: 'PIN nuevo' });
    await user.keyboard('2468');
    await user.keyboard('2467');
    expect(dialog().getByText('Los PINs no coinciden')).toBeTruthy();
    expect(asked(setOwnPin.subject)).toHaveLength(0);
    await user.keyboard('2468');
    expect(await screen.findByText('Tu PIN está listo')).toBeTruthy();
    expect(asked(proveAdult.subject)[0]?.input).toMatchObject({ proof: { password: 'ahorrando1x' } });
    expect(asked(setOwnPin.subject)[0]?.input).toMatchObject({ pin: '2468', proof: { proofToken: 'proven' } });
    expect(await screen.findByText('PIN activo')).toBeTruthy();
  });

  test('is changed after the PIN of now', async () => {
    const { user, asked } = profile({ hasPin: true });
    await open(user, 'Cambiar PIN');
    await user.keyboard('1357');
    await screen.findByRole('group', { name: 'PIN nuevo' });
    await user.keyboard('2468');
    await user.keyboard('2468');
    await waitFor(() => expect(asked(setOwnPin.subject)).toHaveLength(1));
    expect(asked(proveAdult.subject)[0]?.input).toMatchObject({ proof: { pin: '1357' } });
    expect(asked(setOwnPin.subject)[0]?.input).toMatchObject({ pin: '2468', proof: { proofToken: 'proven' } });
  });

  test.each(['1234', '0000', '4321'])('%s is advised against, and may be taken all the same', async (pin) => {
    const { user } = profile();
    await open(user, 'Crear PIN');
    await user.type(password(), 'ahorrando1x{Enter}');
    await screen.findByRole('group', { name: 'PIN nuevo' });
    await user.keyboard(pin);
    expect(dialog().getByText(`${pin} se adivina rápido. Prueba otro.`)).toBeTruthy();
    await user.click(dialog().getByRole('button', { name: 'Usar este de todos modos' }));
    expect(dialog().getByRole('heading').textContent).toBe('Escríbelo otra vez');
  });

  test('is not chosen before the proof is right', async () => {
    const { user, api, asked } = profile();
    api.answer(proveAdult, refuse('adult_password_wrong'));
    await open(user, 'Crear PIN');
    await user.type(password(), 'otra clave{Enter}');
    expect(await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo')).toBeTruthy();
    expect(password()).toBeTruthy();
    expect(asked(setOwnPin.subject)).toEqual([]);
  });

  test('that was chosen is kept while a proof that is too old is given again', async () => {
    const { user, api, asked } = profile();
    api.answer(setOwnPin, refuse('adult_proof_needed'));
    await open(user, 'Crear PIN');
    await user.type(password(), 'ahorrando1x{Enter}');
    await screen.findByRole('group', { name: 'PIN nuevo' });
    await user.keyboard('24682468');
    expect(await screen.findByText('Hace falta un adulto. Confirma con tu PIN o tu contraseña.')).toBeTruthy();
    api.answer(setOwnPin, () => ({}));
    await user.type(password(), 'ahorrando1x{Enter}');
    expect(await screen.findByText('Tu PIN está listo')).toBeTruthy();
    expect(asked(setOwnPin.subject).at(-1)?.input).toMatchObject({ pin: '2468' });
  });

  test('that is locked leaves only the password', async () => {
    const { user, api } = profile({ hasPin: true });
    api.answer(proveAdult, refuse('adult_pin_locked'));
    await open(user, 'Cambiar PIN');
    await user.keyboard('1357');
    expect(await screen.findByText(/PIN bloqueado/)).toBeTruthy();
    expect(password()).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Usar mi PIN' })).toBeNull();
  });
});

describe('the account', () => {
  const openPassword = async (user: ReturnType<typeof profile>['user']) =>
    user.click(await screen.findByRole('button', { name: /Contraseña/ }));
  const fill = async (user: ReturnType<typeof profile>['user'], current: string, next: string, again: string) => {
    await user.type(dialog().getByLabelText('Contraseña actual'), current);
    await user.type(dialog().getByLabelText('Contraseña nueva'), next);
    await user.type(dialog().getByLabelText('Confirmar contraseña'), again);
    await user.click(dialog().getByRole('button', { name: 'Cambiar contraseña' }));
  };

  test('changes its password after the old one', async () => {
    const { user, asked } = profile();
    await openPassword(user);
    await fill(user, 'ahorrando1x', 'Alcancia-2026', 'Alcancia-2026');
    expect(await screen.findByText('Contraseña cambiada')).toBeTruthy();
    expect(asked(changePassword.subject)[0]?.input).toEqual({
      currentPassword: 'ahorrando1x',
      password: 'Alcancia-2026',
      confirmPassword: 'Alcancia-2026',
    });
  });

  test.each([
    ['corta', 'corta', 'La contraseña debe tener al menos 6 caracteres'],
    ['Alcancia-2026', 'Alcancia-2027', 'Las contraseñas no coinciden'],
  ])('%s and %s are refused at once', async (next, again, message) => {
    const { user, asked } = profile();
    await openPassword(user);
    await fill(user, 'ahorrando1x', next, again);
    expect(dialog().getByText(message)).toBeTruthy();
    expect(asked(changePassword.subject)).toHaveLength(0);
  });

  test('says under the field what the server refused', async () => {
    const { user, api } = profile();
    api.answer(changePassword, refuse('adult_password_wrong'));
    await openPassword(user);
    await fill(user, 'equivocada', 'Alcancia-2026', 'Alcancia-2026');
    expect(await screen.findByText('Contraseña incorrecta. Por favor intenta de nuevo')).toBeTruthy();
    expect(dialog().getByLabelText('Contraseña actual').getAttribute('aria-invalid')).toBe('true');
  });

  test('ends every session only after it was confirmed, and this browser keeps nothing', async () => {
    const { user, asked, browser } = profile();
    await user.click(await screen.findByRole('button', { name: /Sesiones/ }));
    await user.click(dialog().getByRole('button', { name: 'Cerrar todas' }));
    expect(asked(signOutEverywhere.subject)).toHaveLength(0);
    await user.click(dialog().getByRole('button', { name: 'Cerrar todas' }));
    expect(await screen.findByText('Nadie')).toBeTruthy();
    expect(asked(signOutEverywhere.subject)).toHaveLength(1);
    expect(browser.kept.size).toBe(0);
  });
});
