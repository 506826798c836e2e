import { useSound } from '@alcancia/web-kit';

import { words } from '../words/sound.js';
import './sound-switches.css';

/** What a child hears: it silences the voice, or sounds and confetti, by itself (G32). */
export function SoundSwitches() {
  const { own, may, choose } = useSound();
  return (
    <>
      {may.mutesVoice && (
        <button
          type="button"
          role="switch"
          className="sound-switch"
          aria-checked={!own.mutesVoice}
          onClick={() => choose({ mutesVoice: !own.mutesVoice })}
        >
          <span aria-hidden>{own.mutesVoice ? '🔇' : '🔊'}</span>
          {words.voice}
          <small>{own.mutesVoice ? words.off : words.on}</small>
        </button>
      )}
      {may.reducesEffects && (
        <button
          type="button"
          role="switch"
          className="sound-switch"
          aria-checked={!own.reducesEffects}
          onClick={() => choose({ reducesEffects: !own.reducesEffects })}
        >
          <span aria-hidden>{own.reducesEffects ? '🌙' : '🎉'}</span>
          {words.effects}
          <small>{own.reducesEffects ? words.off : words.on}</small>
        </button>
      )}
    </>
  );
}
