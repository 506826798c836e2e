import { useEffect, useRef, useState } from 'react';

import { type Sound, useSound } from './sound.js';

export interface Speech {
  /** Whether this may be heard: its section speaks, whoever is here has not silenced it, and there is a voice. */
  readonly canSpeak: boolean;
  readonly isSpeaking: boolean;
  readonly toggle: () => void;
}

const hasBrowserVoice = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

/** Whether this text may be heard: its section speaks, whoever is here has not silenced it, and there is a voice. */
export function canBeHeard(text: string, section: string, { sectionOf, own }: Sound): boolean {
  const { isOn, engine } = sectionOf(section);
  return isOn && !own.mutesVoice && text.trim() !== '' && (engine !== 'browser' || hasBrowserVoice());
}

/** What reads is loaded before it is wanted: some browsers only speak right after a tap. */
export const loadReader = () => import('./read-aloud.js');

/**
 * Reads a text of a section aloud, by the provider or with the browser's own voice (G19, G32). It stops when the text changes
 * or leaves the screen.
 */
export function useSpeech(text: string, section: string): Speech {
  const sound = useSound();
  const latest = useRef(sound);
  const [isSpeaking, setSpeaking] = useState(false);
  const canSpeak = canBeHeard(text, section, sound);
  // Whoever silences the voice in the middle does not hear it go on, nor begin again by itself.
  if (isSpeaking && !canSpeak) setSpeaking(false);
  useEffect(() => {
    latest.current = sound;
  }, [sound]);
  useEffect(() => {
    if (canSpeak) void loadReader();
  }, [canSpeak]);
  useEffect(() => {
    if (!isSpeaking) return;
    const stop = new AbortController();
    void loadReader()
      .then(({ readAloud }) => readAloud({ text, section, sound: latest.current, signal: stop.signal }))
      .finally(() => stop.signal.aborted || setSpeaking(false));
    return () => stop.abort();
  }, [isSpeaking, text, section]);
  return { canSpeak, isSpeaking, toggle: () => setSpeaking(!isSpeaking) };
}
