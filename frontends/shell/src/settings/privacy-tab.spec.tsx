import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { endSupportAccess, listChildren, listSupportAccesses, readDataExport } from '@alcancia/contracts/identity';
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
    .answer(readDataExport, () => ({ current: null }))
    .answer(listSupportAccesses, () => ({ accesses: [] }));
  renderWithKit(<SettingsPage />, { api, at: '/settings?tab=privacy', path: '/settings' });
  const link = await screen.findByRole('link', { name: 'Privacidad de Mateo' });
  expect(link.getAttribute('href')).toBe(`/child/${id}?tab=privacidad`);
  const own = screen.getByRole('region', { name: 'Qué guardamos de ti' });
  expect(within(own).getAllByRole('listitem')).toHaveLength(kindsAbout('adult').length);
  expect(own.textContent).toContain('30 días después de cerrarse');
});

test('Privacidad says when support could look, and ends it', async () => {
  const [openedAt, endsAt] = ['2026-11-23T16:00:00.000Z', '2026-11-23T16:30:00.000Z'];
  const past = { supportReason: 'coins', openedAt, endsAt, looks: 4 } as const;
  let isOpen = true;
  const api = new FakeApi()
    .answer(listChildren, () => ({ children: [], limits, owned: 0 }))
    .answer(readDataExport, () => ({ current: null }))
    .answer(listSupportAccesses, () => ({
      accesses: [
        { ...past, accessId: id, supportReason: 'asked' as const, looks: 0, isOpen },
        { ...past, accessId: id.replace('1', '2'), isOpen: false },
      ],
    }))
    .answer(endSupportAccess, () => {
      isOpen = false;
      return {};
    });
  const { user } = renderWithKit(<SettingsPage />, { api, at: '/settings?tab=privacy', path: '/settings' });
  const card = await screen.findByRole('region', { name: 'Cuándo miró soporte tu familia' });
  const [now, before] = within(card).getAllByRole('listitem');
  expect(now?.textContent).toContain('Nos pediste ayuda Mirando ahora');
  expect(before?.textContent).toMatch(/Revisar monedas o puntos.*miró 4 veces/);
  await user.click(within(card).getByRole('button', { name: 'Terminar ahora' }));
  await screen.findByText('Soporte ya no puede mirar tu familia');
  const ended = api.asked.filter(({ subject }) => subject === endSupportAccess.subject);
  expect(ended.map(({ input }) => input)).toEqual([{ accessId: id }]);
  expect(within(card).queryByText('Mirando ahora')).toBeNull();
});
