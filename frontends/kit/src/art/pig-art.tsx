import { useMemo } from 'react';

import { Art } from './art.js';
import type { Mood } from './eyes.js';
import { pig } from './pig.js';

interface PigProps {
  readonly mood?: Mood;
  /** The coin in its slot. */
  readonly coin?: boolean;
  readonly flower?: boolean;
  readonly label?: string;
  readonly className?: string;
}

/** The piggy bank in one of its moods. */
export function Pig({ mood = 'happy', coin = true, flower = true, ...rest }: PigProps) {
  const svg = useMemo(() => pig({ mood, coin, flower }), [mood, coin, flower]);
  return <Art svg={svg} {...rest} />;
}
