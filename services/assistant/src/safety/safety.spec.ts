import { describe, expect, it } from '@jest/globals';

import { labelledQuestions } from '../../test/questions/index.js';
import { soundsStrained } from './distress.policy.js';
import { helpLinesOf } from './help-lines.policy.js';
import { riskPhrases } from './risk-phrases.policy.js';
import { soundsOfDanger } from './risk.policy.js';

const between = (text: string, sign: string) => text.split('').join(sign);
const spaced = (text: string) => between(text.replaceAll(' ', ''), ' ');
const disguises: readonly (readonly [string, (text: string) => string])[] = [
  ['in capitals', (text) => text.toUpperCase()],
  ['letter by letter', spaced],
  ['with points', (text) => between(text, '.')],
  [
    'with figures for letters',
    (text) => text.replaceAll('o', '0').replaceAll('e', '3').replaceAll('a', '4').replaceAll('i', '1'),
  ],
  ['with letters drawn out', (text) => text.replaceAll(/[aeiou]/g, '$&$&$&')],
  ['with k for qu and b for v', (text) => text.replaceAll('qu', 'k').replaceAll('v', 'b')],
  ['without its h', (text) => text.replaceAll('h', '')],
  ['in the middle of a sentence', (text) => `hola, es que ${text} y no sé qué hacer`],
];

describe('who may be in danger is noticed', () => {
  it.each(disguises)('%s', (_how, disguise) => {
    const missed = riskPhrases.filter((phrase) => !soundsOfDanger(disguise(phrase)));
    expect(missed).toEqual([]);
  });

  it.each(['Me kiero morir', 'quiero morirmeee', 'me voi a matar', 'no kiero bibir', 'suisidio'])(
    'misspelt: «%s»',
    (text) => {
      expect(soundsOfDanger(text)).toBe(true);
    },
  );

  it('and nobody else', () => {
    const others = [...labelledQuestions.map(({ question }) => question), 'me quiero morir de risa', 'vivir mejor'];
    expect(others.filter(soundsOfDanger)).toEqual([]);
  });
});

it('a strained parent is noticed, and no ordinary question', () => {
  expect(['¡No puedo más con las peleas!', 'estoy agobiada', 'Le grité a mi hijo'].every(soundsStrained)).toBe(true);
  expect(labelledQuestions.filter(({ question }) => soundsStrained(question))).toEqual([]);
});

it.each([
  ['Europe/Madrid', '116 111'],
  ['America/Mexico_City', '800 911 2000'],
  ['America/Argentina/Cordoba', '102'],
  ['America/Bogota', '141'],
  ['America/Santiago', '*4141'],
  ['America/Lima', '113'],
  ['America/Montevideo', '0800 0767'],
  ['America/Chicago', '988'],
  [null, '911 o 112'],
])('the help lines of %s', (zone, number) => {
  expect(helpLinesOf(zone).map((line) => line.number)).toContain(number);
});
