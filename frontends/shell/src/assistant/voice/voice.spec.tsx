import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';

import { FakeApi, renderWithKit } from '@alcancia/web-kit/testing';

import { AssistantPanel } from '../assistant-panel.js';
import MetabotWindow from '../metabot-window.js';
import { aLine, type FarEnd } from '../testing/far-end.js';
import type { AssistantLine } from '../use-assistant.js';
import { NoSound, type SoundDevices } from './sound-devices.js';

let ends: FarEnd[];
let opens: () => Promise<void>;
let hear: (sound: string) => void;
let fallQuiet: () => void;
let played: string[];
let hushed: number;
let isClosed: boolean;
beforeEach(() => {
  ends = [];
  opens = async () => undefined;
  played = [];
  hushed = 0;
  isClosed = false;
});

const devices: SoundDevices = {
  play: (sound) => void played.push(sound),
  hush: () => void (hushed += 1),
  close: () => {
    isClosed = true;
    hear('c2lsZW5jaW8=');
  },
};
const line: AssistantLine = {
  ...aLine((end) => ends.push(end)),
  sound: async (onSound, onQuiet) => {
    await opens();
    hear = onSound;
    fallQuiet = onQuiet;
    return devices;
  },
};
const last = (): FarEnd => ends.at(-1)!;
const sounds = () => last().said.flatMap((said) => (said.type === 'input_audio_buffer.append' ? [said.audio] : []));
const microphone = () => screen.getByRole('button', { name: /Hablar con MetaBot|Dejar de hablar/ });
const log = () => within(screen.getByRole('log', { name: 'Conversación con MetaBot' }));

async function aPanel(props: Partial<Parameters<typeof AssistantPanel>[0]> = {}) {
  const { user } = renderWithKit(<AssistantPanel line={line} {...props} />, { api: new FakeApi(), at: '/assistant' });
  await act(async () => last().opened());
  last().tell({ type: 'connection_established' }, { type: 'session_ready' });
  return user;
}
async function talking() {
  const user = await aPanel();
  await user.click(microphone());
  await screen.findByText('Te escucho');
  return user;
}

describe('the microphone', () => {
  test('listens after a tap, says so, and stops after another; the end of what was said goes out', async () => {
    const user = await aPanel();
    screen.getByText('Toca y habla');
    screen.getByText('Tu voz no se guarda');
    expect(microphone().getAttribute('aria-pressed')).toBe('false');
    await user.click(microphone());
    await screen.findByText('Te escucho');
    expect(microphone().getAttribute('aria-pressed')).toBe('true');
    act(() => hear('AAAA'));
    expect(sounds()).toEqual(['AAAA']);
    await user.click(microphone());
    screen.getByText('Toca y habla');
    expect(isClosed).toBe(true);
    expect(sounds()).toEqual(['AAAA', 'c2lsZW5jaW8=']);
  });

  test('shows what was understood and what the AI says, plays it, and says how it stands', async () => {
    await talking();
    last().tell({ type: 'input_audio_buffer.speech_started' }, { type: 'input_audio_buffer.speech_stopped' });
    screen.getByText('Pensando…');
    last().tell(
      { type: 'conversation.item.input_audio_transcription.completed', transcript: '¿Por qué el cielo es azul?' },
      { type: 'response.created' },
      { type: 'response.audio.delta', delta: 'BBBB' },
    );
    screen.getByText('MetaBot habla');
    expect(played).toEqual(['BBBB']);
    last().tell({ type: 'response.audio_transcript.done', transcript: 'Por la luz.' }, { type: 'response.done' });
    log().getByText('¿Por qué el cielo es azul?');
    log().getByText('Por la luz.');
    log().getByText('IA');
    screen.getByText('MetaBot habla');
    act(() => fallQuiet());
    screen.getByText('Te escucho');
  });

  test('silences the answer the moment that somebody speaks again', async () => {
    await talking();
    last().tell({ type: 'response.audio.delta', delta: 'BBBB' });
    const before = hushed;
    last().tell({ type: 'input_audio_buffer.speech_started' });
    expect(hushed).toBe(before + 1);
    screen.getByText('Te escucho');
  });

  test.each<[string, 'microphone' | 'audio', string]>([
    ['a browser that does not give it', 'microphone', 'Error accediendo al micrófono'],
    ['a browser without sound', 'audio', 'Error inicializando audio'],
  ])('says what is wrong: %s', async (_what, what, title) => {
    opens = async () => {
      throw new NoSound(what);
    };
    const user = await aPanel();
    await user.click(microphone());
    await screen.findByText(title);
    expect(microphone().getAttribute('aria-pressed')).toBe('false');
  });

  test('is let go when it may not go on, and the reason stands there', async () => {
    await talking();
    last().tell({ type: 'error', message: 'Pídele a un adulto de tu familia que te deje hablar con MetaBot.' });
    expect(isClosed).toBe(true);
    screen.getByText('Toca y habla');
    log().getByText('Pídele a un adulto de tu familia que te deje hablar con MetaBot.');
  });

  test('goes on by itself after the line was lost and is back', async () => {
    await talking();
    last().lose(1006);
    screen.getByText('Espera un momento');
    expect(isClosed).toBe(false);
    act(() => hear('AAAA'));
    expect(sounds()).toEqual([]);
    await waitFor(() => expect(ends).toHaveLength(2), { timeout: 5_000 });
    await act(async () => last().opened());
    last().tell({ type: 'connection_established' });
    act(() => hear('CCCC'));
    expect(sounds()).toEqual(['CCCC']);
  });

  test('listens on when the AI was lost', async () => {
    await talking();
    last().tell({ type: 'response.created' }, { type: 'openai_disconnected' });
    screen.getByText('Te escucho');
    screen.getByText('Conexión perdida');
    expect(isClosed).toBe(false);
  });

  test('a tap while it is being opened takes it back', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    opens = () => promise;
    const user = await aPanel();
    await user.click(microphone());
    screen.getByText('Preparando el micrófono');
    await user.click(microphone());
    await act(async () => resolve());
    expect(isClosed).toBe(true);
    screen.getByText('Toca y habla');
  });

  test('is not there for a child whose voice nobody allows', async () => {
    await aPanel({ audience: 'child', maySpeak: false });
    expect(screen.queryByRole('button', { name: 'Hablar con MetaBot' })).toBeNull();
  });

  test('is closed before somebody breathes', async () => {
    const user = await talking();
    await user.click(screen.getByRole('tab', { name: 'Respira' }));
    expect(isClosed).toBe(true);
  });

  test.each([
    ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Minimizar MetaBot' }))],
    ['Escape', () => fireEvent.keyDown(screen.getByLabelText('Escribe tu pregunta'), { key: 'Escape' })],
  ])('is closed when the window beside a page is minimised by %s', async (_how, minimise) => {
    const { user } = renderWithKit(
      <MetabotWindow line={line} isShown onMinimise={() => undefined} onClose={() => undefined} />,
      { api: new FakeApi(), at: '/dashboard' },
    );
    await act(async () => last().opened());
    last().tell({ type: 'connection_established' });
    await user.click(microphone());
    await screen.findByText('Te escucho');
    minimise();
    expect(isClosed).toBe(true);
  });
});
