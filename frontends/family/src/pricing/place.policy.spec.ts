import { expect, test } from '@jest/globals';

import { placeOf } from './place.policy.js';

test.each([
  ['America/Mexico_City', ['en-US'], 'MX', 'MXN'],
  ['America/Chicago', ['es-MX'], 'US', 'USD'],
  ['America/Argentina/Cordoba', [], 'AR', 'ARS'],
  ['America/Bogota', ['es'], 'CO', 'COP'],
  ['America/Santiago', ['es-CL'], 'CL', 'CLP'],
  ['America/Lima', ['es-PE'], 'PE', 'PEN'],
  ['America/Sao_Paulo', ['pt-BR'], 'BR', 'BRL'],
  ['America/Montevideo', ['es-UY'], 'UY', 'UYU'],
  ['Atlantic/Canary', ['es-ES'], 'ES', 'EUR'],
  ['Europe/Paris', ['fr'], 'FR', 'EUR'],
  ['Europe/Berlin', ['de'], 'DE', 'EUR'],
  ['Europe/Rome', ['it'], 'IT', 'EUR'],
  ['Europe/Lisbon', ['pt-PT'], 'PT', 'EUR'],
])('in %s prices are those of the country', (zone, languages, country, currency) => {
  expect(placeOf(zone, languages)).toEqual({ country, currency });
});

test.each([
  ['UTC', ['es', 'es-MX'], 'MX', 'MXN'],
  ['America/Guatemala', ['es-GT'], 'GT', 'USD'],
])('a zone that tells nothing (%s) leaves it to the language', (zone, languages, country, currency) => {
  expect(placeOf(zone, languages)).toEqual({ country, currency });
});

test.each([
  ['Europe/London', 'GB'],
  ['America/Toronto', 'CA'],
])('where nothing is sold in the own currency (%s) prices are in dollars (G45)', (zone, country) => {
  expect(placeOf(zone, [])).toEqual({ country, currency: 'USD' });
});

test.each([
  ['UTC', []],
  ['UTC', ['es']],
  ['Etc/GMT+6', ['es-419']],
  ['', []],
])('where nothing tells (%s) no country is claimed', (zone, languages) => {
  expect(placeOf(zone, languages)).toEqual({ country: null, currency: 'USD' });
});
