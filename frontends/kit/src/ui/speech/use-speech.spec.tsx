import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';

import { sentencesIn } from './sentences-in.js';
import { useSpeech } from './use-speech.js';

class FakeUtterance extends EventTarget {
  lang = '';
  rate = 1;
  constructor(readonly text: string) {
    super();
  }
}

let spoken: FakeUtterance[] = [];
let cancelled = 0;

beforeEach(() => {
  spoken = [];
  cancelled = 0;
  const speechSynthesis = {
    speak: (utterance: FakeUtterance) => void spoken.push(utterance),
    cancel: () => (cancelled += 1),
  };
  Object.assign(window, { speechSynthesis, SpeechSynthesisUtterance: FakeUtterance });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  Reflect.deleteProperty(window, 'SpeechSynthesisUtterance');
});

const ended = () => act(() => void spoken.at(-1)!.dispatchEvent(new Event('end')));
const says = () => spoken.map(({ text }) => text);

test('a text is read one sentence after the other, in Spanish', () => {
  const { result } = renderHook(() => useSpeech('Hola, Mateo. ¿Leemos?\n¡Vamos!'));
  act(() => result.current.toggle());
  expect([says(), spoken[0]!.lang]).toEqual([['Hola, Mateo.'], 'es']);
  ended();
  ended();
  expect(says()).toEqual(['Hola, Mateo.', '¿Leemos?', '¡Vamos!']);
  expect(result.current.isSpeaking).toBe(true);
  ended();
  expect(result.current.isSpeaking).toBe(false);
});

test('it stops at a tap, where it leaves the screen, and where the voice fails', () => {
  const { result, unmount } = renderHook(() => useSpeech('Una. Dos.'));
  act(() => result.current.toggle());
  const before = cancelled;
  act(() => result.current.toggle());
  expect([result.current.isSpeaking, cancelled]).toEqual([false, before + 1]);
  ended();
  expect(says()).toEqual(['Una.']);
  act(() => result.current.toggle());
  act(() => void spoken.at(-1)!.dispatchEvent(new Event('error')));
  expect(result.current.isSpeaking).toBe(false);
  act(() => result.current.toggle());
  const heard = cancelled;
  unmount();
  expect(cancelled).toBe(heard + 1);
});

test('another text is read on, whatever the voice says of the one before', () => {
  const { result, rerender } = renderHook(({ text }) => useSpeech(text), { initialProps: { text: 'Una.' } });
  act(() => result.current.toggle());
  const before = spoken.at(-1)!;
  rerender({ text: 'Otra.' });
  act(() => void before.dispatchEvent(new Event('error')));
  expect([says(), result.current.isSpeaking]).toEqual([['Una.', 'Otra.'], true]);
});

test('a browser without a voice says so', () => {
  Reflect.deleteProperty(window, 'speechSynthesis');
  expect(renderHook(() => useSpeech('Hola.')).result.current.canSpeak).toBe(false);
});

test('lines and sentences are read apart', () => {
  expect(sentencesIn('Uno. Dos\nTres!  ')).toEqual(['Uno.', 'Dos', 'Tres!']);
  expect(sentencesIn('  ')).toEqual([]);
});
