import { SpeakerHigh } from '@phosphor-icons/react/dist/csr/SpeakerHigh';
import { SpeakerSlash } from '@phosphor-icons/react/dist/csr/SpeakerSlash';

import { useSound } from '@alcancia/web-kit';

import { words } from '../words/assistant.js';
import './sound-buttons.css';

/** Silences the voice for whoever is here, everywhere (spec 2 §2); absent for a role that may not. */
export function MuteButton() {
  const { own, may, choose } = useSound();
  if (!may.mutesVoice) return null;
  const Picture = own.mutesVoice ? SpeakerSlash : SpeakerHigh;
  return (
    <button
      type="button"
      className="mute"
      aria-label={words.mute}
      aria-pressed={own.mutesVoice}
      title={words.mute}
      onClick={() => choose({ mutesVoice: !own.mutesVoice })}
    >
      <Picture size={22} aria-hidden />
    </button>
  );
}
