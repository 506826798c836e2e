import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  createActivityTemplate,
  type KeptTemplate,
  listAllActivityTemplates,
  updateActivityTemplate,
} from '@alcancia/contracts/family';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import TemplatesPage from './templates-page.js';

const plants: KeptTemplate = {
  templateId: '00000000-0000-4000-8000-000000000001',
  title: 'Regar las plantas',
  emoji: '🪴',
  category: 'hogar',
  timeOfDay: 'cualquiera',
  points: 10,
  coinsCents: 500,
  schedule: { mode: 'dias_semana', weekdays: [3, 6] },
  fromAge: 3,
  toAge: 17,
  isActive: true,
  sortOrder: 4,
  version: 2,
};

const open = (at: string) => {
  const api = new FakeApi()
    .answer(listAllActivityTemplates, () => ({ templates: [plants] }))
    .answer(createActivityTemplate, () => ({ templateId: plants.templateId }))
    .answer(updateActivityTemplate, () => ({ version: 3 }));
  return renderWithKit(<TemplatesPage />, { api, at, path: '/admin/templates' });
};
// The table's heads have names of fields, too.
const input = { selector: 'input' };
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, input), { target: { value } });

test('a template is read in one line and changed where it stands', async () => {
  const { api, where } = open('/admin/templates');
  await screen.findByText('Regar las plantas');
  const [, row] = screen.getAllByRole('row');
  expect(
    within(row!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim()),
  ).toEqual([
    '🪴Regar las plantas',
    '3 a 17 años',
    'Hogar',
    '10 puntos, 5 monedas',
    'Miércoles y sábado',
    '4',
    'Sí',
    'Editar',
  ]);
  fireEvent.click(screen.getByLabelText('Editar «Regar las plantas»'));
  expect(where()).toBe(`/admin/templates?edit=${plants.templateId}`);
  type('Título', 'Regar el jardín');
  fireEvent.click(screen.getByLabelText('sábado'));
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/templates'));
  expect(api.asked.find(({ subject }) => subject === updateActivityTemplate.subject)?.input).toEqual({
    ...plants,
    title: 'Regar el jardín',
    schedule: { mode: 'dias_semana', weekdays: [3] },
  });
}, 60_000);

test('a new one says what is missing and stands after the others', async () => {
  const { api, where } = open('/admin/templates?new=1');
  await screen.findByLabelText('Título', input);
  type('Edad máxima', '4');
  fireEvent.click(screen.getByLabelText('Días de la semana'));
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Escribe el título.');
  expect(screen.getByText('No puede ser menor que la mínima.')).toBeTruthy();
  expect(screen.getByText('Elige al menos un día.')).toBeTruthy();
  type('Título', 'Barrer la entrada');
  type('Edad máxima', '14');
  fireEvent.click(screen.getByLabelText('Diaria'));
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/templates'));
  expect(api.asked.find(({ subject }) => subject === createActivityTemplate.subject)?.input).toMatchObject({
    title: 'Barrer la entrada',
    schedule: { mode: 'diaria' },
    fromAge: 6,
    toAge: 14,
    coinsCents: 200,
    sortOrder: 5,
  });
}, 60_000);
