import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';

import { listLegalVersions, readLegalText } from '@alcancia/contracts/identity';
import { ApiError } from '@alcancia/web-kit';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { legalHead } from '../../test/legal.js';
import LegalPage from './legal-page.js';

const next = {
  ...legalHead,
  version: '2.0',
  effectiveOn: '2099-01-01',
  summary: 'Hay planes de pago.',
  isInForce: false,
};
const before = { ...legalHead, version: '0.9', effectiveOn: '2026-01-01', isInForce: false };
const sections = [{ title: 'Qué es', text: ['Una aplicación.'], list: ['Para familias'] }];

const api = () =>
  new FakeApi()
    .answer(listLegalVersions, () => ({
      versions: [next, legalHead, before, { ...legalHead, document: 'privacy' as const }],
    }))
    .answer(readLegalText, ({ version }) => {
      const head = [next, legalHead, before].find((one) => one.version === (version ?? '1.0'));
      if (!head) throw new ApiError({ code: 'not_found' });
      return { ...head, sections };
    });
const open = (query = '') => renderWithKit(<LegalPage />, { at: `/terms${query}`, path: '/terms', api: api() });

test('the text in force is read with its day, its lists and its versions', async () => {
  open();
  await screen.findByRole('heading', { level: 1, name: 'Términos de uso' });
  expect(screen.getByText('Para familias')).toBeTruthy();
  const links = await screen.findAllByRole('link', { name: /^Versión/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/terms?version=2.0',
    '/terms?version=1.0',
    '/terms?version=0.9',
  ]);
  expect(screen.getByText('Hay planes de pago.')).toBeTruthy();
  expect(screen.getAllByText('Versión 1.0, vigente desde el 21 de noviembre de 2026')).toHaveLength(2);
});

test.each([
  ['2.0', 'Versión 2.0, que regirá desde el 1 de enero de 2099'],
  ['0.9', /Versión 0.9, del 1 de enero de 2026. Ya no está vigente./],
])('version %s says what it is', async (version, said) => {
  open(`?version=${version}`);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a version that never was leads to the one in force', async () => {
  open('?version=7.7');
  await screen.findByRole('heading', { name: 'No encontramos esa versión' });
  expect(screen.getByRole('link', { name: 'Leer la vigente' }).getAttribute('href')).toBe('/terms');
});

test('all four texts are one tap away', async () => {
  open();
  const links = within(await screen.findByRole('navigation', { name: 'Textos legales' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy', '/cookies', '/refund']);
});
