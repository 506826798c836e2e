import { expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';

import { changePassword, whoAmI } from '@alcancia/contracts/identity';
import type { WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { aRemote, aStorage, aWorldRemote, entry, page, someRemotes } from '../../test/a-remote.js';
import { lauraHere, sofiaHere } from '../../test/people.js';
import ProtectedPage from './protected-page.js';
import { RemotesProvider } from '../remotes-provider.js';

const panel = () => ({
  routes: [page('/super-admin-dashboard', 'Panel', { for: 'administrators' })],
  nav: [entry('/super-admin-dashboard', 'Panel Admin')],
});
const ana = (pendingSetup: NonNullable<WhoAmI['pendingSetup']> = []) =>
  lauraHere({ role: 'super_admin', household: null, pendingSetup });

function visit(at: string, who: () => WhoAmI | null) {
  const { asked, remotes } = someRemotes({ family: aRemote, child: aWorldRemote, admin: panel }, aStorage());
  const api = new FakeApi().answer(whoAmI, () => who() ?? lauraHere()).answer(changePassword, () => ({}));
  const view = renderWithKit(
    <RemotesProvider remotes={remotes}>
      <ProtectedPage />
    </RemotesProvider>,
    // A visitor leaves this page, as by the shell's routes.
    who() ? { at, api, browser: new FakeBrowser().signedIn() } : { at, path: at, api, browser: new FakeBrowser() },
  );
  return { ...view, asked };
}

test.each([
  ['an adult', lauraHere()],
  ['a child', sofiaHere()],
])('%s finds no page of who runs the product, and its bundle is not loaded', async (_, who) => {
  const { asked } = visit('/super-admin-dashboard', () => who);
  await screen.findByText('Oops! Page not found');
  expect(asked).not.toContain('admin');
  expect(asked.toSorted()).toEqual(['child', 'family']);
});

test('a visitor is sent to sign in, and nothing is loaded', async () => {
  const { asked, where } = visit('/admin', () => null);
  await waitFor(() => expect(where()).toBe('/auth?tab=signin'));
  expect(asked).toEqual([]);
});

test('who runs the product has their own menu and loads nothing of families', async () => {
  const { asked, user } = visit('/super-admin-dashboard', () => ana());
  await screen.findByRole('heading', { name: 'Panel' });
  expect(asked).toEqual(['admin']);
  expect(screen.queryByRole('button', { name: /notificaciones/i })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Menú de Laura' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Cerrar Sesión']);
});

test('before anything else the account is set up, one step after the other', async () => {
  let pending: NonNullable<WhoAmI['pendingSetup']> = ['password', 'second-step'];
  const { user } = visit('/super-admin-dashboard', () => ana(pending));
  await screen.findByRole('heading', { name: 'Primero protege tu cuenta' });
  expect(screen.queryByRole('heading', { name: 'Panel' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Añadir' })).toHaveProperty('disabled', true);

  await user.click(screen.getByRole('button', { name: 'Cambiar contraseña' }));
  const dialog = within(await screen.findByRole('dialog'));
  pending = [];
  await user.click(dialog.getByRole('button', { name: 'Cancelar' }));
  // What is shown last stays until the person goes on: recovery codes are shown once.
  await user.click(await screen.findByRole('button', { name: 'Entrar al panel' }));
  await screen.findByRole('heading', { name: 'Panel' });
});
