import { beforeEach, describe, expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';

import { SoundContext, withoutServer } from '@alcancia/web-kit';
import { FakeApi, renderWithKit, withFakeVoice } from '@alcancia/web-kit/testing';

import { AssistantPanel } from '../assistant-panel.js';
import { aLine, type FarEnd } from '../testing/far-end.js';
import type { AssistantLine } from '../use-assistant.js';

const browser = withFakeVoice();
let end: FarEnd;
let hear: (sound: string) => void;
let played: string[];
beforeEach(() => {
  played = [];
});

const line: AssistantLine = {
  ...aLine((opened) => (end = opened)),
  sound: async (onSound) => {
    hear = onSound;
    return { play: (sound) => void played.push(sound), hush: () => undefined, close: () => undefined };
  },
};

/** Whoever is here may mute the voice, and it holds. */
function WithSound({ children }: { readonly children: ReactNode }) {
  const [own, setOwn] = useState({ mutesVoice: false, reducesEffects: false });
  const may = { mutesVoice: true, reducesEffects: true };
  const choose = (change: Partial<typeof own>): void => setOwn({ ...own, ...change });
  return <SoundContext value={{ ...withoutServer, own, may, choose }}>{children}</SoundContext>;
}

async function talking() {
  const page = (
    <WithSound>
      <AssistantPanel line={line} />
    </WithSound>
  );
  const { user } = renderWithKit(page, { api: new FakeApi(), at: '/assistant' });
  await act(async () => end.opened());
  end.tell({ type: 'connection_established' }, { type: 'session_ready' });
  await user.click(screen.getByRole('button', { name: 'Hablar con MetaBot' }));
  await screen.findByText('Te escucho');
  return user;
}
const answer = (text: string): void =>
  end.tell({ type: 'fallback_response', message: text }, { type: 'response.done' });
const said = () => browser.spoken.map(({ text }) => text);
const sounds = () => end.said.flatMap((one) => (one.type === 'input_audio_buffer.append' ? [one.audio] : []));

describe('an answer that is not the AI’s own', () => {
  test('is read aloud, and meanwhile the microphone hears nothing of it', async () => {
    await talking();
    answer('Primera respuesta.');
    await waitFor(() => expect(said()).toEqual(['Primera respuesta.']));
    screen.getByText('MetaBot habla');
    act(() => hear('c29u'));
    expect(sounds()).toEqual(['AAAA']);
    await act(async () => browser.spoken[0]?.dispatchEvent(new Event('end')));
    await screen.findByText('Te escucho');
    act(() => hear('c29u'));
    expect(sounds()).toEqual(['AAAA', 'c29u']);
  });

  test('is read no more once another one is there', async () => {
    await talking();
    answer('Primera respuesta.');
    await waitFor(() => expect(said()).toHaveLength(1));
    const { cancelled } = browser;
    answer('Segunda respuesta.');
    await waitFor(() => expect(said()).toEqual(['Primera respuesta.', 'Segunda respuesta.']));
    expect(browser.cancelled).toBeGreaterThan(cancelled);
    screen.getByText('MetaBot habla');
  });

  test('is silent the moment that the voice is muted, and so is the AI', async () => {
    const user = await talking();
    answer('Primera respuesta.');
    await waitFor(() => expect(said()).toHaveLength(1));
    const { cancelled } = browser;
    await user.click(screen.getByRole('button', { name: 'Silenciar la voz' }));
    expect(browser.cancelled).toBeGreaterThan(cancelled);
    await screen.findByText('Te escucho');
    answer('Segunda respuesta.');
    end.tell({ type: 'response.audio.delta', delta: 'BBBB' });
    expect(said()).toHaveLength(1);
    expect(played).toEqual([]);
  });
});
