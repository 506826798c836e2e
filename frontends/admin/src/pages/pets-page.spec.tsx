import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { listAllPetKits, savePetKit } from '@alcancia/contracts/family';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import PetsPage from './pets-page.js';

const fox = {
  kitId: 'fox' as const,
  displayName: 'Zorro',
  category: 'general',
  minLevel: 1,
  isActive: true,
  sortOrder: 1,
  version: 3,
};

test('a companion is changed where it stands', async () => {
  const api = new FakeApi()
    .answer(listAllPetKits, () => ({
      kits: [fox, { ...fox, kitId: 'owl' as const, displayName: 'Búho', isActive: false }],
    }))
    .answer(savePetKit, () => ({ version: 4 }));
  const { where } = renderWithKit(<PetsPage />, { api, at: '/admin/pets', path: '/admin/pets' });
  await screen.findByText('Zorro');
  const rows = screen.getAllByRole('row').slice(1);
  expect(
    rows.map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim()),
    ),
  ).toEqual([
    ['Zorro', '1', '1', 'Sí', 'Editar'],
    ['Búho', '1', '1', 'No', 'Editar'],
  ]);
  fireEvent.click(screen.getByLabelText('Editar Zorro'));
  expect(where()).toBe('/admin/pets?edit=fox');
  const name = screen.getByLabelText('Nombre');
  fireEvent.change(name, { target: { value: ' ' } });
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Escribe el nombre.');
  fireEvent.change(name, { target: { value: 'Zorrito' } });
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/pets'));
  expect(api.asked.find(({ subject }) => subject === savePetKit.subject)?.input).toEqual({
    kitId: 'fox',
    version: 3,
    displayName: 'Zorrito',
    minLevel: 1,
    sortOrder: 1,
    isActive: true,
  });
}, 60_000);

test('the last one that everybody may have is not taken away, and it says why', async () => {
  const api = new FakeApi()
    .answer(listAllPetKits, () => ({ kits: [fox] }))
    .answer(savePetKit, () => {
      throw new ApiError({ code: 'pet_kit_last' });
    });
  renderWithKit(<PetsPage />, { api, at: '/admin/pets?edit=fox', path: '/admin/pets' });
  fireEvent.click(await screen.findByLabelText('Se ofrece', { exact: false }));
  fireEvent.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Una mascota tiene que quedar para todos')).toBeTruthy();
}, 60_000);
