import { expect, test } from '@jest/globals';

import { answerHtml, typedAnswer } from './answer-text.js';

test.each([
  ['<p>Uno <strong>dos</strong> y <em>tres</em>.</p>', 'Uno **dos** y *tres*.'],
  ['<p>Uno.</p><p>Dos.</p>', 'Uno.\nDos.'],
  ['<p>Así:</p><ul><li>uno</li><li><strong>dos</strong></li></ul><p>Y ya.</p>', 'Así:\n- uno\n- **dos**\nY ya.'],
  ['<ol><li>uno</li><li>dos</li></ol>', '1. uno\n2. dos'],
  ['<p>2 &lt; 3 &amp; 4 &gt; 3</p>', '2 < 3 & 4 > 3'],
])('%s is typed as it reads, and read back the same', (html, typed) => {
  expect(typedAnswer(html)).toBe(typed);
  expect(answerHtml(typed)).toBe(html);
});

test('what is typed as markup is text', () => {
  expect(answerHtml('<script>alert(1)</script>')).toBe('<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>');
});

test('a list of one kind ends where one of the other begins', () => {
  expect(answerHtml('- a\n1. b')).toBe('<ul><li>a</li></ul><ol><li>b</li></ol>');
});

test('lines without words are nothing', () => {
  expect(answerHtml('\n  \nUno.\n\n')).toBe('<p>Uno.</p>');
});
