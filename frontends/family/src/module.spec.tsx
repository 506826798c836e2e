import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { listApprovals } from '@alcancia/contracts/family';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { nav, routes } from './module.js';

test('the navigation of an adult has the spec’s entries under their headings', () => {
  expect(nav.map(({ label, isOptional }) => (isOptional ? `${label} (Opcional)` : label))).toEqual([
    'Inicio',
    'Aprobaciones',
    'Mis Niños',
    'Invitar Tutor',
    'Compartir App',
    'Metas',
    'Actividades',
    'Retos (Opcional)',
    'Recompensas (Opcional)',
    'InspirAcción',
    'MetaBot',
    'Embajadores',
  ]);
  expect([...new Set(nav.map(({ group }) => group))]).toEqual(['Gestión Familiar', 'Herramientas IA', 'Otros']);
  expect(nav.filter(({ isInBar }) => isInBar).map(({ label, short = label }) => short)).toEqual([
    'Inicio',
    'Aprobar',
    'Mis Niños',
    'Metas',
  ]);
});

/** Pages of the shell that stand in the adults' navigation. */
const ofShell = ['/assistant', '/share-app'];

test('every entry leads to a page of ours or of the shell, and a locked one says what is missing', () => {
  const locked = nav.flatMap(({ to, whenLocked }) => {
    if (ofShell.includes(to)) return [];
    const page = routes.find(({ path }) => path === to);
    expect(page).toBeDefined();
    return page?.section ? [[page.section, whenLocked]] : [];
  });
  expect(Object.fromEntries(locked)).toEqual({
    goals: 'Primero crea el perfil de un niño',
    activities: 'Primero crea al menos una meta',
    challenges: 'Se desbloquea con una actividad y una meta',
    rewards: 'Se desbloquea con una actividad y una meta',
  });
});

test('no page of the adults opens for a child', () => {
  expect(routes.filter((page) => page.for !== 'adults')).toEqual([]);
});

test.each([
  [12, '9+', '12 por aprobar'],
  [1, '1', '1 por aprobar'],
])('%i requests are counted beside their entry', async (pending, shown, said) => {
  const Badge = nav.find(({ to }) => to === '/approvals')!.badge!;
  renderWithKit(<Badge />, {
    api: new FakeApi().answer(listApprovals, () => ({ requests: [], pending, toDeliver: 0, nextCursor: null })),
  });
  expect(await screen.findByText(shown)).toBeTruthy();
  expect(screen.getByText(said)).toBeTruthy();
});
