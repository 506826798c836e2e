import { describe, expect, test } from '@jest/globals';

import { isFitForChildren } from './fit-for-children.policy.js';

describe('what a child may read', () => {
  test.each([
    'Ahorrar es guardar hoy para tener más mañana. ¿Para qué te gustaría guardar?',
    'Es exótico viajar lejos, y cuesta dinero: por eso se ahorra poco a poco.',
    'Una computadora cuesta más que un lápiz.',
    'Las hormigas guardan comida para el invierno.',
    'Con disputas no se arregla nada: hablen y repartan.',
    'Si ya lo tienes, y a la vez quieres otro, espera un día.',
  ])('is «%s»', (text) => {
    expect(isFitForChildren(text)).toBe(true);
  });

  test.each([
    'No le digas a tus papás.',
    'Será nuestro  SECRETO.',
    '¿Dónde vives? Dime tu dirección.',
    'Dime tu pin y te regalo monedas.',
    'Mándame una foto.',
    'Usa la tarjeta de tu mamá.',
    'C0mpr4 ya, solo hoy.',
    'Apuesta todo en el casino.',
    'Esto es s e x o.',
    'Esto es s.e.x.o.',
    'Las dr0gas…',
    'Toma cerveza.',
    'Eres tonto.',
    'Eres un idiota.',
    'Podrías quitarte la vida.',
    'Podrías suicidarte.',
    'a'.repeat(701),
  ])('is not «%s»', (text) => {
    expect(isFitForChildren(text)).toBe(false);
  });
});
