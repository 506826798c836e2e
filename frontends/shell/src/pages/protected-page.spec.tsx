import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { useRoutes } from 'react-router';

import { onboardingSteps, readProgress } from '@alcancia/contracts/family';
import { listNotifications } from '@alcancia/contracts/notifications';
import { readShareAddress, whoAmI } from '@alcancia/contracts/identity';
import { readAmbassadorship } from '@alcancia/contracts/marketing';
import type { WhoAmI } from '@alcancia/web-kit';
import type { RemoteModule } from '@alcancia/web-kit/federation';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { aRemote, aStorage, aWorldRemote, entry, page, someRemotes } from '../../test/a-remote.js';
import { ids, lauraHere, sofiaHere } from '../../test/people.js';
import { RemotesProvider } from '../remotes-provider.js';
import { routes as addresses } from '../routes.js';
import ProtectedPage from './protected-page.js';

const everything = { children: true, goals: true, activities: true, challenges: true, rewards: true };
const steps = onboardingSteps.map((step) => ({ step, isDone: false }));
type Modules = Parameters<typeof someRemotes>[0];

interface Visit {
  readonly at: string;
  readonly modules?: Modules;
  readonly who?: WhoAmI | null;
  readonly storage?: ReturnType<typeof aStorage>;
  /** Among all other addresses of the product. */
  readonly isRouted?: boolean;
}

const Routed = () => useRoutes(addresses);

function visit({
  at,
  modules = { family: aRemote, child: aWorldRemote },
  who = lauraHere(),
  storage = aStorage(),
  isRouted = false,
}: Visit) {
  const { asked, remotes } = someRemotes(modules, storage);
  const view = renderWithKit(
    <RemotesProvider remotes={remotes}>{isRouted ? <Routed /> : <ProtectedPage />}</RemotesProvider>,
    {
      at,
      api: new FakeApi()
        .answer(whoAmI, () => who ?? lauraHere())
        .answer(readShareAddress, () => ({ base: 'https://alcancia.example' }))
        .answer(readAmbassadorship, () => ({ ambassador: null }))
        .answer(readProgress, () => ({ unlocked: everything, steps, percent: 29 }))
        .answer(listNotifications, () => ({ notifications: [], unread: 0, nextCursor: null })),
      browser: who ? new FakeBrowser().signedIn() : new FakeBrowser(),
    },
  );
  return { ...view, asked };
}

const column = async () => within(await screen.findByRole('navigation', { name: 'Menú' }));
const never = () => new Promise<RemoteModule>(() => undefined);
const fails = () => Promise.reject(new Error('down'));

describe('what a micro-frontend brings', () => {
  const withReports = (): RemoteModule => ({
    routes: [...aRemote().routes, page('/reports', 'Reportes')],
    nav: [...aRemote().nav, entry('/reports', 'Reportes', { group: 'Otros' })],
  });

  test('is a screen, its entry and its heading, and the shell names none of them', async () => {
    const { user, where } = visit({ at: '/dashboard', modules: { family: withReports, child: aWorldRemote } });
    await screen.findByRole('heading', { name: 'Inicio' });
    expect((await column()).getByRole('heading', { name: 'Otros' })).toBeTruthy();
    await user.click((await column()).getByRole('link', { name: 'Reportes' }));
    await screen.findByRole('heading', { name: 'Reportes' });
    await waitFor(() => expect(where()).toBe('/reports'));
    await waitFor(() => expect(document.title).toBe('Reportes · Alcancía'));
  });

  test('opens only for whom it says', async () => {
    const { where } = visit({
      at: '/reports',
      modules: { child: aWorldRemote, family: withReports },
      who: sofiaHere(),
    });
    await waitFor(() => expect(where()).toBe(`/child-dashboard/${ids.sofia}`));
    await screen.findByRole('heading', { name: 'Mundo' });
    expect(screen.queryByRole('heading', { name: 'Reportes' })).toBeNull();
  });

  test('may come from a third one that no list of the shell names', async () => {
    const marketing = () => ({
      routes: [page('/share-app', 'Compartir App')],
      nav: [entry('/share-app', 'Compartir App')],
    });
    visit({ at: '/share-app', modules: { child: aWorldRemote, family: aRemote, marketing } });
    await screen.findByRole('heading', { name: 'Compartir App' });
    expect((await column()).getByRole('link', { name: 'Compartir App', current: 'page' })).toBeTruthy();
  });
});

test('how the app is shared is seen within the frame by who is in, and by a visitor without it', async () => {
  const framed = visit({ at: '/share-app', isRouted: true });
  await screen.findByRole('heading', { name: 'iPhone y iPad' });
  await column();
  framed.unmount();
  visit({ at: '/share-app', isRouted: true, who: null });
  await screen.findByRole('heading', { name: 'iPhone y iPad' });
  expect(screen.queryByRole('navigation', { name: 'Menú' })).toBeNull();
});

describe('while a micro-frontend is on its way', () => {
  test('the frame stands with room for its entries', async () => {
    visit({ at: '/dashboard', modules: { family: never } });
    const nav = await column();
    await waitFor(() => expect(document.querySelectorAll('.side .nav-bone')).toHaveLength(6));
    expect(nav.queryAllByRole('link')).toEqual([]);
    expect(screen.getByText('Cargando...')).toBeTruthy();
  });

  test('who was here before sees the navigation at once', async () => {
    const storage = aStorage();
    const first = visit({ at: '/dashboard', storage });
    await screen.findByRole('heading', { name: 'Inicio' });
    first.unmount();
    const { user, where } = visit({ at: '/dashboard', modules: { family: never }, storage });
    const link = await (await column()).findByRole('link', { name: 'Mis Niños' });
    await user.click(link);
    await waitFor(() => expect(where()).toBe('/children'));
    expect(document.title).toBe('Mis Niños · Alcancía');
  });

  const kept = { path: '/dashboard', for: 'adults' };
  const ofNav = { to: '/dashboard', label: 'Inicio', group: 'Gestión Familiar' };
  test.each<[string, unknown[], unknown[]]>([
    ['an address elsewhere', [{ ...kept, path: '//evil.example' }], []],
    ['an entry of nothing', [kept], [{}]],
    ['no page at all', [null], []],
    ['a page for nobody in particular', [{ path: '/dashboard' }], [ofNav]],
    ['words that are none', [kept], [{ ...ofNav, label: { of: 'another release' } }]],
    ['an address that is none', [kept], [{ ...ofNav, also: 7 }]],
  ])('what was kept with %s counts as nothing', async (_, routes, nav) => {
    const storage = aStorage();
    storage.setItem('alcancia.remote.family', JSON.stringify({ routes, nav }));
    const first = visit({ at: '/dashboard', modules: { family: never }, storage });
    await waitFor(() => expect(document.querySelectorAll('.side .nav-bone')).toHaveLength(6));
    first.unmount();
    visit({ at: '/dashboard', storage });
    expect(await screen.findByRole('heading', { name: 'Inicio' })).toBeTruthy();
  });
});

describe('a micro-frontend that is down', () => {
  test('leaves a panel in its place, the rest works, and it comes back', async () => {
    const storage = aStorage();
    const first = visit({ at: '/children', storage });
    await screen.findByRole('heading', { name: 'Mis Niños' });
    first.unmount();
    let isDown = true;
    const { user } = visit({ at: '/children', modules: { family: () => (isDown ? fails() : aRemote()) }, storage });
    await screen.findByText('Esta parte no responde ahora');
    expect((await column()).getByRole('link', { name: 'Metas' })).toBeTruthy();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Reintentar' }));
    await screen.findByRole('heading', { name: 'Mis Niños' });
  });

  test('may be the one that knows an address: nobody is told that it does not exist', async () => {
    visit({ at: '/reports', modules: { family: fails, child: aWorldRemote } });
    await screen.findByText('Esta parte no responde ahora');
    expect(screen.queryByText('Oops! Page not found')).toBeNull();
  });
});

describe('an address', () => {
  test.each([
    ['an adult', lauraHere()],
    ['nobody', null],
  ])('that nobody brings is not found by %s', async (_, who) => {
    visit({ at: '/nonsense', who });
    expect(await screen.findByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  });

  test('that needs somebody leads a visitor to the sign-in', async () => {
    const { where } = visit({ at: '/children', who: null });
    await waitFor(() => expect(where()).toBe('/auth?tab=signin'));
  });

  test('of a child’s world loads nothing of the adults', async () => {
    const { asked } = visit({ at: `/child-dashboard/${ids.sofia}`, who: sofiaHere() });
    await screen.findByRole('heading', { name: 'Mundo' });
    expect(asked).toEqual(['child']);
  });

  test('of an adult loads nothing of a child’s world', async () => {
    const { asked } = visit({ at: '/dashboard' });
    await screen.findByRole('heading', { name: 'Inicio' });
    expect(asked).toEqual(['family']);
  });
});

describe('MetaBot beside the page', () => {
  const button = () => screen.queryByRole('button', { name: 'Abrir MetaBot' });

  test('is there for an adult', async () => {
    visit({ at: '/dashboard' });
    await waitFor(() => expect(button()).not.toBeNull());
  });

  test.each([
    ['where it is switched off', '/dashboard', { ...lauraHere(), flagsOff: ['mettybot_widget_enabled' as const] }],
    ['for a child', `/child-dashboard/${ids.sofia}`, sofiaHere()],
  ])('is not there %s', async (_why, at, who) => {
    visit({ at, who });
    await screen.findByRole('heading', { level: 1 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(button()).toBeNull();
  });
});
