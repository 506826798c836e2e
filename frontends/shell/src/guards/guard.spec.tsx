import { describe, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';

import { onboardingSteps, readProgress } from '@alcancia/contracts/family';
import { whoAmI } from '@alcancia/contracts/identity';
import { ApiError, type WhoAmI } from '@alcancia/web-kit';
import type { Audience } from '@alcancia/web-kit/federation';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { ids, lauraHere, sofiaHere } from '../../test/people.js';
import { Only, sentAway } from './guard.js';
import { SectionGate } from './section-gate.js';

const steps = onboardingSteps.map((step) => ({ step, isDone: false }));

const open = (audience: Audience, who: WhoAmI | null) =>
  renderWithKit(<Only for={audience}>Secreto</Only>, {
    at: '/goals',
    path: '/goals',
    api: new FakeApi().answer(whoAmI, () => who ?? lauraHere()),
    browser: who ? new FakeBrowser().signedIn() : new FakeBrowser(),
  });

describe('a protected page', () => {
  test.each<[string, Audience, WhoAmI | null, string]>([
    ['nobody', 'people', null, '/auth?tab=signin'],
    ['a child on an adult’s page', 'adults', sofiaHere(), `/child-dashboard/${ids.sofia}`],
    ['who has chosen nobody', 'people', lauraHere({ profile: 'none', active: null }), '/profile-selector'],
    ['an incomplete adult', 'adults', lauraHere({}, { isProfileComplete: false }), '/onboarding'],
    ['an adult on a page of who runs the product', 'administrators', lauraHere(), '/dashboard'],
    ['a child on a page of who runs the product', 'administrators', sofiaHere(), `/child-dashboard/${ids.sofia}`],
    ['who runs the product on an adult’s page', 'adults', lauraHere({ role: 'super_admin' }), '/super-admin-dashboard'],
  ])('sends %s away and shows nothing meanwhile', async (_, audience, who, to) => {
    const { where } = open(audience, who);
    expect(screen.queryByText('Secreto')).toBeNull();
    await waitFor(() => expect(where()).toBe(to));
    expect(screen.queryByText('Secreto')).toBeNull();
  });

  test.each<[string, Audience, WhoAmI]>([
    ['an adult', 'adults', lauraHere()],
    ['a child where people may be', 'people', sofiaHere()],
    ['who runs the product', 'administrators', lauraHere({ role: 'super_admin' })],
  ])('opens for %s', async (_, audience, who) => {
    const { where } = open(audience, who);
    await screen.findByText('Secreto');
    await waitFor(() => expect(where()).toBe('/goals'));
  });

  test('leaves alone who is on the way already, with what that address says besides', async () => {
    globalThis.history.replaceState(null, '', `/profile-selector?child=${ids.sofia}`);
    try {
      const { where } = open('adults', lauraHere({ profile: 'none', active: null }));
      await screen.findByText('Cargando...');
      await waitFor(() => expect(screen.queryByText('Cargando...')).toBeNull());
      await waitFor(() => expect(where()).toBe('/goals'));
    } finally {
      globalThis.history.replaceState(null, '', '/');
    }
  });

  test('of an area that this adult may see of no child leads to the dashboard', async () => {
    const who = lauraHere({ closedAreas: ['rewards'] });
    const api = new FakeApi().answer(whoAmI, () => who);
    const { where } = renderWithKit(
      <Only for="adults" area="rewards">
        Secreto
      </Only>,
      { at: '/rewards', path: '/rewards', api, browser: new FakeBrowser().signedIn() },
    );
    await waitFor(() => expect(where()).toBe('/dashboard'));
    expect([sentAway(who, 'adults', 'approvals'), sentAway(lauraHere(), 'adults', 'rewards')]).toEqual([null, null]);
  });

  test('stays shut while nobody knows the role', async () => {
    const api = new FakeApi().answer(whoAmI, () => {
      throw new ApiError({ code: 'not_found' });
    });
    renderWithKit(<Only for="people">Secreto</Only>, { api, browser: new FakeBrowser().signedIn() });
    await screen.findByText('No pudimos comprobar tu acceso');
    expect(screen.queryByText('Secreto')).toBeNull();
  });
});

describe('a section gate', () => {
  const unlocked = { children: true, goals: true, activities: false, challenges: false, rewards: false };
  const gate = (section: 'goals' | 'activities' | undefined, who: WhoAmI) =>
    renderWithKit(<SectionGate section={section}>Metas</SectionGate>, {
      at: '/goals',
      path: '/goals',
      api: new FakeApi().answer(whoAmI, () => who).answer(readProgress, () => ({ unlocked, steps, percent: 29 })),
      browser: new FakeBrowser().signedIn(),
    });

  test('opens what is unlocked', async () => {
    gate('goals', lauraHere());
    expect(await screen.findByText('Metas')).toBeTruthy();
  });

  test('sends an adult to the dashboard from what is locked', async () => {
    const { where } = gate('activities', lauraHere());
    await waitFor(() => expect(where()).toBe('/dashboard'));
  });

  test('lets others through and asks nothing for them', async () => {
    const { api } = gate('activities', sofiaHere());
    await screen.findByText('Metas');
    await waitFor(() => expect(api.asked.map(({ subject }) => subject)).toEqual(['identity.who-am-i']));
  });
});
