import { expect, it } from '@jest/globals';

import { singularOf } from './singular.js';

it.each([
  ['Estrellas', 'Estrella'],
  ['Pesitos', 'Pesito'],
  ['Estrellas doradas', 'Estrella dorada'],
  ['Estrellas de la suerte', 'Estrella de la suerte'],
  ['Corazones', 'Corazón'],
  ['Doblones', 'Doblón'],
  ['Delfines', 'Delfín'],
  ['Panes', 'Pan'],
  ['Soles', 'Sol'],
  ['Flores', 'Flor'],
  ['Dólares', 'Dólar'],
  ['Luces', 'Luz'],
  ['Dulces', 'Dulce'],
  ['Billetes', 'Billete'],
  ['Diamantes', 'Diamante'],
  ['Rubíes', 'Rubí'],
  ['🪙 Ñoquis', '🪙 Ñoqui'],
  ['Oro', 'Oro'],
])('one of «%s» is «%s»', (many, one) => {
  expect(singularOf(many)).toBe(one);
});
