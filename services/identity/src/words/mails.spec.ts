import { describe, expect, test } from '@jest/globals';

import { mailTemplates } from './mails.js';

const link = 'http://localhost:3000/auth/confirm#token=abc';

describe.each(Object.entries(mailTemplates))('the mail %s', (_slug, write) => {
  test('carries its link as a button and as text', () => {
    const { html, text } = write({ name: 'Ana', link });
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(text).toContain(`:\n${link}\n`);
  });

  test('shows a name as a name, whatever is in it', () => {
    const { html, text } = write({ name: '<script>alert(1)</script> & "Ana"', link });
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Ana&quot;');
    expect(text).toContain('<script>');
  });

  test('greets without a name too', () => {
    expect(write({ name: '', link }).text.startsWith('¡Hola!')).toBe(true);
  });

  test('loads nothing from elsewhere', () => {
    expect(write({ name: 'Ana', link }).html).not.toMatch(/src=|url\(|@import/);
  });
});
