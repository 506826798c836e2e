import { useCallback, useEffect, useRef, useState } from 'react';

import type { AssistantHeard } from '@alcancia/contracts/assistant-socket';
import { useReader, useSound } from '@alcancia/web-kit';
import { toast } from '@alcancia/web-kit/ui';

import { words } from '../../words/assistant.js';
import { spokenOf } from '../spoken-of.js';
import { NoSound, openSoundDevices, type SoundDevices } from './sound-devices.js';

/** How the microphone stands: `thinking` from the end of what was said to the first of the answer. */
export type VoiceState = 'off' | 'starting' | 'listening' | 'thinking' | 'speaking';

export type OpenSoundDevices = typeof openSoundDevices;

interface VoiceParts {
  /** Sends sound; false while there is no line. */
  readonly say: (sound: string) => boolean;
  /** Given by tests alone. */
  readonly open?: OpenSoundDevices;
}

/** What ends listening: it may not go on. */
const endings = new Set<AssistantHeard['type']>(['error', 'limit_exceeded']);

/** The conversation by voice of one panel. While the line is lost it waits: the conversation goes on when it is back. */
export function useVoice({ say, open = openSoundDevices }: VoiceParts) {
  const [state, setState] = useState<VoiceState>('off');
  const devices = useRef<SoundDevices | null>(null);
  /** Grows with every tap: what a tap before has begun is closed again. */
  const taps = useRef(0);
  const latest = useRef({ say, isSilent: false });
  /** Whether the AI is not done yet, and whether something of it is still heard: it speaks until both are over. */
  const answer = useRef({ isComing: false, isHeard: false });
  const { own } = useSound();
  /** What is read aloud of what the AI did not say itself; meanwhile the microphone is not listened to. */
  const reading = useRef<AbortController | null>(null);
  const read = useReader('assistant_guia');
  useEffect(() => {
    latest.current = { say, isSilent: own.mutesVoice };
    if (!own.mutesVoice) return;
    devices.current?.hush();
    reading.current?.abort();
  });

  const stop = useCallback((): void => {
    taps.current += 1;
    reading.current?.abort();
    devices.current?.close();
    devices.current = null;
    setState('off');
  }, []);
  useEffect(() => stop, [stop]);
  /** The line is gone: for good, or until it is back by itself. */
  const lose = useCallback(
    (isForGood: boolean): void => {
      if (isForGood) stop();
      else devices.current?.hush();
    },
    [stop],
  );

  const start = async (): Promise<void> => {
    const tap = (taps.current += 1);
    setState('starting');
    try {
      const opened = await open(
        (sound) => void latest.current.say(reading.current ? quiet(sound) : sound),
        () => {
          answer.current.isHeard = false;
          if (!answer.current.isComing)
            setState((before) => (before === 'speaking' && !reading.current ? 'listening' : before));
        },
      );
      if (tap !== taps.current) return opened.close();
      devices.current = opened;
      setState('listening');
    } catch (error) {
      if (tap !== taps.current) return;
      setState('off');
      const isMicrophone = error instanceof NoSound && error.what === 'microphone';
      toast({
        kind: 'error',
        title: isMicrophone ? words.voice.noMicrophone : words.voice.noAudio,
        ...(isMicrophone && { text: words.voice.allow }),
      });
    }
  };

  const hear = useCallback(
    (heard: AssistantHeard): void => {
      if (!devices.current) return;
      if (endings.has(heard.type)) return stop();
      const text = readOf(heard);
      if (text !== null) {
        reading.current?.abort();
        const ends = new AbortController();
        reading.current = ends;
        setState('speaking');
        void read(text, ends.signal).finally(() => {
          if (reading.current !== ends) return;
          reading.current = null;
          setState((before) => (before === 'speaking' ? 'listening' : before));
        });
      }
      if (heard.type === 'input_audio_buffer.speech_started') {
        answer.current.isHeard = false;
        devices.current.hush();
      }
      if (heard.type === 'response.created') answer.current.isComing = true;
      if (heard.type === 'response.done') answer.current.isComing = false;
      if (heard.type === 'response.audio.delta' && !latest.current.isSilent) {
        answer.current.isHeard = true;
        devices.current.play(heard.delta);
      }
      const stillSpeaks = reading.current || (heard.type === 'response.done' && answer.current.isHeard);
      setState((before) => (stillSpeaks ? 'speaking' : stateAfter(heard.type, before)));
    },
    [stop, read],
  );

  const toggle = (): void => {
    if (state === 'off') void start();
    else stop();
  };
  return { state, toggle, stop, hear, lose };
}

export type Voice = ReturnType<typeof useVoice>;

/** As long a silence in place of a sound. */
const quiet = (sound: string): string => sound.replaceAll(/[^=]/g, 'A');

/** What of an answer is to be read aloud, as text; null: nothing, or the AI says it itself. */
function readOf(heard: AssistantHeard): string | null {
  if (heard.type === 'kb_response') return spokenOf(heard.answer_html);
  return heard.type === 'fallback_response' || heard.type === 'action_proposed' ? heard.message : null;
}

function stateAfter(heard: AssistantHeard['type'], before: VoiceState): VoiceState {
  switch (heard) {
    case 'input_audio_buffer.speech_stopped':
    case 'response.created':
      return 'thinking';
    case 'response.audio.delta':
      return 'speaking';
    case 'input_audio_buffer.speech_started':
    case 'response.done':
    case 'openai_disconnected':
      return 'listening';
    default:
      return before;
  }
}
