import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { readChildDashboard } from '@alcancia/contracts/family';

import { ids } from '../../test/examples.js';
import { aServer, openWorld } from '../../test/open-world.js';
import HomePage from './home-page.js';

test('an adult is told once that a child is unknown or deleted, and can go back', async () => {
  const api = aServer();
  await openWorld(<HomePage />, { api, as: 'adult', at: `/child-dashboard/${ids.adult}` });
  expect(screen.getByRole('alert').textContent).toContain('No encontramos a este niño');
  expect(screen.getByRole('link', { name: 'Volver a mi inicio' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
  expect(api.asked.filter(({ subject }) => subject === readChildDashboard.subject)).toEqual([]);
});
