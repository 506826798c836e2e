import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  createSocialProof,
  type KeptProof,
  listAllSocialProof,
  switchOnlyReal,
  updateSocialProof,
} from '@alcancia/contracts/marketing';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import SocialProofPage from './social-proof-page.js';

const aunt: KeptProof = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Una tía',
  action: 'abrió una alcancía',
  icon: 'Heart',
  city: 'Galicia',
  isActive: true,
  sortOrder: 4,
  writtenBy: null,
  version: 2,
};
const open = (at = '/admin/social-proof') => {
  const api = new FakeApi()
    .answer(listAllSocialProof, () => ({ onlyReal: false, liveCount: 3, activities: [aunt] }))
    .answer(createSocialProof, () => ({ id: aunt.id }))
    .answer(updateSocialProof, () => ({ version: 3 }))
    .answer(switchOnlyReal, ({ onlyReal }) => ({ onlyReal }));
  return renderWithKit(<SocialProofPage />, { api, at, path: '/admin/social-proof' });
};
const input = { selector: 'input' };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, input), { target: { value } });
const askedOf = (api: FakeApi, { subject }: { subject: string }) =>
  api.asked.filter((one) => one.subject === subject).map((one) => one.input);

test('a notice is read in one line and changed where it stands', async () => {
  const { api, where } = open();
  await screen.findByText('Una tía');
  expect(screen.getByText('3 eventos reales de los últimos 7 días')).toBeTruthy();
  const [, row] = screen.getAllByRole('row');
  expect(
    within(row!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim()),
  ).toEqual(['❤️Una tía', 'abrió una alcancía', 'Galicia', 'Ejemplo', '4', 'Sí', 'Editar']);
  fireEvent.click(screen.getByLabelText('Editar «Una tía»'));
  type('Lugar', 'Asturias');
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/social-proof'));
  const { writtenBy: _who, ...fields } = aunt;
  expect(askedOf(api, updateSocialProof)).toEqual([{ ...fields, city: 'Asturias' }]);
}, 60_000);

test('a new one says what is missing and stands after the others', async () => {
  const { api } = open('/admin/social-proof?new=1');
  await screen.findByLabelText('Nombre', input);
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Escribe un nombre.');
  expect(screen.getByText('Escribe qué hizo.')).toBeTruthy();
  expect(askedOf(api, createSocialProof)).toEqual([]);
  type('Nombre', 'Un tío');
  type('Qué hizo', 'aprobó una actividad');
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Un tío: aviso creado');
  expect(askedOf(api, createSocialProof)).toEqual([
    {
      name: 'Un tío',
      action: 'aprobó una actividad',
      icon: 'Users',
      city: 'España',
      isActive: true,
      sortOrder: 5,
    },
  ]);
}, 60_000);

test('only real events are shown with one switch', async () => {
  const { api } = open();
  fireEvent.click(await screen.findByLabelText('Solo eventos reales', { exact: false }));
  await screen.findByText('Solo se muestran eventos reales');
  expect(askedOf(api, switchOnlyReal)).toEqual([{ onlyReal: true }]);
}, 60_000);

test('that there are enough is said in words', async () => {
  const { api } = open('/admin/social-proof?new=1');
  api.answer(createSocialProof, () => {
    throw new ApiError({ code: 'social_proof_full', details: { most: 100 } });
  });
  await screen.findByLabelText('Nombre', input);
  type('Nombre', 'Un tío');
  type('Qué hizo', 'aprobó una actividad');
  fireEvent.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Ya no caben más avisos')).toBeTruthy();
}, 60_000);
