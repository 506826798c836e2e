import { useEffect, useState } from 'react';

import { sentencesIn } from './sentences-in.js';

const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** A little slower than people talk, so that children can follow. */
const rate = 0.95;

export interface Speech {
  /** Whether this browser has a voice at all. */
  readonly canSpeak: boolean;
  readonly isSpeaking: boolean;
  readonly toggle: () => void;
}

/**
 * Reads a text aloud with the browser's own voice (G19), one sentence after the other: some browsers fall silent in the
 * middle of a long one. It stops when the text changes or leaves the screen.
 */
export function useSpeech(text: string): Speech {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!isSpeaking) return;
    let isOver = false;
    const left = sentencesIn(text);
    const next = (): void => {
      const sentence = left.shift();
      if (isOver) return;
      if (sentence === undefined) return setSpeaking(false);
      const utterance = new SpeechSynthesisUtterance(sentence);
      utterance.lang = 'es';
      utterance.rate = rate;
      utterance.addEventListener('end', next);
      // Cancelling is told as an error, too, when another text may be read already.
      utterance.addEventListener('error', () => isOver || setSpeaking(false));
      speechSynthesis.speak(utterance);
    };
    speechSynthesis.cancel();
    next();
    return () => {
      isOver = true;
      speechSynthesis.cancel();
    };
  }, [isSpeaking, text]);
  return { canSpeak: canSpeak(), isSpeaking, toggle: () => setSpeaking(!isSpeaking) };
}
