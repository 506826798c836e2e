import { screen } from '@testing-library/react';

import { listProfiles } from '@alcancia/contracts/identity';
import { type FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import SelectorPage from '../src/selector/selector-page.js';
import type { cards } from './people.js';

const path = '/profile-selector';

/** '¿Quién está aquí?' with these profiles, as a signed-in browser shows it. */
export async function openSelector(api: FakeApi, profiles: ReturnType<typeof cards>, query = '') {
  api.answer(listProfiles, () => profiles);
  const view = renderWithKit(<SelectorPage />, { at: path + query, path, api, browser: new FakeBrowser().signedIn() });
  await screen.findByRole('button', { name: /Laura/ });
  return view;
}
