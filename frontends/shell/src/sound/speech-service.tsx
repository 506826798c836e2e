import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';

import {
  chooseOwnSound,
  generateActivityAudio,
  readVoice,
  recordSpeechUse,
  type SpeechSection,
} from '@alcancia/contracts/speech';
import { ask, newKey, plainSection, type Playback, read, type Sound, useWrite, withoutServer } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/sound.js';

/** One visit of this browser: what it plays is counted under it. */
const visitKey = newKey();

/** A text as MPEG audio by the provider, or why there is none. */
async function soundOf(text: string, section: string): ReturnType<Sound['soundOf']> {
  try {
    const { audio_data: sound, error } = await ask(generateActivityAudio, { text, section: section as SpeechSection });
    return sound === null ? (error ?? 'unavailable') : Uint8Array.from(atob(sound), (letter) => letter.charCodeAt(0));
  } catch {
    return 'unavailable';
  }
}

/** Told once, without anybody waiting for it: what could not be counted is not tried again. */
export function played({ section, ...playback }: Playback): void {
  const { success, trouble } = playback;
  if (!success && trouble)
    toast({ kind: 'error', title: words.audioError, text: words.notPlayed(words.troubles[trouble]) });
  void ask(recordSpeechUse, { ...playback, section: section as SpeechSection, visitKey }).catch(() => undefined);
}

interface SpeechServiceProps {
  /** Told what is known, also each time that it changes. */
  readonly onKnown: (sound: Sound | null) => void;
}

/** Reads what the service knows of sound for whoever is here; draws nothing. */
export default function SpeechService({ onKnown }: SpeechServiceProps) {
  const { data: voice } = useQuery(read(readVoice, {}));
  const { mutate } = useWrite(chooseOwnSound, { onError: (error) => toastError(error) });
  useEffect(() => {
    const { may = [], own = withoutServer.own, languageCode = 'es-ES', sections = [] } = voice ?? {};
    onKnown({
      own,
      may: { mutesVoice: may.includes('mute_voice'), reducesEffects: may.includes('reduce_effects') },
      languageCode,
      want: () => undefined,
      sectionOf: (name) => sections.find(({ section }) => section === name) ?? plainSection,
      soundOf,
      played,
      choose: (change) => mutate(change),
    });
    return () => onKnown(null);
  }, [voice, mutate, onKnown]);
  const reducesEffects = voice?.own.reducesEffects === true;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (reducesEffects) dataset['effects'] = 'fewer';
    return () => {
      delete dataset['effects'];
    };
  }, [reducesEffects]);
  return null;
}
