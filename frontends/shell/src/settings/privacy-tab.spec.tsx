import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { listChildren, readDataExport } from '@alcancia/contracts/identity';
import { kindsAbout } from '@alcancia/contracts/privacy';
import { aChildView } from '@alcancia/contracts/testing/example-views';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SettingsPage from './settings-page.js';

const id = 'd0000000-0000-4000-8000-000000000001';
const limits = { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 };

test('Privacidad leads to each child, and says what is kept of the adult and how long', async () => {
  const child = aChildView({ id, familyId: id, displayName: 'Mateo' });
  const api = new FakeApi()
    .answer(listChildren, () => ({ children: [child], limits, owned: 1 }))
    .answer(readDataExport, () => ({ current: null }));
  renderWithKit(<SettingsPage />, { api, at: '/settings?tab=privacy', path: '/settings' });
  const link = await screen.findByRole('link', { name: 'Privacidad de Mateo' });
  expect(link.getAttribute('href')).toBe(`/child/${id}?tab=privacidad`);
  const own = screen.getByRole('region', { name: 'Qué guardamos de ti' });
  expect(within(own).getAllByRole('listitem')).toHaveLength(kindsAbout('adult').length);
  expect(own.textContent).toContain('30 días después de cerrarse');
});
