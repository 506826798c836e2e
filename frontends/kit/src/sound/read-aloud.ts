import { spokenLength } from '@alcancia/contracts/speech-limits';

import { playSound } from './audio.js';
import { sayInBrowser } from './browser-voice.js';
import { passagesIn, sentencesIn } from './sentences-in.js';
import type { Sound, SoundTrouble } from './sound.js';

/** Whoever tapped does not wait longer for the provider than this, in milliseconds. */
const providerWithinMs = 5_000;

interface Asked {
  readonly text: string;
  readonly section: string;
  readonly sound: Sound;
  readonly signal: AbortSignal;
}

/** How far a text was read: what is left of it, and whether anything was heard. */
interface Progress {
  left: string[];
  isHeard: boolean;
}

/**
 * Reads a text aloud: by the provider where the section says so, and from where it fails on with the browser's own voice. One
 * playback is counted once, whatever it took; what was stopped before anything was heard whole is none.
 */
export async function readAloud(asked: Asked): Promise<void> {
  const { text, section, sound, signal } = asked;
  const { engine } = sound.sectionOf(section);
  const progress: Progress = { left: passagesIn(text, spokenLength), isHeard: false };
  const standIn = engine === 'browser' ? null : await byProvider(asked, progress);
  const failed = progress.left.length > 0 && !signal.aborted ? await byBrowser(asked, progress) : null;
  if (signal.aborted && !progress.isHeard) return;
  sound.played({
    section,
    engine: standIn ? 'browser' : engine,
    textLength: text.length,
    success: failed === null,
    trouble: failed ?? standIn,
  });
}

/** Null: everything was read, or it was stopped; otherwise why the browser's voice goes on. */
async function byProvider({ section, sound, signal }: Asked, progress: Progress): Promise<SoundTrouble | null> {
  const { voiceVolume } = sound.sectionOf(section);
  const { left } = progress;
  const fetched = (passage: string | undefined) =>
    passage === undefined ? undefined : inTime(sound.soundOf(passage, section));
  let next = fetched(left[0]);
  while (next && !signal.aborted) {
    const bytes = await next;
    if (typeof bytes === 'string') return bytes;
    // The one after it comes while this one is heard.
    next = fetched(left[1]);
    try {
      await playSound(bytes, voiceVolume, signal);
    } catch {
      return 'playback';
    }
    left.shift();
    progress.isHeard = true;
  }
  return null;
}

const inTime = (sound: ReturnType<Sound['soundOf']>): ReturnType<Sound['soundOf']> =>
  Promise.race([
    sound,
    new Promise<SoundTrouble>((resolve) => void setTimeout(() => resolve('unavailable'), providerWithinMs)),
  ]);

/** Null: everything was read, or it was stopped. One sentence after the other: some browsers fall silent in a long text. */
async function byBrowser({ section, sound, signal }: Asked, progress: Progress): Promise<SoundTrouble | null> {
  if (!('speechSynthesis' in window)) return 'no_voice';
  const said = { how: sound.sectionOf(section), languageCode: sound.languageCode, signal };
  speechSynthesis.cancel();
  try {
    for (const sentence of progress.left.flatMap(sentencesIn)) {
      await sayInBrowser(sentence, said);
      if (signal.aborted) return null;
      progress.isHeard = true;
    }
  } catch {
    return 'playback';
  }
  return null;
}
