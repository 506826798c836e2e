import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  type KeptAffinityTest,
  listAffinityTests,
  readAffinityStats,
  saveAffinityTest,
} from '@alcancia/contracts/marketing';
import { ApiError, format } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import FamilyTestPage from './family-test-page.js';

const range = (min: number, max: number, label: string) => ({
  min,
  max,
  label,
  message: `Mensaje de ${label}`,
  emoji: '🐷',
  color: '#b3261e',
  showConfetti: false,
  showStars: true,
});
const second: KeptAffinityTest = {
  id: '00000000-0000-4000-8000-000000000002',
  edition: 2,
  isActive: true,
  isAnswered: true,
  createdAt: '2026-11-20T10:00:00.000Z',
  version: 3,
  title: '¿Cómo se lleva tu familia con el dinero?',
  subtitle: 'Responde sí o no.',
  analyticsEnabled: true,
  questions: [{ text: '¿Ahorran?' }, { text: '¿Comparten?' }],
  ranges: [range(0, 49, 'Semilla'), range(50, 100, 'Alcancía')],
  ctaConfig: { primary: { text: 'Prueba Gratis', route: '/auth?tab=signup', icon: 'Sparkles' }, secondary: [] },
  abTestConfig: { enabled: false, variants: [] },
};
const first: KeptAffinityTest = {
  ...second,
  id: '00000000-0000-4000-8000-000000000001',
  edition: 1,
  isActive: false,
};
const stats = {
  starts: 40,
  finishes: 30,
  results: 35,
  meanPercentage: 62.5,
  answered: [38, 31],
  variants: [
    { key: 'A' as const, results: 20, meanPercentage: 60 },
    { key: 'B' as const, results: 15, meanPercentage: null },
  ],
  ctaClicks: [{ route: '/auth?tab=signup', clicks: 7 }],
  shares: 2,
};
const open = (at = '/admin/family-test') => {
  const api = new FakeApi()
    .answer(listAffinityTests, () => ({ tests: [second, first] }))
    .answer(readAffinityStats, () => stats)
    .answer(saveAffinityTest, () => ({ testId: second.id, version: 4 }));
  return renderWithKit(<FamilyTestPage />, { api, at, path: '/admin/family-test' });
};
const saved = (api: FakeApi) =>
  api.asked.filter(({ subject }) => subject === saveAffinityTest.subject).map(({ input }) => input);
const cellsIn = (name: string) =>
  within(screen.getByRole('region', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map((cell) => cell.textContent?.trim()),
    );

test('the figures of an edition: who began and finished, where they left, both variants, what was tapped', async () => {
  const { api } = open();
  await screen.findByText('75 %');
  expect(screen.getByText(`${format.number(62.5)} %`)).toBeTruthy();
  expect(cellsIn('Respuestas por pregunta')).toEqual([
    ['1. ¿Ahorran?', '38', '2'],
    ['2. ¿Comparten?', '31', '7'],
  ]);
  expect(cellsIn('Comparación A/B')).toEqual([
    ['A', '20', '60 %'],
    ['B', '15', '—'],
  ]);
  expect(cellsIn('Toques en los botones')).toEqual([['/auth?tab=signup', '7']]);
  fireEvent.change(screen.getByLabelText('Edición'), { target: { value: first.id } });
  await waitFor(() =>
    expect(api.asked.findLast(({ subject }) => subject === readAffinityStats.subject)?.input).toEqual({
      testId: first.id,
    }),
  );
}, 60_000);

test('other questions are sent as they stand, and it says before that they open a new edition', async () => {
  const { api, where } = open('/admin/family-test?edit=1');
  await screen.findByText(/si cambias las preguntas se abre una edición nueva/);
  fireEvent.change(screen.getByLabelText('Preguntas', { exact: false, selector: 'textarea' }), {
    target: { value: '¿Ahorran juntos?\n\n ¿Comparten? ' },
  });
  fireEvent.click(screen.getByText('Guardar'));
  await waitFor(() => expect(where()).toBe('/admin/family-test'));
  const { id: testId, edition: _nth, isActive: _is, isAnswered: _was, createdAt: _at, ...fields } = second;
  expect(saved(api)).toEqual([
    {
      ...fields,
      testId,
      questions: [{ text: '¿Ahorran juntos?' }, { text: '¿Comparten?' }],
      abTestConfig: {
        enabled: false,
        variants: [
          { key: 'A', title: second.title },
          { key: 'B', title: second.title },
        ],
      },
    },
  ]);
}, 60_000);

test('ranges with a gap and a button that leads away are said before anything is sent', async () => {
  const { api } = open('/admin/family-test?edit=1');
  const [minimum] = (await screen.findAllByLabelText('Mínimo (%)')).slice(1);
  fireEvent.change(minimum!, { target: { value: '60' } });
  fireEvent.change(screen.getByLabelText('Adónde lleva'), { target: { value: 'https://evil.example' } });
  fireEvent.click(screen.getByText('Guardar'));
  await screen.findByText('Los rangos deben ir de 0 a 100 sin dejar huecos.');
  expect(screen.getByText('Una dirección de Alcancía, como /auth?tab=signup.')).toBeTruthy();
  expect(saved(api)).toEqual([]);
}, 60_000);

test('what somebody else changed meanwhile is said', async () => {
  const { api } = open('/admin/family-test?edit=1');
  api.answer(saveAffinityTest, () => {
    throw new ApiError({ code: 'changed_before' });
  });
  fireEvent.change(await screen.findByLabelText('Título'), { target: { value: 'Otro' } });
  fireEvent.click(screen.getByText('Guardar'));
  expect(await screen.findByText('Alguien lo cambió antes. Vuelve a cargar.')).toBeTruthy();
}, 60_000);
