import { beforeEach, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { useLayoutEffect } from 'react';

import { whoAmI } from '@alcancia/contracts/identity';
import {
  chooseOwnSound,
  generateActivityAudio,
  readVoice,
  recordSpeechUse,
  type SpeechRight,
  speechSections,
  type Voice,
} from '@alcancia/contracts/speech';
import { plainSection, type Sound, useSound } from '@alcancia/web-kit';
import { FakeApi, FakeBrowser, renderWithKit } from '@alcancia/web-kit/testing';

import { sofiaHere } from '../../test/people.js';
import { SoundFromServer } from './sound-from-server.js';

const may: SpeechRight[] = ['mute_voice', 'reduce_effects'];
const voiceOf = (own: Partial<Voice['own']> = {}): Voice => ({
  may,
  own: { mutesVoice: false, reducesEffects: false, ...own },
  languageCode: 'es-MX',
  sections: speechSections.map((section) => ({ ...plainSection, section, isOn: section !== 'wallet' })),
});

let seen: Sound;
const Page = () => {
  const sound = useSound();
  useLayoutEffect(() => {
    seen = sound;
  });
  return null;
};
beforeEach(() => {
  Reflect.deleteProperty(document.documentElement.dataset, 'effects');
});

/** A page of a child's, beside a server whose voice is this. */
function open(api: FakeApi, page = <Page />) {
  api.answer(whoAmI, sofiaHere).answer(recordSpeechUse, () => ({}));
  return renderWithKit(<SoundFromServer>{page}</SoundFromServer>, { api, browser: new FakeBrowser().signedIn() });
}
const asked = (api: FakeApi, subject: string) =>
  api.asked.filter((one) => one.subject === subject).map(({ input }) => input);
const playback = { section: 'goals', engine: 'browser', textLength: 5, success: true, trouble: null } as const;

test('what the service says of a section holds, once something may be heard', async () => {
  const api = new FakeApi().answer(readVoice, () => voiceOf());
  open(api);
  await waitFor(() => expect(seen.languageCode).toBe('es-MX'));
  expect([seen.sectionOf('wallet').isOn, seen.sectionOf('goals').isOn]).toEqual([false, true]);
  expect(seen.may).toEqual({ mutesVoice: true, reducesEffects: true });
});

test('a page on which nothing is heard does not ask', async () => {
  const api = new FakeApi().answer(readVoice, () => voiceOf());
  open(api, <p>Silencio</p>);
  await waitFor(() => expect(asked(api, whoAmI.subject)).toHaveLength(1));
  await screen.findByText('Silencio');
  expect(asked(api, readVoice.subject)).toEqual([]);
});

test('until it answers, and where it does not, browsers speak as they do', async () => {
  open(new FakeApi());
  await waitFor(() => expect(seen.sectionOf('goals')).toEqual(plainSection));
  expect(seen.own).toEqual({ mutesVoice: false, reducesEffects: false });
});

test('a text comes as bytes, or with the reason why not', async () => {
  const audio = btoa(String.fromCharCode(0xff, 0xf3, 0x40));
  const api = new FakeApi().answer(readVoice, () => voiceOf());
  open(api);
  await waitFor(() => expect(seen.languageCode).toBe('es-MX'));
  api.answer(generateActivityAudio, () => ({ success: true, error: null, audio_data: audio }));
  expect(await seen.soundOf('Hola', 'goals')).toEqual(new Uint8Array([0xff, 0xf3, 0x40]));
  api.answer(generateActivityAudio, () => ({ success: false, error: 'quota' as const, audio_data: null }));
  expect(await seen.soundOf('Hola', 'goals')).toBe('quota');
  api.answer(generateActivityAudio, () => {
    throw new TypeError('no network');
  });
  expect(await seen.soundOf('Hola', 'goals')).toBe('unavailable');
});

test('a playback is told once, without its text; one that was not heard is said', async () => {
  const api = new FakeApi().answer(readVoice, () => voiceOf());
  open(api);
  await waitFor(() => expect(seen.languageCode).toBe('es-MX'));
  act(() => seen.played(playback));
  await waitFor(() => expect(asked(api, recordSpeechUse.subject)).toMatchObject([playback]));
  act(() => seen.played({ ...playback, success: false, trouble: 'no_voice' }));
  await screen.findByText('Error de Audio');
  expect(screen.getByText('No se pudo reproducir el audio: TTS del navegador no compatible')).toBeTruthy();
  await waitFor(() => expect(asked(api, recordSpeechUse.subject)).toHaveLength(2));
});

test('fewer effects are fewer on the whole page, and a switch is asked of the service', async () => {
  let own = { mutesVoice: false, reducesEffects: false };
  const api = new FakeApi()
    .answer(readVoice, () => voiceOf(own))
    .answer(chooseOwnSound, (change) => {
      own = { ...own, ...change };
      return {};
    });
  open(api);
  await waitFor(() => expect(seen.languageCode).toBe('es-MX'));
  act(() => seen.choose({ reducesEffects: true }));
  await waitFor(() => expect(document.documentElement.dataset['effects']).toBe('fewer'));
  expect(asked(api, chooseOwnSound.subject)).toEqual([{ reducesEffects: true }]);
  act(() => seen.choose({ reducesEffects: false }));
  await waitFor(() => expect(document.documentElement.dataset['effects']).toBeUndefined());
});
