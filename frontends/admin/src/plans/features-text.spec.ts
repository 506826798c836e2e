import { expect, it } from '@jest/globals';

import { featuresIn, textOf } from './features-text.js';

const groups = [
  { emoji: '👨‍👩‍👧', title: 'Tu familia', items: ['Hasta 6 niños', '3 tutores invitados'] },
  { emoji: '🐷', title: 'Todo para ahorrar', items: [] },
];

it.each([
  ['a list', ['Hasta 3 niños', '1 tutor invitado']],
  ['groups', groups],
  ['nothing', []],
])('%s is read as it was written', (_, features) => {
  expect(featuresIn(textOf(features))).toEqual(features);
});

it('empty lines and spaces around say nothing', () => {
  expect(featuresIn('\n  Hasta 3 niños \n\n')).toEqual(['Hasta 3 niños']);
});

it.each([
  ['a line above the first group', 'Hasta 3 niños\n# 🐷 Ahorrar'],
  ['a group without a drawing', '# Ahorrar\nMetas'],
  ['a group without a title', '# 🐷\nMetas'],
])('%s is not what a plan can include', (_, text) => {
  expect(featuresIn(text)).toBeNull();
});
