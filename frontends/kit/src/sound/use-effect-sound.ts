import { useCallback } from 'react';

import type { Effect } from './effects.js';
import { useSound } from './sound.js';

/** Plays a sound of winning, as loud as the section says; never for whoever wants fewer effects. */
export function useEffectSound(section: string): (effect: Effect) => void {
  const sound = useSound();
  const { effectsVolume } = sound.sectionOf(section);
  const isQuiet = sound.own.reducesEffects || effectsVolume === 0;
  return useCallback(
    (effect) => {
      if (!isQuiet) void import('./effects.js').then(({ playEffect }) => playEffect(effect, effectsVolume));
    },
    [isQuiet, effectsVolume],
  );
}
