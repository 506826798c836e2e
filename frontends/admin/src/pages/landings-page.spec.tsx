import { expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';

import {
  createLanding,
  type KeptLanding,
  type LandingContent,
  listLandings,
  listLandingVersions,
  previewLanding,
  publishLanding,
  readLanding,
  saveLanding,
} from '@alcancia/contracts/marketing';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import LandingEditPage from './landing-edit-page.js';
import LandingNewPage from './landing-new-page.js';
import LandingsPage from './landings-page.js';

const landingId = '00000000-0000-4000-8000-000000000001';
const content: LandingContent = {
  title: 'La alcancía',
  metaDescription: '',
  ogImage: null,
  hero: { title: 'Enseña a ahorrar', emphasis: '', subtitle: '' },
  authCta: { primary: { text: 'Crear mi familia', to: '/auth' }, secondary: null, note: '' },
  sections: [
    {
      type: 'stats',
      heading: 'Números',
      subheading: '',
      cta: null,
      isVisible: true,
      variant: null,
      items: [{ value: 95, suffix: '%', label: 'contentos', source: 'Encuesta', measuredOn: '2026-11-01' }],
    },
    { type: 'install', heading: 'Instala', subheading: '', cta: null, isVisible: true, variant: 'B' },
    {
      type: 'parents',
      heading: 'Para ti',
      subheading: '',
      cta: { text: 'Ver', to: '#planes' },
      isVisible: false,
      variant: null,
      items: [{ icon: 'heart', benefit: 'Menos discusiones', proof: '', link: null }],
    },
  ],
  isPricingVisible: true,
  pricing: { selectedPlanIds: [], planOrder: [], customCtaText: null },
  share: { isEnabled: true, platforms: ['whatsapp'], position: 'inline' },
};
const page: KeptLanding = {
  landingId,
  slug: 'verano',
  publicSlug: 'verano',
  status: 'published',
  isMain: false,
  isChanged: false,
  updatedAt: '2026-11-25T10:00:00.000Z',
  publishedAt: '2026-11-25T10:00:00.000Z',
  version: 3,
  content,
};
const { content: _content, ...listed } = page;
const inList = [
  { ...listed, title: content.title, isMain: true },
  {
    ...listed,
    landingId: '00000000-0000-4000-8000-000000000002',
    slug: 'otono',
    title: 'Otoño',
    status: 'draft' as const,
  },
];

function api(own: KeptLanding = page): FakeApi {
  return new FakeApi()
    .answer(listLandings, () => ({ landings: inList }))
    .answer(readLanding, () => own)
    .answer(listLandingVersions, () => ({ versions: [] }))
    .answer(previewLanding, () => ({ path: '/landing-preview/x', expiresAt: '2026-11-25T10:30:00.000Z' }))
    .answer(createLanding, () => ({ landingId }))
    .answer(saveLanding, () => ({ version: 4 }))
    .answer(publishLanding, () => ({ version: 5 }));
}
const edit = (own?: KeptLanding) =>
  renderWithKit(<LandingEditPage />, {
    api: api(own),
    at: `/admin/landing/${landingId}/edit`,
    path: '/admin/landing/:landingId/edit',
  });
const inputOf = ({ asked }: FakeApi, { subject }: { readonly subject: string }) =>
  asked.find((one) => one.subject === subject)?.input;
const tap = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('pages are found by their title and their address', async () => {
  renderWithKit(<LandingsPage />, { api: api(), at: '/admin/landing', path: '/admin/landing' });
  await screen.findByRole('link', { name: 'Otoño' });
  type('Buscar por título o dirección', 'OTON');
  expect(screen.queryByRole('link', { name: 'La alcancía' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Otoño' }).getAttribute('href')).toContain('/edit');
});

test('a new page begins with the texts of the front page', async () => {
  const { api: asked } = renderWithKit(<LandingNewPage />, {
    api: api(),
    at: '/admin/landing/new',
    path: '/admin/landing/new',
  });
  await screen.findByLabelText('Título en buscadores');
  // It waits for the texts that it begins with.
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button').disabled).toBe(false));
  tap('Crear borrador');
  expect(screen.getByText('Falta escribir esto.')).toBeTruthy();
  type('Título en buscadores', ' Verano ');
  type('Dirección: /landing/', 'verano');
  tap('Crear borrador');
  await waitFor(() =>
    expect(inputOf(asked, createLanding)).toEqual({ slug: 'verano', content: { ...content, title: 'Verano' } }),
  );
});

test('what is saved is what was there, but for what was typed', async () => {
  const { api: asked } = edit();
  await screen.findByLabelText('Titular');
  type('Titular', 'Ahorra en verano');
  tap('Guardar borrador');
  await waitFor(() =>
    expect(inputOf(asked, saveLanding)).toEqual({
      landingId,
      version: 3,
      slug: 'verano',
      content: { ...content, hero: { ...content.hero, title: 'Ahorra en verano' } },
    }),
  );
});

test.each([
  ['A dónde lleva', 'javascript:alert(1)', 'Así no vale: revisa lo escrito.'],
  ['Titular', ' ', 'Falta escribir esto.'],
  ['Dirección: /landing/', 'Con Espacio', 'Usa de 3 a 60 letras minúsculas sin acento, números y guiones.'],
])('%s: "%s" is refused where it is typed', async (label, value, said) => {
  const { api: asked } = edit();
  await screen.findByLabelText('Titular');
  type(label, value);
  tap('Guardar borrador');
  expect(screen.getByText(said)).toBeTruthy();
  expect(inputOf(asked, saveLanding)).toBeUndefined();
});

test('sections are moved, taken away, brought back and added; a number needs its source', async () => {
  const { api: asked } = edit();
  fireEvent.click(await screen.findByRole('tab', { name: 'Secciones' }));
  tap('Bajar «Números»');
  expect(screen.getByText('Dejaste «Números» en el lugar 2 de 3.')).toBeTruthy();
  tap('Quitar «Instala»');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  tap('Deshacer');
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  tap(/^2\. Números de impacto/);
  type('Fuente', '');
  tap('Guardar borrador');
  expect(screen.getByText('Falta escribir esto.')).toBeTruthy();
  expect(inputOf(asked, saveLanding)).toBeUndefined();
  type('Fuente', 'Otra encuesta');
  tap('Guardar borrador');
  await waitFor(() => expect(inputOf(asked, saveLanding)).toBeDefined());
  const { content: sent } = saveLanding.input.parse(inputOf(asked, saveLanding));
  expect(sent.sections.map(({ type: kind }) => kind)).toEqual(['install', 'stats', 'parents']);
  expect(sent.sections[1]).toMatchObject({ items: [{ value: 95, source: 'Otra encuesta' }] });
});

test('what was typed is saved before it is published, and publishing is asked once more', async () => {
  const { api: asked } = edit({ ...page, isChanged: true });
  await screen.findByLabelText('Titular');
  type('Titular', 'Otro');
  tap('Publicar');
  expect(screen.queryByRole('dialog')).toBeNull();
  type('Titular', content.hero.title);
  tap('Publicar');
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Publicar' }));
  await waitFor(() => expect(inputOf(asked, publishLanding)).toEqual({ landingId, version: 3 }));
});

test('the front page is neither archived nor put in its own place', async () => {
  edit({ ...page, isMain: true });
  await screen.findByText('Es la portada');
  expect(screen.queryByRole('button', { name: 'Archivar' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Poner de portada' })).toBeNull();
});
