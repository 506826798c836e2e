import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';

import { useSpeech } from '@alcancia/web-kit';

import { words } from '../words/tasks.js';

interface SayButtonProps {
  readonly title: string;
  readonly text: string;
  /** Whose settings of sound hold. */
  readonly section:
    'activities' | 'challenges' | 'dashboard' | 'goals' | 'inspiraccion' | 'rewards' | 'savings' | 'wallet';
}

/** Reads a card aloud (G19, G32); absent where nothing would be heard. */
export function SayButton({ title, text, section }: SayButtonProps) {
  const { canSpeak, isSpeaking, toggle } = useSpeech(text, section);
  if (!canSpeak) return null;
  return (
    <button
      type="button"
      className="say"
      aria-label={isSpeaking ? words.stopListening(title) : words.listen(title)}
      onClick={toggle}
    >
      {isSpeaking ? <Stop size={26} weight="fill" aria-hidden /> : <SpeakerHigh size={28} weight="fill" aria-hidden />}
    </button>
  );
}
