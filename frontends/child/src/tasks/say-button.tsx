import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';

import { useSpeech } from '@alcancia/web-kit/ui';

import { words } from '../words/tasks.js';

interface SayButtonProps {
  readonly title: string;
  readonly text: string;
}

/** Reads a card aloud with the browser's own voice (G19); absent where there is none. */
export function SayButton({ title, text }: SayButtonProps) {
  const { canSpeak, isSpeaking, toggle } = useSpeech(text);
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
