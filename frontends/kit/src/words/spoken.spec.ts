import { afterEach, expect, test } from '@jest/globals';

import { inVos } from '@alcancia/contracts/in-vos';
import { said, spoken, wayOfSpeaking } from './spoken.js';

afterEach(() => wayOfSpeaking.choose(null));

const words = said({
  pick: 'Elige un niño',
  ideas: ['Crea uno', 'Sigue igual'],
  dialog: {
    title: 'Escribe tu PIN',
    of: (child: string, message: string) => `Avisa a ${child}: «${message}» y elige.`,
  },
  toast: (name: string) => ({ title: `${name}: revisa esto`, count: 2 }),
} as const);
const { dialog } = words;

test('words are read as they are written until another way is chosen', () => {
  expect(words.pick).toBe('Elige un niño');
  wayOfSpeaking.choose(inVos);
  expect(words.pick).toBe('Elegí un niño');
  expect(dialog.title).toBe('Escribí tu PIN');
  expect([...words.ideas]).toEqual(['Creá uno', 'Sigue igual']);
  expect({ ...dialog }.title).toBe('Escribí tu PIN');
  wayOfSpeaking.choose(null);
  expect(dialog.title).toBe('Escribe tu PIN');
});

test('what somebody typed stays as it was written, wherever it stands in the sentence', () => {
  wayOfSpeaking.choose(inVos);
  expect(dialog.of('Mira', 'Elige tú, si quieres')).toBe('Avisá a Mira: «Elige tú, si quieres» y elegí.');
  expect(words.toast('Elige (tú)')).toEqual({ title: 'Elige (tú): revisá esto', count: 2 });
  expect(spoken({ title: 'Ya lo resolvió Escribe' }, [{ by: 'Escribe' }])).toEqual({ title: 'Ya lo resolvió Escribe' });
});

test('who waits for it hears of another way, and not of the same one', () => {
  let heard = 0;
  const leave = wayOfSpeaking.subscribe(() => (heard += 1));
  wayOfSpeaking.choose(inVos);
  wayOfSpeaking.choose(inVos);
  leave();
  wayOfSpeaking.choose(null);
  expect(heard).toBe(1);
});

test('a sentence keeps its identity, so that a page does not take it for a new one', () => {
  expect(words.dialog).toBe(dialog);
  expect(words.toast).toBe(words.toast);
});
