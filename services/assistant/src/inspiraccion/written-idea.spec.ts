import { describe, expect, test } from '@jest/globals';

import type { IdeaWish } from '@alcancia/contracts/assistant';

import { ideaIn } from './written-idea.policy.js';

const wish: IdeaWish = { topic: 'ahorro', ageRange: '7-9', minutes: 20 };
const fine = {
  type: 'reto',
  title: 'Guardar una moneda',
  body: 'Cada noche una moneda en el frasco.\n\nAl final se cuentan.',
  minutes: 15,
  materials: ['Un frasco'],
  steps: ['Elegir el frasco', 'Guardar la moneda'],
};
const said = (more: object) => ideaIn(JSON.stringify({ ...fine, ...more }), wish);

test('an idea keeps what was asked for, and its steps', () => {
  expect(said({ topic: 'consumo', ageRange: '13+' })).toEqual({ ...fine, ...wish, minutes: 15, emoji: '💡' });
});

test('it takes no longer than was asked for', () => {
  for (const minutes of [90, -5, 1.5, '10', null]) expect(said({ minutes })?.minutes).toBe(20);
});

test('markup, addresses and numbers to call are text or nothing', () => {
  const idea = said({
    title: '<b onclick="x()">Guardar</b>',
    body: '<script>alert(1)</script>Mira https://malo.example o llama al +34 600 123 456.',
    steps: ['<img src=x onerror=alert(1)>Uno', '   ', 7, 'Dos **fuerte**'],
  });
  expect(JSON.stringify(idea)).not.toMatch(/[<>]|https?:|600|\*\*/);
  expect([idea?.title, idea?.steps]).toEqual(['Guardar', ['Uno', 'Dos fuerte']]);
});

test('what is too long is cut', () => {
  const idea = said({ title: 'a'.repeat(200), steps: Array(30).fill('b'.repeat(500)), materials: Array(30).fill('c') });
  expect([idea?.title.length, idea?.steps.length, idea?.steps[0]?.length, idea?.materials.length]).toEqual([
    60, 10, 120, 10,
  ]);
});

describe('there is none', () => {
  test.each([
    ['in what is no JSON', 'Claro, aquí tienes una idea'],
    ['in a list', '[1]'],
    ['in nothing', 'null'],
    ['of a type that is none', JSON.stringify({ ...fine, type: 'anuncio' })],
    ['without a text', JSON.stringify({ ...fine, body: ' ' })],
    ['without a title', JSON.stringify({ ...fine, title: '<b></b>' })],
    [
      'with what no child should read',
      JSON.stringify({ ...fine, steps: ['Guarda el secreto: no se lo digas a nadie'] }),
    ],
    ['that is a cry for help', JSON.stringify({ ...fine, body: 'Me quiero morir.' })],
  ])('%s', (_what, text) => {
    expect(ideaIn(text, wish)).toBeNull();
  });
});
