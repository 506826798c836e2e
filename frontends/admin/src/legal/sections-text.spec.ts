import { expect, test } from '@jest/globals';

import { sectionsIn, textOf } from './sections-text.js';

const sections = [
  { title: 'En pocas palabras', text: [], list: ['Guardamos lo necesario.', 'No vendemos datos.'] },
  { title: 'Quién responde', text: ['Escribe {contacto}.', 'Te contestamos en diez días.'], list: ['Por correo'] },
];

test('what is typed is what was written', () => {
  expect(textOf(sections)).toBe(
    [
      '# En pocas palabras',
      '- Guardamos lo necesario.',
      '- No vendemos datos.',
      '',
      '# Quién responde',
      'Escribe {contacto}.',
      'Te contestamos en diez días.',
      '- Por correo',
    ].join('\n'),
  );
  expect(sectionsIn(textOf(sections))).toEqual(sections);
});

test.each([
  ['nothing', ''],
  ['a line above the first title', 'Hola\n# Uno'],
  ['a paragraph below a list', '# Uno\n- punto\nDespués'],
])('%s is not a text', (_what, typed) => {
  expect(sectionsIn(typed)).toBeNull();
});

test('a dash or a hash within a line is a part of it', () => {
  expect(sectionsIn('# Uno - dos\nprecio #1 - barato\n-5 grados')).toEqual([
    { title: 'Uno - dos', text: ['precio #1 - barato', '-5 grados'], list: [] },
  ]);
});
