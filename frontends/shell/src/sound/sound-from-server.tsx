import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useMemo, useState } from 'react';

import {
  chooseOwnSound,
  generateActivityAudio,
  readVoice,
  recordSpeechUse,
  type SpeechSection,
} from '@alcancia/contracts/speech';
import {
  ask,
  newKey,
  type OwnSound,
  type Playback,
  plainSection,
  read,
  type Sound,
  SoundContext,
  useSession,
  useWrite,
} from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/sound.js';

/** One visit of this browser: what it plays is counted under it. */
const visitKey = newKey();

const allOn: OwnSound = { mutesVoice: false, reducesEffects: false };

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
function played({ section, ...playback }: Playback): void {
  const { success, trouble } = playback;
  if (!success && trouble)
    toast({ kind: 'error', title: words.audioError, text: words.notPlayed(words.troubles[trouble]) });
  void ask(recordSpeechUse, { ...playback, section: section as SpeechSection, visitKey }).catch(() => undefined);
}

/** What the service knows of sound for whoever is here; read once something on the page may be heard (G32). */
export function SoundFromServer({ children }: { readonly children: ReactNode }) {
  const session = useSession();
  const [isWanted, setWanted] = useState(false);
  const isHere = session.status === 'adult' || session.status === 'child';
  const { data: voice } = useQuery({ ...read(readVoice, {}), enabled: isWanted && isHere });
  const { mutate } = useWrite(chooseOwnSound, { onError: (error) => toastError(error) });
  const known = isHere ? voice : undefined;
  const sound = useMemo((): Sound => {
    const { may = [], own = allOn, languageCode = 'es-ES', sections = [] } = known ?? {};
    return {
      own,
      may: { mutesVoice: may.includes('mute_voice'), reducesEffects: may.includes('reduce_effects') },
      languageCode,
      want: () => setWanted(true),
      sectionOf: (name) => sections.find(({ section }) => section === name) ?? plainSection,
      soundOf,
      played: isHere ? played : () => undefined,
      choose: (change) => mutate(change),
    };
  }, [known, isHere, mutate]);
  const { reducesEffects } = sound.own;
  useEffect(() => {
    const { dataset } = document.documentElement;
    if (reducesEffects) dataset['effects'] = 'fewer';
    return () => {
      delete dataset['effects'];
    };
  }, [reducesEffects]);
  return <SoundContext value={sound}>{children}</SoundContext>;
}
