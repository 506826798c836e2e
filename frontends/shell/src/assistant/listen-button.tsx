import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';

import { useSpeech } from '@alcancia/web-kit';

import { words } from '../words/assistant.js';
import './sound-buttons.css';

interface ListenButtonProps {
  readonly text: string;
  readonly mode: 'guia' | 'respira';
}

/** Reads an answer aloud; absent where nothing would be heard. */
export function ListenButton({ text, mode }: ListenButtonProps) {
  const { canSpeak, isSpeaking, toggle } = useSpeech(text, `assistant_${mode}`);
  if (!canSpeak) return null;
  const Picture = isSpeaking ? Stop : SpeakerHigh;
  return (
    <button type="button" className="hear" onClick={toggle}>
      <Picture size={18} aria-hidden />
      {isSpeaking ? words.stop : words.listen}
    </button>
  );
}
