import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';
import { useEffect, useState } from 'react';

import { words } from '../words/tasks.js';

const canSpeak = (): boolean => 'speechSynthesis' in window && 'SpeechSynthesisUtterance' in window;

interface SayButtonProps {
  readonly title: string;
  readonly text: string;
}

/** Reads a card aloud with the browser's own voice (G19); absent where there is none. */
export function SayButton({ title, text }: SayButtonProps) {
  const [isSpeaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!isSpeaking) return;
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = 'es';
    utterance.rate = 0.95;
    const stopped = () => setSpeaking(false);
    utterance.addEventListener('end', stopped);
    utterance.addEventListener('error', stopped);
    speechSynthesis.cancel();
    speechSynthesis.speak(utterance);
    return () => {
      utterance.removeEventListener('end', stopped);
      utterance.removeEventListener('error', stopped);
      speechSynthesis.cancel();
    };
  }, [isSpeaking, text]);
  if (!canSpeak()) return null;
  return (
    <button
      type="button"
      className="say"
      aria-label={isSpeaking ? words.stopListening(title) : words.listen(title)}
      onClick={() => setSpeaking(!isSpeaking)}
    >
      {isSpeaking ? <Stop size={26} weight="fill" aria-hidden /> : <SpeakerHigh size={28} weight="fill" aria-hidden />}
    </button>
  );
}
