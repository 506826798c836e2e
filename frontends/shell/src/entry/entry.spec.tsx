import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { listReceivedInvitations, whoAmI } from '@alcancia/contracts/identity';
import { ApiError, type WhoAmI } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { ids, lauraHere, sofiaHere } from '../../test/people.js';
import { rememberShown } from '../kept-invitation.js';
import { Entry } from './entry.js';
import { NotFound } from './not-found.js';

const enter = (answer: () => WhoAmI, browser = new FakeBrowser().signedIn()) =>
  renderWithKit(<Entry />, { path: '/', api: new FakeApi().answer(whoAmI, answer), browser });

test('a visitor is handed to the page of visitors, once, and whoever is signed in is not', async () => {
  let handed = 0;
  const onVisitor = (): void => void (handed += 1);
  renderWithKit(<Entry onVisitor={onVisitor} />, { path: '/', api: new FakeApi(), browser: new FakeBrowser() });
  await waitFor(() => expect(handed).toBe(1));
  const api = new FakeApi().answer(whoAmI, sofiaHere);
  const browser = new FakeBrowser().signedIn();
  const { where } = renderWithKit(<Entry onVisitor={onVisitor} />, { path: '/', api, browser });
  await waitFor(() => expect(where()).not.toBe('/'));
  expect(handed).toBe(1);
});

test.each<[string, WhoAmI, string]>([
  ['an adult with a chosen profile', lauraHere(), '/dashboard'],
  ['an adult who has chosen nobody yet', lauraHere({ profile: 'none', active: null }), '/profile-selector'],
  ['an adult whose data are missing', lauraHere({}, { isProfileComplete: false }), '/onboarding'],
  [
    'an adult whose data are missing and who has chosen nobody',
    lauraHere({ profile: 'none', active: null }, { isProfileComplete: false }),
    '/onboarding',
  ],
  ['a child', sofiaHere(), `/child-dashboard/${ids.sofia}`],
  ['a super administrator', lauraHere({ role: 'super_admin' }), '/super-admin-dashboard'],
])('%s goes to the own home', async (_, who, home) => {
  const { where } = enter(() => who);
  await waitFor(() => expect(where()).toBe(home));
});

test('waits while the session is being found out', async () => {
  const { where } = enter(sofiaHere);
  expect(screen.getByText('Cargando...')).toBeTruthy();
  await waitFor(() => expect(where()).not.toBe('/'));
});

test('a role that cannot be read opens nothing until it can', async () => {
  let isUp = false;
  const { where, user } = enter(() => {
    if (!isUp) throw new ApiError({ code: 'not_found' });
    return lauraHere();
  });
  await screen.findByText('No pudimos comprobar tu acceso');
  await waitFor(() => expect(where()).toBe('/'));
  isUp = true;
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  await waitFor(() => expect(where()).toBe('/dashboard'));
});

describe('an adult for whom an invitation waits', () => {
  const waiting = (token: string) =>
    new FakeApi()
      .answer(whoAmI, () => lauraHere())
      .answer(listReceivedInvitations, () => ({
        invitations: [{ token, inviterName: 'Ana', childCount: 1, expiresAt: new Date(0).toISOString() }],
      }));
  const arrives = (token: string) =>
    renderWithKit(<Entry />, { path: '/', api: waiting(token), browser: new FakeBrowser().signedIn() });

  test('is led to it, on a device that knows nothing of it', async () => {
    const { where } = arrives('un-enlace-que-nadie-ha-visto');
    await waitFor(() => expect(where()).toBe('/accept-invite/un-enlace-que-nadie-ha-visto'));
  });

  test('is led home once it was shown here', async () => {
    rememberShown('un-enlace-que-ya-se-vio');
    const { where } = arrives('un-enlace-que-ya-se-vio');
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });
});

test('an unknown address says so and leads home', () => {
  renderWithKit(<NotFound />);
  expect(screen.getByRole('heading', { name: 'Oops! Page not found' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Volver al inicio' }).getAttribute('href')).toBe('/');
});
