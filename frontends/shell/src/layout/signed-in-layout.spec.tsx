import { afterEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';

import { onboardingSteps, readProgress } from '@alcancia/contracts/family';
import { leaveProfile, signOut, whoAmI } from '@alcancia/contracts/identity';
import { ApiError, useSession, type WhoAmI } from '@alcancia/web-kit';
import { HeadPlace } from '@alcancia/web-kit/ui';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { aRemote, aStorage, someRemotes } from '../../test/a-remote.js';
import { lauraHere, sofiaHere } from '../../test/people.js';
import { type Navigation, navigationOf } from '../find-page.js';
import { SignedInLayout } from './signed-in-layout.js';

const steps = onboardingSteps.map((step) => ({ step, isDone: false }));

/** As behind a guard: only while somebody is here. */
const Guarded = ({ children }: { readonly children: ReactNode }) => ('who' in useSession() ? children : null);

const nothing = { children: true, goals: false, activities: false, challenges: false, rewards: false };
const everything = { children: true, goals: true, activities: true, challenges: true, rewards: true };

const brought = navigationOf([{ name: 'family', status: 'here', known: aRemote() }], () => true);

interface Here {
  readonly who?: WhoAmI;
  readonly unlocked?: typeof everything;
  readonly at?: string;
  readonly isWorld?: boolean;
  readonly navigation?: Navigation;
}

const show = ({
  who = lauraHere(),
  unlocked = everything,
  at = '/children',
  isWorld = false,
  navigation = brought,
}: Here = {}) =>
  renderWithKit(
    <Guarded>
      <SignedInLayout
        isWorld={isWorld}
        title="Mis Niños"
        navigation={navigation}
        bell={<button type="button">Campana</button>}
      >
        <HeadPlace />
        <h1>Página</h1>
      </SignedInLayout>
    </Guarded>,
    {
      at,
      api: new FakeApi()
        .answer(whoAmI, () => who)
        .answer(leaveProfile, () => ({}))
        .answer(signOut, () => ({}))
        .answer(readProgress, () => ({ unlocked, steps, percent: 29 })),
      browser: new FakeBrowser().signedIn(),
    },
  );
const column = () => screen.findByRole('navigation', { name: 'Menú' });
const bar = () => screen.findByRole('navigation', { name: 'Principal' });

describe('the frame of an adult', () => {
  test('lists what was brought, and says where one is', async () => {
    show();
    const links = within(await column()).getAllByRole('link');
    expect(links.map((link) => link.textContent?.trim())).toEqual([
      'Inicio 12 por aprobar',
      'Mis Niños',
      'Metas',
      'Recompensas (Opcional)',
    ]);
    expect(within(await column()).getByRole('link', { current: 'page' }).textContent).toContain('Mis Niños');
    expect(within(await column()).getByText('Gestión Familiar')).toBeTruthy();
    expect(screen.queryByText('Herramientas IA')).toBeNull();
    await waitFor(() => expect(document.title).toBe('Mis Niños · Alcancía'));
  });

  test('marks with one neutral icon what a micro-frontend that does not answer would have drawn', async () => {
    const storage = aStorage();
    const whole = someRemotes({ family: () => aRemote() }, storage).remotes;
    whole.want(['family']);
    await waitFor(() => expect(whole.snapshot()[0]?.status).toBe('here'));
    const { remotes } = someRemotes({ family: () => Promise.reject(new Error('down')) }, storage);
    const marks = async () => {
      const { unmount } = show({ navigation: navigationOf(remotes.snapshot(), () => true) });
      const found = (await bar()).querySelectorAll('a svg circle').length;
      unmount();
      return found;
    };
    expect(await marks()).toBe(0);
    remotes.want(['family']);
    await waitFor(() => expect(remotes.snapshot()[0]?.status).toBe('down'));
    expect(await marks()).toBe(3);
  });

  test('counts what waits, on the column and on the bar', async () => {
    show();
    expect(within(await column()).getByText('12 por aprobar')).toBeTruthy();
    expect(within(await bar()).getByText('12 por aprobar')).toBeTruthy();
  });

  test.each([
    ['Metas', 'Primero crea el perfil de un niño'],
    ['Recompensas (Opcional)', 'Se desbloquea con una actividad y una meta'],
  ])('%s is locked and says on focus what is missing', async (label, reason) => {
    const { user } = show({ unlocked: nothing });
    const menu = within(await column());
    const locked = await menu.findByRole('link', { name: label, description: reason });
    expect(locked.getAttribute('aria-disabled')).toBe('true');
    expect(locked.getAttribute('href')).toBeNull();
    act(() => locked.focus());
    expect(menu.getByText(reason).hidden).toBe(false);
    await user.keyboard('{Escape}');
    expect(menu.getByText(reason).hidden).toBe(true);
    await user.click(locked);
    expect(menu.getByText(reason).hidden).toBe(false);
  });

  test('opens the phone’s menu, and going somewhere closes it', async () => {
    const { user, where } = show({ at: '/dashboard' });
    await user.click(within(await bar()).getByRole('button', { name: 'Menú' }));
    const menu = await screen.findByRole('dialog', { name: 'Menú' });
    expect(within(menu).getByText('Gestión Familiar')).toBeTruthy();
    await user.click(within(menu).getByRole('link', { name: /Recompensas/ }));
    await waitFor(() => expect(where()).toBe('/rewards'));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement?.id).toBe('contenido');
  });

  test('has a way past the navigation', async () => {
    show();
    const skip = await screen.findByRole('link', { name: 'Saltar al contenido' });
    expect(skip.getAttribute('href')).toBe('#contenido');
    expect(screen.getByRole('main').id).toBe('contenido');
  });
});

describe('the profile menu', () => {
  const openMenu = async ({ user }: Pick<ReturnType<typeof show>, 'user'>) => {
    await user.click(await screen.findByRole('button', { name: 'Menú de Laura' }));
    await screen.findByRole('menu');
  };

  test('shows who is here and what is theirs, and arrows move in it', async () => {
    const view = show();
    await openMenu(view);
    expect(screen.getByRole('button', { name: 'Menú de Laura' }).textContent).toContain('LMLauraAdulto');
    const items = screen.getAllByRole('menuitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'Padre/Tutor',
      'Invitar Tutor',
      'Mi Perfil',
      'Configuración',
      'Mi Suscripción',
      'Cambiar Perfil',
      'Cerrar Sesión',
    ]);
    expect(document.activeElement).toBe(items[0]);
    await view.user.keyboard('{ArrowUp}');
    expect(document.activeElement).toBe(items[6]);
    await view.user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menú de Laura' }));
  });

  test.each([
    ['Padre/Tutor', '/settings'],
    ['Invitar Tutor', '/invite-guardian'],
    ['Mi Perfil', '/profile'],
    ['Configuración', '/settings'],
    ['Mi Suscripción', '/pricing'],
  ])('%s leads to %s', async (label, to) => {
    const view = show();
    await openMenu(view);
    await view.user.click(screen.getByRole('menuitem', { name: label }));
    expect(view.where()).toBe(to);
  });

  test('Cambiar Perfil leaves the profile and opens the selector', async () => {
    const view = show();
    await openMenu(view);
    await view.user.click(screen.getByRole('menuitem', { name: 'Cambiar Perfil' }));
    await waitFor(() => expect(view.where()).toBe('/profile-selector'));
    expect(view.api.asked.map(({ subject }) => subject)).toContain(leaveProfile.subject);
    expect(view.browser.isMarked).toBe(false);
  });

  test('Cambiar Perfil that fails says so and stays', async () => {
    const view = show();
    view.api.answer(leaveProfile, () => {
      throw new ApiError({ code: 'internal' });
    });
    await openMenu(view);
    await view.user.click(screen.getByRole('menuitem', { name: 'Cambiar Perfil' }));
    expect(await screen.findByText('No se pudo cambiar de perfil')).toBeTruthy();
    expect(view.where()).toBe('/children');
  });

  test('Cerrar Sesión clears this browser even if the server does not answer', async () => {
    const view = show();
    view.api.answer(signOut, () => {
      throw new ApiError({ code: 'unavailable' });
    });
    await openMenu(view);
    await view.user.click(screen.getByRole('menuitem', { name: 'Cerrar Sesión' }));
    await waitFor(() => expect(view.where()).toBe('/auth?tab=signin'));
    expect(view.browser.kept.size).toBe(0);
  });
});

test('a child’s world has no navigation, and the bell stands in its own head', async () => {
  show({ who: sofiaHere(), isWorld: true });
  await screen.findByText('Página');
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.queryByRole('button', { name: /Menú/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Campana' })).toBeTruthy();
});

describe('the example family', () => {
  const config = (isExample: boolean) => {
    const element = Object.assign(document.createElement('script'), {
      id: 'alcancia-config',
      type: 'application/json',
    });
    element.textContent = JSON.stringify({ remotes: {}, isExample });
    document.body.append(element);
  };
  afterEach(() => document.querySelector('#alcancia-config')?.remove());

  test.each([false, true])('says on every screen that it is one (in a world: %s)', async (isWorld) => {
    config(true);
    show({ isWorld });
    const strip = await screen.findByText('Familia de ejemplo');
    expect(strip.classList.contains('in-world')).toBe(isWorld);
  });

  test('a family of people does not', async () => {
    config(false);
    show();
    await column();
    expect(screen.queryByText('Familia de ejemplo')).toBeNull();
  });
});
