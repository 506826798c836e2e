import { useEffect, useState } from 'react';

import * as format from '../words/format.js';
import { words } from '../words/sound-settings.js';

interface Choice {
  readonly value: string;
  readonly label: string;
}

const paces = [0.5, 0.75, 0.9, 1, 1.1, 1.25, 1.5, 2];
const volumes = [0, 25, 50, 75, 100];

const among = (offered: readonly number[], value: number | null): number[] =>
  value === null || offered.includes(value) ? [...offered] : [...offered, value].toSorted((a, b) => a - b);

/** Rates and pitches to choose from; what is set already is among them. */
export const paceChoices = (value: number | null): Choice[] =>
  among(paces, value).map((pace) => ({ value: String(pace), label: words.times(format.number(pace)) }));

/** Volumes in percent to choose from; what is set already is among them. */
export const volumeChoices = (value: number | null): Choice[] =>
  among(volumes, value).map((volume) => ({ value: String(volume), label: words.percent(volume) }));

export const engineChoices = (['browser', 'elevenlabs'] as const).map((value) => ({
  value,
  label: words.engines[value],
}));

export const languageChoices = (['es-ES', 'es-MX', 'es-AR', 'es-CO', 'es-CL', 'es-US'] as const).map((value) => ({
  value,
  label: words.languages[value],
}));

/** The choice that leaves a section as everything else is. */
export const asGeneral: Choice = { value: 'general', label: words.asGeneral };

const spanishVoices = (): string[] =>
  'speechSynthesis' in window
    ? (speechSynthesis.getVoices?.() ?? [])
        .filter(({ lang }) => /^es\b/i.test(lang.replace('_', '-')))
        .map(({ name }) => name)
    : [];

/** The voices in Spanish of this browser, as soon as it has them; what is set already is among them. */
export function useBrowserVoices(value: string | null): Choice[] {
  const [names, setNames] = useState(spanishVoices);
  useEffect(() => {
    if (!('speechSynthesis' in window)) return;
    const changed = () => setNames(spanishVoices());
    speechSynthesis.addEventListener?.('voiceschanged', changed);
    return () => speechSynthesis.removeEventListener?.('voiceschanged', changed);
  }, []);
  return [...new Set([...(value === null ? [] : [value]), ...names])].map((name) => ({ value: name, label: name }));
}
