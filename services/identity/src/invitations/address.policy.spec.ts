import { expect, test } from '@jest/globals';

import { isSameAddress } from './address.policy.js';

test.each([
  ['Carmen.Ruiz@Correo.Example', 'carmen.ruiz@correo.example', true],
  ['carmen+casa@correo.example', 'carmen@correo.example', false],
  // Cyrillic a, Kelvin sign, dotless i, dotted capital I, full-width letters, an accent on its own.
  ['c\u0430rmen@correo.example', 'carmen@correo.example', false],
  ['\u212Aarla@correo.example', 'karla@correo.example', false],
  ['ir\u0131s@correo.example', 'iris@correo.example', false],
  ['\u0130ris@correo.example', 'iris@correo.example', false],
  ['\uFF43armen@correo.example', 'carmen@correo.example', false],
  ['carme\u0301n@correo.example', 'carm\u00E9n@correo.example', false],
  ['carmen@correo.example\u200B', 'carmen@correo.example', false],
])('%j and %j are one address: %s', (one, other, isSame) => {
  expect(isSameAddress(one, other)).toBe(isSame);
});
