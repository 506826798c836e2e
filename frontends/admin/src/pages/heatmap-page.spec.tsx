import { beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import { listLandings, previewLanding, readHeatmap } from '@alcancia/contracts/marketing';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import type { Heat } from '../heatmap/heatmap.queries.js';
import HeatmapPage from './heatmap-page.js';

const landingId = '00000000-0000-4000-8000-000000000001';
const landing = {
  landingId,
  slug: 'inicio',
  publicSlug: 'inicio',
  title: 'La alcancía que enseña',
  status: 'published' as const,
  isMain: true,
  isChanged: false,
  updatedAt: '2026-11-01T10:00:00.000Z',
  publishedAt: '2026-11-01T10:00:00.000Z',
  version: 3,
};
const heat: Heat = {
  versions: [2, 1],
  visits: 200,
  signUpVisits: 30,
  sections: [{ section: 'hero', spots: [[50, 110, 4]] }],
  depths: Array.from({ length: 11 }, (_, tenth) => ({ percent: tenth * 10, visits: 200 - tenth * 10 })),
  elements: [{ section: 'hero', selector: 'a.btn[href="/auth?tab=signup"]', touches: 30 }],
};

let api: FakeApi;
beforeEach(() => {
  api = new FakeApi()
    .answer(listLandings, () => ({ landings: [landing] }))
    .answer(previewLanding, () => ({ path: '/landing-preview/x', expiresAt: '2026-11-25T12:00:00.000Z' }))
    .answer(readHeatmap, () => heat);
});
const open = () => renderWithKit(<HeatmapPage />, { api, at: '/landing-heatmap' });
const asked = () => api.asked.filter(({ subject }) => subject === readHeatmap.subject).map(({ input }) => input);

test('four weeks of clicks on phones first: how many visits, how many began to sign up, what was touched most', async () => {
  open();
  expect(await screen.findByText('Visitas miradas')).toBeTruthy();
  expect(screen.getByText('15 %')).toBeTruthy();
  const most = within(screen.getByRole('region', { name: 'Lo más tocado' }));
  expect(most.getByText('a.btn[href="/auth?tab=signup"]')).toBeTruthy();
  expect(asked()[0]).toMatchObject({ landingId, viewport: 'phone', layer: 'clicks' });
  expect(await screen.findByTitle('La alcancía que enseña')).toBeTruthy();
});

test('the layer of scrolling says in rows how many came how deep', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Desplazamiento' }));
  const depths = within(await screen.findByRole('region', { name: 'Hasta dónde llegan' }));
  expect(depths.getAllByRole('row')).toHaveLength(11);
  expect(depths.getByText('95 %')).toBeTruthy();
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ layer: 'scroll' }));
});

test('another screen and another version are asked for', async () => {
  open();
  fireEvent.click(await screen.findByRole('radio', { name: 'Computadora' }));
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ viewport: 'desktop' }));
  await screen.findByRole('option', { name: 'Versión 2' });
  fireEvent.change(screen.getByRole('combobox', { name: 'Versión' }), { target: { value: '2' } });
  await waitFor(() => expect(asked().at(-1)).toMatchObject({ version: '2' }));
});

test('before anything was touched it says so', async () => {
  api.answer(readHeatmap, () => ({ ...heat, versions: [], visits: 0, signUpVisits: 0, sections: [], elements: [] }));
  open();
  expect(await screen.findByText('Nadie tocó nada en esos días en esta pantalla.', { exact: false })).toBeTruthy();
  expect(screen.getByText('Nada todavía')).toBeTruthy();
});

test('without a published page there is nothing to look at; what cannot be read can be tried again', async () => {
  api.answer(listLandings, () => ({ landings: [{ ...landing, publishedAt: null }] }));
  const nothing = open();
  expect(await screen.findByText('Todavía no hay landings')).toBeTruthy();
  nothing.unmount();
  api.answer(listLandings, () => {
    throw new ApiError({ code: 'unavailable' });
  });
  open();
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeTruthy();
});
