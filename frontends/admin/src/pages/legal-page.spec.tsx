import { beforeAll, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';

import { legalDocuments, listLegalVersions, publishLegalText, readNewestLegalText } from '@alcancia/contracts/identity';
import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import LegalPage from './legal-page.js';

// On a phone the calendar is the device's own.
beforeAll(() => {
  jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) => Object.assign(new EventTarget(), { matches: query.includes('480px'), media: query }) as MediaQueryList,
    );
});

const head = {
  title: 'Términos de uso',
  version: '1.0',
  effectiveOn: '2026-11-21',
  summary: 'Primera versión.',
  isMaterial: true,
};
const sections = [{ title: 'Planes', text: ['Escribe {contacto}.'], list: ['Uno'] }];

function legalPage(at: string) {
  const api = new FakeApi()
    .answer(listLegalVersions, () => ({
      versions: legalDocuments.flatMap((document) => [
        { ...head, document, version: '2.0', effectiveOn: '2099-01-01', isInForce: false },
        { ...head, document, isInForce: true },
      ]),
    }))
    .answer(readNewestLegalText, ({ document }) => ({ ...head, document, version: '1.1', sections }))
    .answer(publishLegalText, () => ({ version: '2.0' }));
  const sent = () => api.asked.filter(({ subject }) => subject === publishLegalText.subject).map(({ input }) => input);
  return { sent, ...renderWithKit(<LegalPage />, { api, at, path: '/admin/legal' }) };
}

test('every text stands with its versions, which everybody can read', async () => {
  legalPage('/admin/legal');
  expect(await screen.findAllByText('Vigente')).toHaveLength(4);
  expect(screen.getAllByText('Anunciada')).toHaveLength(4);
  // Of those that inform nobody is asked to accept anything, and the first version was accepted with the account.
  expect(screen.getAllByText('Se pide aceptarla otra vez. Primera versión.')).toHaveLength(2);
  const ways = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(ways.slice(0, 2)).toEqual(['/privacy?version=2.0', '/privacy?version=1.0']);
}, 60_000);

test('the next version begins as the last one, and is published after a question', async () => {
  const { sent } = legalPage('/admin/legal?next=terms');
  const text = await screen.findByLabelText('Texto', { exact: false });
  expect((text as HTMLTextAreaElement).value).toBe('# Planes\nEscribe {contacto}.\n- Uno');
  fireEvent.change(text, { target: { value: 'Sin título' } });
  fireEvent.click(screen.getByText('Publicar'));
  for (const wrong of [
    'Elige desde qué día vale.',
    'Escribe qué cambia.',
    'Cada parte empieza con su título, y su lista va al final.',
  ])
    await screen.findByText(wrong);
  expect(sent()).toEqual([]);

  fireEvent.change(text, { target: { value: '# Planes\nHay tres planes.' } });
  fireEvent.change(screen.getByLabelText('Qué cambia', { exact: false }), { target: { value: 'Hay tres planes.' } });
  fireEvent.click(screen.getByLabelText('Cambio importante', { exact: false }));
  fireEvent.change(screen.getByLabelText('Vale desde', { exact: false }), { target: { value: '2099-02-01' } });
  fireEvent.click(screen.getByText('Publicar'));
  await screen.findByText('¿Publicar «Términos de uso»?');
  expect(sent()).toEqual([]);
  fireEvent.click(screen.getAllByText('Publicar').at(-1)!);
  await waitFor(() =>
    expect(sent()).toEqual([
      {
        document: 'terms',
        replaces: '1.1',
        title: 'Términos de uso',
        summary: 'Hay tres planes.',
        isMaterial: true,
        effectiveOn: '2099-02-01',
        sections: [{ title: 'Planes', text: ['Hay tres planes.'], list: [] }],
      },
    ]),
  );
}, 60_000);
