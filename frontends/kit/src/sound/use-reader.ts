import { useCallback, useEffect, useRef } from 'react';

import { useSound } from './sound.js';
import { canBeHeard, loadReader } from './use-speech.js';

/** Reads aloud what has just come up, in the voice of a section; resolves at its end, at once where nothing may be heard. */
export function useReader(section: string): (text: string, signal: AbortSignal) => Promise<void> {
  const sound = useSound();
  const latest = useRef(sound);
  useEffect(() => {
    latest.current = sound;
  }, [sound]);
  return useCallback(
    async (text, signal) => {
      if (!canBeHeard(text, section, latest.current)) return;
      const { readAloud } = await loadReader();
      if (!signal.aborted) await readAloud({ text, section, sound: latest.current, signal });
    },
    [section],
  );
}
