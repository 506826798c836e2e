import { beforeEach, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';

import { renderWithKit } from '@alcancia/web-kit/testing';

import { FirstText, keepFirstText } from './first-text.js';

const sent = '<style>.first-text{color:red}</style><main class="first-text"><h1>Términos de uso</h1></main>';

function theServerSent(address: string, html: string): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div id="root">${html}</div>`;
  document.title = 'Términos de uso · Alcancía';
  keepFirstText();
  document.body.innerHTML = '';
}

const openAt = (at: string) =>
  renderWithKit(<FirstText otherwise={<p>Ya viene</p>} />, { at, path: at.replace(/\?.*/, '') });

beforeEach(() => theServerSent('/terms?version=1.0', sent));

test('the text that came with the page stands, dressed and named, until the page is there', () => {
  openAt('/terms?version=1.0');
  expect(screen.getByRole('heading', { level: 1, name: 'Términos de uso' })).toBeTruthy();
  expect(document.querySelector('.first-text')?.parentElement?.querySelector('style')).toBeTruthy();
  expect(document.title).toBe('Términos de uso · Alcancía');
  expect(screen.queryByText('Ya viene')).toBeNull();
});

test.each(['/terms', '/privacy?version=1.0'])('it does not stand for %s', (address) => {
  openAt(address);
  expect(screen.getByText('Ya viene')).toBeTruthy();
  expect(screen.queryByRole('heading')).toBeNull();
});

test('a page that came without a text has none', () => {
  theServerSent('/terms', '<div class="first-picture"></div>');
  openAt('/terms');
  expect(screen.getByText('Ya viene')).toBeTruthy();
});
