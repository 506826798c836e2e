import { expect, test } from '@jest/globals';
import { render } from '@testing-library/react';

import { RichText } from './rich-text.js';

const shown = (html: string): string => render(<RichText html={html} />).container.innerHTML;

test('paragraphs, lists and stress are shown as they are', () => {
  const html = '<p>Uno <strong>dos</strong> <em>tres</em></p><ul><li>cuatro</li></ul><ol><li>cinco<br>seis</li></ol>';
  expect(shown(html)).toBe(html);
});

test.each([
  ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a picture', '<p>a<img src=x onerror=alert(1)></p>', '<p>a</p>'],
  ['a handler', '<p onclick="alert(1)" style="position:fixed" class="btn">a</p>', '<p>a</p>'],
  ['a link', '<a href="javascript:alert(1)">a</a>', 'a'],
  ['a form', '<form action="https://evil.example"><input value="a">b<button>c</button></form>', 'bc'],
  ['a drawing', '<svg><script>alert(1)</script></svg>a', 'a'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe>a', 'a'],
  ['markup as text', '<p>&lt;script&gt;</p>', '<p>&lt;script&gt;</p>'],
])('of %s only the text is left', (_what, html, left) => {
  expect(shown(html)).toBe(left);
});

test('what is nested without end ends', () => {
  expect(shown(`${'<p>'.repeat(1)}${'<strong>'.repeat(500)}a`)).not.toContain('a');
});
