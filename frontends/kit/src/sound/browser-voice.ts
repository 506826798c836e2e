import type { SectionSound } from './sound.js';

/** A browser that has no voices says so by silence: after so many milliseconds without a sound. */
const startsWithinMs = 5_000;

/** How a sentence is said. */
export interface SaidBy {
  readonly how: SectionSound;
  /** Of BCP 47. */
  readonly languageCode: string;
  readonly signal: AbortSignal;
}

/** The voice of that name, else one of this machine in Spanish, else any in Spanish; browsers write 'es_ES', too. */
export function voiceFor(
  name: string | null,
  voices: readonly SpeechSynthesisVoice[],
): SpeechSynthesisVoice | undefined {
  const spanish = voices.filter(({ lang }) => /^es\b/i.test(lang.replace('_', '-')));
  return voices.find((voice) => voice.name === name) ?? spanish.find(({ localService }) => localService) ?? spanish[0];
}

/** Says one sentence with the browser's own voice; resolves when it was said, or stopped. Rejects where it is not heard. */
export function sayInBrowser(sentence: string, { how, languageCode, signal }: SaidBy): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const utterance = new SpeechSynthesisUtterance(sentence);
  const voice = voiceFor(how.browserVoice, speechSynthesis.getVoices?.() ?? []);
  if (voice) utterance.voice = voice;
  utterance.lang = voice?.lang ?? languageCode;
  utterance.rate = how.rate;
  utterance.pitch = how.pitch;
  utterance.volume = how.voiceVolume / 100;
  const silence = setTimeout(() => reject(new Error('no sound')), startsWithinMs);
  const stop = (): void => {
    speechSynthesis.cancel();
    resolve();
  };
  utterance.addEventListener('start', () => clearTimeout(silence));
  utterance.addEventListener('end', () => resolve());
  // Cancelling is told as an error, too, when another text may be read already.
  utterance.addEventListener('error', () => (signal.aborted ? resolve() : reject(new Error('not said'))));
  signal.addEventListener('abort', stop);
  speechSynthesis.speak(utterance);
  return promise.finally(() => {
    clearTimeout(silence);
    signal.removeEventListener('abort', stop);
  });
}
