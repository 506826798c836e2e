import { afterEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';

import { saveOwnProfile, whoAmI } from '@alcancia/contracts/identity';
import { said, useSession, wayOfSpeaking } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { lauraHere } from '../test/people.js';
import { InOwnWay, ReadAnew } from './in-own-way.js';
import ProfilePage from './profile/profile-page.js';

afterEach(() => act(() => wayOfSpeaking.choose(null)));

const complete = { age: 38, gender: 'female', country: 'AR', relationshipType: 'mother' } as const;

/** As behind a guard: only while somebody is here. */
const Guarded = () =>
  'who' in useSession() ? (
    <InOwnWay>
      <main tabIndex={-1}>
        <ProfilePage />
      </main>
    </InOwnWay>
  ) : null;

function profileOf(languageVariant: 'tu' | 'vos' | undefined) {
  let here = lauraHere({}, { ...complete, displayName: 'Elige', ...(languageVariant && { languageVariant }) });
  const api = new FakeApi()
    .answer(whoAmI, () => here)
    .answer(saveOwnProfile, ({ version, timeZone: _zone, ...saved }) => {
      here = lauraHere({}, { ...saved, version: version + 1 });
      return { version: version + 1 };
    });
  return renderWithKit(<Guarded />, { api, at: '/profile', browser: new FakeBrowser().signedIn() });
}

const pinText = (verb: string) => screen.findByText(`Con él ${verb} de perfil sin escribir la contraseña.`);

test('an adult is spoken to with tú until vos is chosen, and then at once; what was typed stays', async () => {
  const { user, api } = profileOf(undefined);
  await pinText('cambias');
  await user.click(screen.getByRole('radio', { name: 'De vos' }));
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  await pinText('cambiás');
  const saved = api.asked.find(({ subject }) => subject === saveOwnProfile.subject);
  expect(saved?.input).toMatchObject({ languageVariant: 'vos', displayName: 'Elige' });
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: '¿Cómo te llaman?' }).value).toBe('Elige');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'De vos' }).checked).toBe(true);
  expect(document.activeElement?.tagName).toBe('MAIN');
});

test('who chose vos finds it when coming back, and goes back to tú', async () => {
  const { user } = profileOf('vos');
  await pinText('cambiás');
  await user.click(screen.getByRole('radio', { name: 'De tú' }));
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  await pinText('cambias');
  await waitFor(() => expect(wayOfSpeaking.snapshot()).toBeNull());
});

const next = said({ says: 'Toca tu mundo' });
const Next = () => (
  <label>
    {next.says}
    <input />
  </label>
);

test('what comes after an adult who leaves is said with tú, and keeps what was typed meanwhile', async () => {
  const { unmount } = profileOf('vos');
  await pinText('cambiás');
  const { user } = renderWithKit(<ReadAnew page={Next} />, { api: new FakeApi() });
  await user.type(screen.getByLabelText('Tocá tu mundo'), 'Mira');
  unmount();
  expect(screen.getByLabelText<HTMLInputElement>('Toca tu mundo').value).toBe('Mira');
});

test('a form is saved without a word about it when it was not touched', async () => {
  const { user, api } = profileOf('vos');
  await pinText('cambiás');
  await user.click(screen.getByRole('button', { name: 'Guardar Cambios' }));
  await waitFor(() => expect(api.asked.some(({ subject }) => subject === saveOwnProfile.subject)).toBe(true));
  expect(api.asked.find(({ subject }) => subject === saveOwnProfile.subject)?.input).not.toHaveProperty(
    'languageVariant',
  );
});
