import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import type { OutputOf } from '@alcancia/contracts/define';
import { listAllGuardians, readHousehold, readOwnership } from '@alcancia/contracts/identity';
import { fullAccess } from '@alcancia/contracts/testing/example-views';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { Part } from '@alcancia/web-kit/ui';

import { GuardiansCard } from './guardians-card.js';
import SettingsPage from './settings-page.js';

const linked = {
  relationshipType: null,
  permissions: fullAccess,
  since: '2026-03-03T10:00:00.000Z',
  isMe: false,
  version: 1,
};
const mateosGuardians: OutputOf<typeof listAllGuardians>['children'][number] = {
  childId: 'e0000000-0000-4000-8000-000000000001',
  displayName: 'Mateo',
  avatar: 'fox',
  guardians: [
    { ...linked, adultId: 'e0000000-0000-4000-8000-000000000003', displayName: 'Laura', role: 'owner', isMe: true },
    {
      ...linked,
      adultId: 'e0000000-0000-4000-8000-000000000002',
      displayName: 'Rosa',
      role: 'viewer',
      permissions: {
        ...fullAccess,
        activities: 'view_only',
        challenges: 'no_access',
        rewards: 'no_access',
        approvals: 'no_access',
      },
    },
  ],
};

test('who looks after each child is named, with what they may do and the way to change it', async () => {
  const api = new FakeApi().answer(listAllGuardians, () => ({ children: [mateosGuardians] }));
  renderWithKit(
    <Part fallback={null}>
      <GuardiansCard />
    </Part>,
    { api },
  );
  const mateo = within(await screen.findByRole('group', { name: 'Mateo' }));
  expect(mateo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'LauraTúDecide en todo. Desde el 3 de marzo de 2026.Propietario',
    'RosaSolo ve: actividades y metas. No ve: retos, recompensas, aprobaciones, cartera, PIN y dispositivos. Desde el 3 de marzo de 2026.Observador',
  ]);
  const link = mateo.getByRole('link', { name: 'Ver tutores de Mateo' });
  expect(link.getAttribute('href')).toBe(`/child/${mateosGuardians.childId}?tab=tutores`);
});

test('the tab Familia offers to try again what did not load, and shows the rest', async () => {
  const api = new FakeApi()
    .answer(readHousehold, () => {
      throw new ApiError({ code: 'not_found' });
    })
    .answer(listAllGuardians, () => ({ children: [mateosGuardians] }))
    .answer(readOwnership, () => ({ own: null, received: [] }));
  const { user } = renderWithKit(<SettingsPage />, { api, at: '/settings', path: '/settings' });
  expect(await screen.findByText('No pudimos cargar los datos de tu familia')).toBeTruthy();
  expect(await screen.findByRole('group', { name: 'Mateo' })).toBeTruthy();
  const limits = { planName: 'Gratis', maxChildren: 3, maxGuardians: 1, maxDevices: 3 };
  const household = { familyId: mateosGuardians.childId, timeZone: 'America/Mexico_City', moneyName: 'Monedas' };
  api.answer(readHousehold, () => ({ ...household, version: 4, isOwner: true, limits }));
  await user.click(screen.getByRole('button', { name: 'Reintentar' }));
  expect(await screen.findByRole('textbox', { name: 'Las monedas se llaman' })).toBeTruthy();
});
