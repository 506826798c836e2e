import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  createOfficialChallenge,
  type KeptOfficialChallenge,
  listAllOfficialChallenges,
  updateOfficialChallenge,
} from '@alcancia/contracts/family';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import ChallengesPage from './challenges-page.js';

const flame: KeptOfficialChallenge = {
  officialId: '00000000-0000-4000-8000-000000000001',
  title: 'Cinco días seguidos',
  description: 'Una actividad cada día.',
  emoji: '🔥',
  metric: 'racha',
  target: 5,
  mode: 'individual',
  days: 7,
  steps: ['Día 1', 'Día 2'],
  prize: { points: 50, coinsCents: 500, badge: 'Llama' },
  fromAge: 4,
  toAge: 12,
  isActive: true,
  sortOrder: 2,
  version: 3,
};

const open = (at: string) => {
  const api = new FakeApi()
    .answer(listAllOfficialChallenges, () => ({ challenges: [flame] }))
    .answer(createOfficialChallenge, () => ({ officialId: flame.officialId }))
    .answer(updateOfficialChallenge, () => ({ version: 4 }));
  return renderWithKit(<ChallengesPage />, { api, at, path: '/admin/challenges' });
};
// The table's heads have names of fields, too.
const input = { selector: 'input, textarea' };
const type = (label: RegExp | string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { selector: 'input:not([type=radio]), textarea' }), {
    target: { value },
  });

test('an official challenge is read in one line and changed where it stands', async () => {
  const { api, where } = open('/admin/challenges');
  await screen.findByText('Cinco días seguidos');
  const [, row] = screen.getAllByRole('row');
  expect(
    within(row!)
      .getAllByRole('cell')
      .map((cell) => cell.textContent?.trim()),
  ).toEqual([
    '🔥Cinco días seguidos',
    '4 a 12 años',
    'Días de racha: 5',
    '7 días',
    'Individual',
    '50 puntos, 5 monedas, Llama',
    '2',
    'Sí',
    'Editar',
  ]);
  fireEvent.click(screen.getByLabelText('Editar «Cinco días seguidos»'));
  expect(where()).toBe(`/admin/challenges?edit=${flame.officialId}`);
  type('Título', 'Seis días seguidos');
  type('Objetivo', '6');
  type(/^Pasos/, 'Uno\n\n Dos \nTres');
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/challenges'));
  expect(api.asked.find(({ subject }) => subject === updateOfficialChallenge.subject)?.input).toEqual({
    ...flame,
    title: 'Seis días seguidos',
    target: 6,
    steps: ['Uno', 'Dos', 'Tres'],
  });
}, 60_000);

test('a new one says what is missing and stands after the others', async () => {
  const { api, where } = open('/admin/challenges?new=1');
  await screen.findByLabelText('Título', input);
  type('Edad máxima', '4');
  type('Puntos', '0');
  type('Objetivo', '8');
  fireEvent.click(screen.getByLabelText('Días de racha'));
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Escribe el título.');
  expect(screen.getByText('No puede ser menor que la mínima.')).toBeTruthy();
  expect(screen.getByText('No puede pedir más días seguidos de los que dura.')).toBeTruthy();
  expect(screen.getByText('Pon puntos, monedas o una insignia.')).toBeTruthy();
  type('Título', 'Una semana');
  type('Edad máxima', '14');
  type('Objetivo', '7');
  type('Insignia', 'Constancia');
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/challenges'));
  expect(api.asked.find(({ subject }) => subject === createOfficialChallenge.subject)?.input).toMatchObject({
    title: 'Una semana',
    metric: 'racha',
    target: 7,
    days: 7,
    prize: { points: 0, coinsCents: 0, badge: 'Constancia' },
    sortOrder: 3,
  });
}, 60_000);
