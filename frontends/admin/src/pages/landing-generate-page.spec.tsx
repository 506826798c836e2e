import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { generateLandings } from '@alcancia/contracts/marketing';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import LandingGeneratePage from './landing-generate-page.js';

const landingId = '00000000-0000-4000-8000-000000000001';

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi().answer(generateLandings, () => ({ drafts: [{ landingId, title: 'Ahorro: jugar' }], leftOut: 2 }));
});
const open = () => renderWithKit(<LandingGeneratePage />, { api, at: '/admin/landing/generate' });
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label, { exact: false }), { target: { value } });
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Generar tres borradores' }));
const fill = () => {
  type('Objetivo', 'Que la prueben');
  type('Público', 'familias');
  type('Beneficios', 'Esperan\n\n  Deciden ');
  type('Palabra clave', 'ahorro');
};

test('a few lines become drafts in the editor, and it says what was taken out', async () => {
  open();
  fill();
  send();
  const link = await screen.findByRole('link', { name: 'Editar «Ahorro: jugar»' });
  expect(link.getAttribute('href')).toBe(`/admin/landing/${landingId}/edit`);
  expect(screen.getByText('Frases que se quitaron por llevar cifras o citas sin fuente: 2.')).toBeTruthy();
  expect(api.asked[0]?.input).toEqual({
    goal: 'Que la prueben',
    audience: 'familias',
    country: 'México',
    tone: 'cercano',
    benefits: ['Esperan', 'Deciden'],
    keyword: 'ahorro',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Generar otros' }));
  expect(screen.getByDisplayValue('Que la prueben')).toBeTruthy();
});

test('what is missing or too much is said at its field, and nothing is asked', () => {
  open();
  send();
  expect(screen.getAllByText('Escribe algo aquí')).toHaveLength(4);
  fill();
  type('Beneficios', 'uno\n'.repeat(7));
  send();
  expect(screen.getByText('Hasta seis líneas, de 120 letras cada una')).toBeTruthy();
  expect(api.asked).toEqual([]);
});

test('where nobody writes it says so, and what was typed stays', async () => {
  api.answer(generateLandings, () => {
    throw new ApiError({ code: 'landing_writer_failed' });
  });
  open();
  fill();
  send();
  expect(await screen.findByText('No llegaron los borradores')).toBeTruthy();
  await waitFor(() => expect(screen.getByDisplayValue('Que la prueben')).toBeTruthy());
});
