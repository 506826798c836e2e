import { Minus } from '@phosphor-icons/react/dist/csr/Minus';
import { X } from '@phosphor-icons/react/dist/csr/X';
import { type KeyboardEvent, useEffect, useRef } from 'react';

import { words } from '../words/assistant.js';
import './assistant.css';
import { BotFace } from './bot-face.js';
import { Breathing } from './breathing.js';
import { Connection } from './connection.js';
import { PersonaTabs } from './persona-tabs.js';
import { Talk } from './talk.js';
import { type AssistantLine, useAssistant } from './use-assistant.js';
import './metabot-window.css';

interface MetabotWindowProps {
  readonly line?: AssistantLine;
  readonly isShown: boolean;
  readonly onMinimise: () => void;
  readonly onClose: () => void;
}

/** The conversation in a window of 400 px beside the page, which stays usable (spec 2 §2); Escape minimises it. */
export default function MetabotWindow({ line, isShown, onMinimise, onClose }: MetabotWindowProps) {
  const assistant = useAssistant(line);
  const { mode, standing, setMode, voice } = assistant;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isShown) field.current?.focus();
  }, [isShown]);
  /** What nobody sees does not listen. */
  const minimise = (): void => {
    voice.stop();
    onMinimise();
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key === 'Escape') minimise();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape from anywhere within
    <section className="chat metabot" aria-label={words.name} hidden={!isShown} onKeyDown={onKey}>
      <div className="whead">
        <BotFace />
        <div className="grow">
          <h2>{words.name}</h2>
          <Connection standing={standing} />
        </div>
        <button type="button" className="icon-btn" aria-label={words.minimise} onClick={minimise}>
          <Minus size={24} aria-hidden />
        </button>
        <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
          <X size={24} aria-hidden />
        </button>
      </div>
      <div className="modes">
        <PersonaTabs mode={mode} onChange={setMode} />
      </div>
      {mode === 'respira' ? <Breathing onEnd={() => setMode('guia')} /> : <Talk assistant={assistant} field={field} />}
    </section>
  );
}
