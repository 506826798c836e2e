import { describe, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';

import { fakeVoices as voices, withFakeVoice } from '../testing/fake-voice.js';
import { voiceFor } from './browser-voice.js';
import { passagesIn, sentencesIn } from './sentences-in.js';
import {
  plainSection,
  type Playback,
  type SectionSound,
  type Sound,
  SoundContext,
  type SoundTrouble,
} from './sound.js';
import { useEffectSound } from './use-effect-sound.js';
import { useSpeech } from './use-speech.js';

const browser = withFakeVoice();

interface Set {
  readonly section?: Partial<SectionSound>;
  readonly mutesVoice?: boolean;
  readonly reducesEffects?: boolean;
  readonly sounds?: (Uint8Array<ArrayBuffer> | SoundTrouble)[];
}

/** A page whose sound is set like this; what it tells of its playbacks. */
function aPage({ section = {}, mutesVoice = false, reducesEffects = false, sounds = [] }: Set = {}) {
  const played: Playback[] = [];
  const asked: string[] = [];
  const sound: Sound = {
    own: { mutesVoice, reducesEffects },
    may: { mutesVoice: true, reducesEffects: true },
    languageCode: 'es-MX',
    want: () => undefined,
    sectionOf: () => ({ ...plainSection, ...section }),
    soundOf: async (text) => {
      asked.push(text);
      return sounds.shift() ?? 'unavailable';
    },
    played: (playback) => void played.push(playback),
    choose: () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <SoundContext value={sound}>{children}</SoundContext>
  );
  return { played, asked, wrapper };
}

const reads = (text: string, set: Set = {}) => {
  const page = aPage(set);
  const view = renderHook(({ said }) => useSpeech(said, 'goals'), {
    initialProps: { said: text },
    wrapper: page.wrapper,
  });
  const tap = () => act(() => view.result.current.toggle());
  return { ...view, ...page, tap };
};
const says = () => browser.spoken.map(({ text }) => text);
const saying = (count: number) => waitFor(() => expect(browser.spoken).toHaveLength(count));
const ended = () => act(async () => void browser.spoken.at(-1)!.dispatchEvent(new Event('end')));
const bytes = () => new Uint8Array([0xff, 0xf3]);

describe('the browser’s own voice', () => {
  test('reads one sentence after the other, as the section is set, and is counted once', async () => {
    const set = { section: { rate: 0.9, pitch: 1.1, voiceVolume: 50, browserVoice: 'Lejana' } };
    const { result, tap, played } = reads('Hola, Mateo. ¿Leemos?\n¡Vamos!', set);
    tap();
    await saying(1);
    expect(browser.spoken[0]).toMatchObject({
      lang: 'es_MX',
      rate: 0.9,
      pitch: 1.1,
      volume: 0.5,
      voice: { name: 'Lejana' },
    });
    await ended();
    await saying(2);
    await ended();
    await saying(3);
    expect(says()).toEqual(['Hola, Mateo.', '¿Leemos?', '¡Vamos!']);
    expect(result.current.isSpeaking).toBe(true);
    await ended();
    await waitFor(() => expect(result.current.isSpeaking).toBe(false));
    expect(played).toEqual([{ section: 'goals', engine: 'browser', textLength: 29, success: true, trouble: null }]);
  });

  test('stops at a tap and where it leaves the screen; what was not heard is no playback', async () => {
    const { result, tap, unmount, played } = reads('Una. Dos.');
    tap();
    await saying(1);
    const before = browser.cancelled;
    tap();
    expect(result.current.isSpeaking).toBe(false);
    expect(browser.cancelled).toBe(before + 1);
    tap();
    await saying(2);
    unmount();
    expect(says()).toEqual(['Una.', 'Una.']);
    expect(browser.cancelled).toBeGreaterThan(before + 1);
    expect(played).toEqual([]);
  });

  test('is silent at once where it is silenced in the middle, and does not begin again by itself', async () => {
    const section = { isOn: true };
    const { result, rerender, tap } = reads('Una. Dos.', { section });
    tap();
    await saying(1);
    const before = browser.cancelled;
    section.isOn = false;
    rerender({ said: 'Una. Dos.' });
    expect([result.current.isSpeaking, browser.cancelled]).toEqual([false, before + 1]);
    section.isOn = true;
    rerender({ said: 'Una. Dos.' });
    expect(result.current.isSpeaking).toBe(false);
  });

  test('that fails is told, once', async () => {
    const { result, tap, played } = reads('Una.');
    tap();
    await saying(1);
    act(() => void browser.spoken.at(-1)!.dispatchEvent(new Event('error')));
    await waitFor(() => expect(result.current.isSpeaking).toBe(false));
    expect(played).toMatchObject([{ success: false, trouble: 'playback', engine: 'browser' }]);
  });

  test('another text is read in place of the one before', async () => {
    const { rerender, tap } = reads('Una.');
    tap();
    await saying(1);
    rerender({ said: 'Otra.' });
    await saying(2);
    expect(says()).toEqual(['Una.', 'Otra.']);
  });

  test('is the one of that name, else one of this machine in Spanish, else any in Spanish', () => {
    expect(voiceFor('Daniel', voices)?.name).toBe('Daniel');
    expect(voiceFor('Nadie', voices)?.name).toBe('Mónica');
    expect(voiceFor(null, voices.slice(0, 2))?.name).toBe('Lejana');
    expect(voiceFor(null, voices.slice(0, 1))).toBeUndefined();
  });
});

describe('the provider', () => {
  const set = { section: { engine: 'elevenlabs', voiceVolume: 40 } } as const;

  test('is heard as loud as the section says, and counted once', async () => {
    const { tap, played, result } = reads('Una.', { ...set, sounds: [bytes()] });
    tap();
    await waitFor(() => expect(browser.sources).toHaveLength(1));
    expect(browser.heard).toEqual([0.4]);
    act(() => browser.sources[0]!.stop());
    await waitFor(() => expect(result.current.isSpeaking).toBe(false));
    expect(played).toMatchObject([{ engine: 'elevenlabs', success: true, trouble: null }]);
    expect(browser.spoken).toEqual([]);
  });

  test('reads a long text in passages; from where it fails on the browser’s voice goes on', async () => {
    const long = `${'a'.repeat(400)}. ${'b'.repeat(400)}.`;
    const { tap, played, asked, result } = reads(long, { ...set, sounds: [bytes(), 'quota'] });
    tap();
    await waitFor(() => expect(browser.sources).toHaveLength(1));
    act(() => browser.sources[0]!.stop());
    await saying(1);
    expect(says()).toEqual([`${'b'.repeat(400)}.`]);
    await ended();
    await waitFor(() => expect(result.current.isSpeaking).toBe(false));
    expect(asked).toHaveLength(2);
    expect(played).toMatchObject([{ engine: 'browser', success: true, trouble: 'quota', textLength: long.length }]);
  });

  test.each<[string, Uint8Array<ArrayBuffer> | SoundTrouble, string]>([
    ['does not answer', 'unavailable', 'unavailable'],
    ['may not be told', 'not_allowed', 'not_allowed'],
    ['answers with what is no sound', new Uint8Array(), 'playback'],
  ])('that %s leaves it to the browser’s voice', async (_what, sound, trouble) => {
    const { tap, played, result } = reads('Una.', { ...set, sounds: [sound] });
    tap();
    await saying(1);
    await ended();
    await waitFor(() => expect(result.current.isSpeaking).toBe(false));
    expect(played).toMatchObject([{ engine: 'browser', success: true, trouble }]);
  });

  test('and a browser without a voice: it is told that nothing was heard', async () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    const { tap, played, result } = reads('Una.', { ...set, sounds: ['unavailable'] });
    tap();
    await waitFor(() => expect(result.current.isSpeaking).toBe(false));
    expect(played).toMatchObject([{ success: false, trouble: 'no_voice' }]);
  });
});

describe('nothing is offered', () => {
  test.each<[string, string, Set]>([
    ['where the section is silent', 'Hola.', { section: { isOn: false } }],
    ['to whoever has silenced the voice', 'Hola.', { mutesVoice: true }],
    ['of a blank text', '  ', {}],
  ])('%s', (_where, text, set) => {
    expect(reads(text, set).result.current.canSpeak).toBe(false);
  });

  test('where the browser is to speak and has no voice', () => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    expect(reads('Hola.').result.current.canSpeak).toBe(false);
    expect(reads('Hola.', { section: { engine: 'elevenlabs' } }).result.current.canSpeak).toBe(true);
  });
});

describe('a sound of winning', () => {
  const plays = (set: Set) => {
    const { result } = renderHook(() => useEffectSound('dashboard'), { wrapper: aPage(set).wrapper });
    act(() => result.current('celebration'));
  };

  test('is as loud as the section says', async () => {
    plays({ section: { effectsVolume: 50 } });
    await waitFor(() => expect(browser.heard).toContain(0.125));
  });

  test.each<[string, Set]>([
    ['to whoever wants fewer effects', { reducesEffects: true }],
    ['where effects are silent', { section: { effectsVolume: 0 } }],
  ])('is not heard %s', async (_where, set) => {
    plays(set);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(browser.heard).toEqual([]);
  });
});

describe('a text', () => {
  test('is told sentence by sentence', () => {
    expect(sentencesIn('Uno. ¿Dos?\nTres: cuatro')).toEqual(['Uno.', '¿Dos?', 'Tres:', 'cuatro']);
  });

  test('is cut into passages that fit, between sentences and, where one is too long, between words', () => {
    expect(passagesIn('Uno. Dos. Tres.', 10)).toEqual(['Uno. Dos.', 'Tres.']);
    expect(passagesIn('una frase muy larga', 10)).toEqual(['una frase', 'muy larga']);
    expect(passagesIn('a'.repeat(12), 10)).toEqual(['aaaaaaaaaa', 'aa']);
  });
});
