import { expect, test } from '@jest/globals';

import { draftIn, slugFrom, withoutClaims } from './written-draft.policy.js';

test.each([
  ['Ahorran 50 euros. Aprenden juntos.', 'Aprenden juntos.', 1],
  ['«Nos cambió la vida», dice una madre. Empieza hoy.', 'Empieza hoy.', 1],
  ['Miles de familias ya lo usan.', '', 1],
  ['Según estudios, funciona. Está garantizado.', '', 2],
  ['Para quienes tienen de 6 a 10 años. Ahorran 10 veces más a los 7 años.', 'Para quienes tienen de 6 a 10 años.', 1],
  ['Hablan de dinero en casa. Y esperan.', 'Hablan de dinero en casa. Y esperan.', 0],
  ['', '', 0],
])('of «%s» stays «%s»', (text, kept, leftOut) => {
  expect(withoutClaims(text)).toEqual({ text: kept, leftOut });
});

test.each([
  ['Ahorro en Familia', 'ahorro-en-familia'],
  ['  Educación   financiera, ¡ya! ', 'educacion-financiera-ya'],
  ['🐷', 'borrador'],
  ['ñu', 'borrador'],
  ['x'.repeat(60), 'x'.repeat(50)],
])('an address of «%s» is %s', (keyword, slug) => {
  expect(slugFrom(keyword)).toBe(slug);
});

test('what is no draft is none', () => {
  for (const text of ['', '[]', '{}', '{"hero":{}}', '{"hero":{"title":"<>"}}', 'null'])
    expect(draftIn(text)).toBeNull();
});
