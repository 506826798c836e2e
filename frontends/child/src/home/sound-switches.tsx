import { useSound } from '@alcancia/web-kit';

import { words } from '../words/sound.js';
import './sound-switches.css';

/** What a child hears: it silences the voice, or sounds and confetti, by itself (G32). */
export function SoundSwitches() {
  const { own, may, choose } = useSound();
  const { mutesVoice, reducesEffects } = own;
  return (
    <>
      {may.mutesVoice && (
        <SoundSwitch
          name={words.voice}
          emoji={mutesVoice ? '🔇' : '🔊'}
          isOn={!mutesVoice}
          onToggle={() => choose({ mutesVoice: !mutesVoice })}
        />
      )}
      {may.reducesEffects && (
        <SoundSwitch
          name={words.effects}
          emoji={reducesEffects ? '🌙' : '🎉'}
          isOn={!reducesEffects}
          onToggle={() => choose({ reducesEffects: !reducesEffects })}
        />
      )}
    </>
  );
}

interface SoundSwitchProps {
  readonly name: string;
  readonly emoji: string;
  readonly isOn: boolean;
  readonly onToggle: () => void;
}

const SoundSwitch = ({ name, emoji, isOn, onToggle }: SoundSwitchProps) => (
  <button type="button" role="switch" className="sound-switch" aria-checked={isOn} onClick={onToggle}>
    <span aria-hidden>{emoji}</span>
    {name}
    <small>{isOn ? words.on : words.off}</small>
  </button>
);
