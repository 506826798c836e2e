import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { onboardingSteps, readFamilyDashboard, readProgress } from '@alcancia/contracts/family';
import { leaveProfile } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { renderWithKit } from '@alcancia/web-kit/testing';

import ActivitiesPage from './activities-page.js';
import ApprovalsPage from './approvals-page.js';
import ChildrenPage from './children-page.js';
import GoalsPage from './goals-page.js';
import { askedOf, balance, familyApi, idOf, makeChild } from '../testing/family.js';
import { GuideCard } from '../guide/guide-card.js';
import type { Progress } from '../guide/next-step.js';

type Section = (typeof onboardingSteps)[number];

interface Family {
  readonly done?: readonly Section[];
  readonly firstCoin?: Progress['firstCoin'];
  /** What each child has to do today, and has done of it. */
  readonly days?: readonly (readonly [todayDone: number, todayTotal: number])[];
}

const names = ['Mateo', 'Sofía'];
const nothingYet = { isClaimed: false, isPaid: false, unseenBy: null };

function apiOf({ done = [], firstCoin = nothingYet, days = [[0, 1]] }: Family) {
  const api = familyApi(...days.map((_, at) => makeChild({ id: idOf(at + 1), displayName: names[at]! })));
  const steps = onboardingSteps.map((step) => ({ step, isDone: done.includes(step) }));
  const percent = Math.round((done.length / steps.length) * 100);
  const unlocked = { children: true, goals: true, activities: true, challenges: true, rewards: true };
  const children = days.map(([todayDone, todayTotal], at) => ({
    childId: idOf(at + 1),
    displayName: names[at]!,
    avatar: 'fox' as const,
    palette: 'soft-blue' as const,
    balance,
    level: { level: 1, name: 'Explorador', totalPoints: 0, pointsIntoLevel: 0, pointsForNext: 100 },
    todayDone,
    todayInReview: 0,
    todayTotal,
    mainGoal: null,
  }));
  const week = Array.from({ length: 7 }, (_, at) => ({ date: `2026-11-${16 + at}`, approved: [] }));
  return api
    .answer(readProgress, () => ({ unlocked, steps, firstCoin, percent }))
    .answer(readFamilyDashboard, () => ({ today: '2026-11-21', pending: 0, firstPending: [], children, week }))
    .answer(leaveProfile, () => ({}));
}

const show = (page: ReactNode, family: Family, at = '/') => renderWithKit(page, { api: apiOf(family), at });

const made: Section[] = ['children', 'goals', 'activities'];
const claimed = { isClaimed: true, isPaid: false, unseenBy: null };
const paid = { isClaimed: false, isPaid: true, unseenBy: idOf(1) };
const seen = { ...paid, unseenBy: null };

describe('the card of the guide', () => {
  const ways: [what: string, family: Family, text: string, action: string, to: string][] = [
    ['the first child', {}, 'Crea el perfil de un niño', 'Agregar Primer Niño', '/children?new=1'],
    ['the first goal', { done: ['children'] }, 'Pon una primera meta', 'Crear meta', '/goals?new=1'],
    [
      'the first activity',
      { done: ['children', 'goals'] },
      'Crea una primera actividad',
      'Crear actividad',
      '/activities?new=1',
    ],
    [
      'the first approval',
      { done: made, firstCoin: claimed },
      'Ya hay algo hecho: apruébalo y su premio llegará al momento',
      'Ver y aprobar',
      '/approvals',
    ],
    ['the first reward', { done: made, firstCoin: seen }, 'Añade una recompensa', 'Crear recompensa', '/rewards?new=1'],
  ];
  it.each(ways)('leads to %s', async (_what, family, text, action, to) => {
    const { user, where } = show(<GuideCard />, family);
    expect(await screen.findByText(text)).toBeTruthy();
    await user.click(screen.getByRole('link', { name: action }));
    await waitFor(() => expect(where()).toBe(to));
  });

  it('says how far the family is in honest words', async () => {
    const almost = 'Falta 1 paso de los que hoy se pueden dar.';
    const headings: [Family, heading: string, counted: string, percent: string | null][] = [
      [{}, 'Primeros pasos', '0 de 7 pasos', '0 %'],
      [{ done: ['children'] }, 'Tu familia va tomando forma', '1 de 7 pasos', '14 %'],
      [{ done: made, firstCoin: paid }, 'Tu familia va tomando forma', '3 de 7 pasos', '43 %'],
      [{ done: made, firstCoin: seen }, 'Tu familia está casi lista', almost, null],
    ];
    for (const [family, heading, counted, percent] of headings) {
      const { unmount } = show(<GuideCard />, family);
      expect(await screen.findByRole('heading', { name: heading })).toBeTruthy();
      expect(screen.getByText(counted)).toBeTruthy();
      const bar = screen.queryByRole('progressbar', { name: 'Progreso del Sistema' });
      const said = screen.queryByText(/^\d+ %$/)?.textContent ?? null;
      expect([bar !== null, said]).toEqual([percent !== null, percent]);
      unmount();
    }
  });

  it('ends with what can be done: no bar, nothing to tap and no step that is missing', async () => {
    show(<GuideCard />, { done: [...made, 'rewards'], firstCoin: seen });
    expect(await screen.findByRole('heading', { name: '¡Tu familia está lista!' })).toBeTruthy();
    expect(screen.getByText('Hiciste todo lo que hoy se puede hacer. Lo que falta llegará más adelante.')).toBeTruthy();
    expect([screen.queryByRole('progressbar'), screen.queryByRole('link')]).toEqual([null, null]);
    expect(screen.queryByText(/de 7 pasos/)).toBeNull();
  });
});

describe('the strip of the guide', () => {
  const pages: [name: string, page: ReactNode, own: Family][] = [
    ['Mis Niños', <ChildrenPage key="children" />, {}],
    ['Metas', <GoalsPage key="goals" />, { done: ['children'] }],
    ['Actividades', <ActivitiesPage key="activities" />, { done: ['children', 'goals'] }],
    ['Aprobaciones', <ApprovalsPage key="approvals" />, { done: made, firstCoin: claimed }],
  ];
  const strip = () => screen.queryByRole('complementary', { name: 'Siguiente paso' });

  it.each(pages)('stands on %s while the next step is elsewhere', async (name, page) => {
    show(page, { done: made });
    expect(await screen.findByRole('button', { name: 'Dale la tablet a Mateo' })).toBeTruthy();
    expect(screen.getByRole('heading', { name, level: 1 })).toBeTruthy();
    expect(strip()).toBeTruthy();
  });

  it.each(pages)('is silent on %s about its own step, and once the first coin was seen', async (name, page, own) => {
    for (const family of [own, { done: made, firstCoin: seen }]) {
      const api = apiOf(family);
      const { unmount } = renderWithKit(page, { api });
      await screen.findByRole('heading', { name, level: 1 });
      await waitFor(() => expect(askedOf(api, readProgress)).not.toHaveLength(0));
      expect(strip()).toBeNull();
      unmount();
    }
  });
});

describe('the handing over', () => {
  it('goes to the child that has something to do, at its card', async () => {
    const { user, where } = show(<GuideCard />, {
      done: made,
      days: [
        [1, 1],
        [0, 2],
      ],
    });
    expect(await screen.findByText('Ahora le toca a Sofía: entra, hace su actividad y toca «Hecho».')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dale la tablet a Sofía' }));
    await waitFor(() => expect(where()).toBe(`/profile-selector?child=${idOf(2)}`));
  });

  it('sends nobody into an empty day', async () => {
    const { user, where } = show(<GuideCard />, { done: made, days: [[0, 0]] });
    expect(await screen.findByText(/Hoy no le toca ninguna actividad a nadie/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    await user.click(screen.getByRole('link', { name: 'Crear actividad' }));
    await waitFor(() => expect(where()).toBe('/activities?new=1'));
  });

  it('goes to the child that was paid, until it has looked', async () => {
    const { user, where } = show(<GuideCard />, { done: made, firstCoin: paid });
    expect(await screen.findByText('Mateo ya ganó su primer premio: que entre y lo vea.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Dale la tablet a Mateo' }));
    await waitFor(() => expect(where()).toBe(`/profile-selector?child=${idOf(1)}`));
  });

  it('stays here and says so when the profile could not be left', async () => {
    const api = apiOf({ done: made }).answer(leaveProfile, () => {
      throw new ApiError({ code: 'not_permitted' });
    });
    const { user, where } = renderWithKit(<GuideCard />, { api });
    const give = await screen.findByRole('button', { name: 'Dale la tablet a Mateo' });
    await user.click(give);
    await waitFor(() => expect(screen.getByRole('status', { name: 'Avisos' }).textContent).not.toBe(''));
    await waitFor(() => expect(where()).toBe('/'));
    expect(give.getAttribute('aria-busy')).toBeNull();
  });
});
