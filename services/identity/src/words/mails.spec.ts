import { describe, expect, test } from '@jest/globals';

import { writeMail } from '@alcancia/server-kit';

import { mailTemplates } from './mails.js';

const link = 'http://localhost:3000/auth/confirm#token=abc';

const permissions = JSON.stringify({
  activities: 'full_access',
  challenges: 'no_access',
  rewards: 'view_only',
  approvals: 'full_access',
});

/** What every template asks for: a name, a link, and what an invitation says besides. */
const about = (name: string) => ({ name, link, inviter_name: name, accept_url: link, permissions });

describe.each(Object.entries(mailTemplates))('the mail %s', (_slug, template) => {
  const write = (data: Record<string, string>) => writeMail(template(data));
  test('carries its link as a button and as text', () => {
    const { html, text } = write(about('Ana'));
    expect(html.split(`href="${link}"`)).toHaveLength(3);
    expect(text).toContain(`:\n${link}\n`);
  });

  test('shows a name as a name, whatever is in it', () => {
    const { html, text } = write(about('<script>alert(1)</script> & "Ana"'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Ana&quot;');
    expect(text).toContain('<script>');
  });

  test('greets without a name too', () => {
    expect(write(about('')).text.startsWith('¡Hola!')).toBe(true);
  });

  test('loads nothing from elsewhere', () => {
    expect(write(about('Ana')).html).not.toMatch(/src=|url\(|@import/);
  });
});

test('an invitation names the children, what is written with it, and what each area gives', () => {
  const invitation = (children: string[], message = '') =>
    writeMail(
      mailTemplates['guardian_invite']!({ ...about('Laura'), children_names: JSON.stringify(children), message }),
    );
  const two = invitation(['Mateo', 'Sofía'], 'Mamá, así ves lo que logran');
  expect(two.subject).toBe('Laura te invita a acompañar a Mateo y Sofía en Alcancía');
  expect(two.text).toContain('mientras aprenden a ganar');
  expect(two.text).toContain('Laura te escribe: «Mamá, así ves lo que logran»');
  expect(two.text).toContain(
    'Actividades y metas: crear, editar y decidir · Retos: sin acceso · Recompensas: solo ver · Aprobaciones y cartera: crear, editar y decidir.',
  );
  expect(invitation(['Mateo']).text).toContain('acompañes a Mateo mientras aprende a ganar');
  expect(invitation([]).subject).toBe('Laura te invita a acompañar a sus niños en Alcancía');
  expect(invitation([]).text).not.toContain('te escribe');
});
