import { Microphone } from '@phosphor-icons/react/dist/csr/Microphone';
import { MicrophoneSlash } from '@phosphor-icons/react/dist/csr/MicrophoneSlash';
import { Stop } from '@phosphor-icons/react/dist/csr/Stop';

import { words } from '../../words/assistant.js';
import './microphone-button.css';
import type { Voice } from './use-voice.js';

interface MicrophoneButtonProps {
  readonly voice: Pick<Voice, 'state' | 'toggle'>;
  readonly isConnected: boolean;
}

/** The large microphone: a tap begins to listen, another one stops (spec 2 §2). What it is doing stands beside it. */
export function MicrophoneButton({ voice: { state, toggle }, isConnected }: MicrophoneButtonProps) {
  const isOn = state !== 'off';
  const said = isConnected ? words.voice.states[state] : isOn ? words.voice.waiting : words.voice.away;
  const Picture = isOn ? Stop : isConnected ? Microphone : MicrophoneSlash;
  return (
    <div className="voice">
      <button
        type="button"
        className={`mic is-${state}`}
        aria-label={isOn ? words.voice.stop : words.voice.talk}
        aria-pressed={isOn}
        aria-describedby="voice-state"
        aria-disabled={!isConnected && !isOn}
        onClick={() => (isConnected || isOn) && toggle()}
      >
        <Picture size={34} weight="fill" aria-hidden />
      </button>
      <p id="voice-state" className="voice-state" role="status">
        <b>{said.name}</b>
        <span>{said.how}</span>
      </p>
    </div>
  );
}
