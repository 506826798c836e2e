import { expect, test } from '@jest/globals';

import { inVos } from './in-vos.js';

test.each([
  ['Elige un dibujo', 'Elegí un dibujo'],
  ['Vuelve a cargar e intenta otra vez.', 'Volvé a cargar e intentá otra vez.'],
  ['Bórralo o escríbelo otra vez.', 'Borralo o escribilo otra vez.'],
  ['Cuéntanos de ti', 'Contanos de vos'],
  ['Léelo con calma. Créala aquí, ciérrala y apruébalo.', 'Leelo con calma. Creala aquí, cerrala y aprobalo.'],
  ['Hazlo otra vez: ponle una meta.', 'Hacelo otra vez: ponele una meta.'],
  [
    '¿Quieres un PIN? Eres tú quien decide: puedes, tienes y prefieres.',
    '¿Querés un PIN? Sos vos quien decide: podés, tenés y preferís.',
  ],
  ['Los ajustes pasan contigo.', 'Los ajustes pasan con vos.'],
  ['Prueba sin signos raros.', 'Probá sin signos raros.'],
])('%s', (written, expected) => {
  expect(inVos(written)).toBe(expected);
});

test.each([
  'Cada familia ahorra a su manera.',
  'La descarga espera y sigue sola.',
  'Ahora le toca a Mateo: entra, hace su actividad y toca «Hecho».',
  'Prueba activa',
  'Cuando un niño termine algo, aparecerá aquí.',
  'No hace falta que hagas nada.',
  'Las descargas y las cuentas siempre cuadran.',
  'Pide mi aprobación',
])('says nothing to the person, or what both say alike: %s', (written) => {
  expect(inVos(written)).toBe(written);
});
