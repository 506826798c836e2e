import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { readChildDashboard } from '@alcancia/contracts/family';

import { anOccurrence, aWorld, childHere } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';

const serverWith = (who = childHere()) =>
  aServer(who).answer(readChildDashboard, () => aWorld({ occurrences: [anOccurrence()], celebrations: [] }));

test('a child beyond the plan reads that nothing new begins, and has nothing to mark', async () => {
  const beyond = { ...childHere(), isBeyondPlan: true as const };
  await openWorld(<HomePage />, { api: serverWith(), who: beyond });
  expect(screen.getByRole('note').textContent).toBe(
    'Por ahora no hay actividades nuevas. Tus Monedas son tuyas y las puedes gastar.',
  );
  expect(screen.getByText('Leer 20 minutos')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Hecho/ })).toBeNull();
});

test('an adult who looks on reads why nothing can be marked there', async () => {
  await openWorld(<HomePage />, { api: serverWith(), as: 'adult', link: { isBeyondPlan: true } });
  expect(screen.getByRole('note').textContent).toMatch(/^Mateo está fuera del plan de su familia/);
  expect(screen.queryByRole('button', { name: /^Hecho/ })).toBeNull();
  expect(screen.getByText('Puedes ver su mundo, pero no marcar nada.')).toBeTruthy();
});

test('a child with a place has its activities to mark', async () => {
  await openWorld(<HomePage />, { api: serverWith() });
  expect(screen.queryByRole('note')).toBeNull();
  expect(screen.getByRole('button', { name: /^Hecho/ })).toBeTruthy();
});
