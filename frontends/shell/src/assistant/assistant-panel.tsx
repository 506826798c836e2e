import { Pulse } from '@phosphor-icons/react/dist/csr/Pulse';

import { testConnection } from '@alcancia/contracts/assistant';
import { ask as askServer } from '@alcancia/web-kit';
import { Button, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import './assistant.css';
import { BotFace } from './bot-face.js';
import { Breathing } from './breathing.js';
import { Connection } from './connection.js';
import { MuteButton } from './mute-button.js';
import { PersonaTabs } from './persona-tabs.js';
import { Talk } from './talk.js';
import { type AssistantLine, useAssistant } from './use-assistant.js';

interface AssistantPanelProps {
  readonly line?: AssistantLine;
  /** Who runs the product may keep what the AI wrote as a verified answer (G31); a child tests no connection. */
  readonly audience?: 'adult' | 'child' | 'administrator';
  readonly maySpeak?: boolean;
}

/** The conversation with MetaBot as a page of its own (spec 2 §2). */
export function AssistantPanel({ line, audience = 'adult', maySpeak = true }: AssistantPanelProps) {
  const assistant = useAssistant(line, audience !== 'administrator');
  const { mode, standing, setMode } = assistant;
  return (
    <section className={mode === 'respira' ? 'chat is-breathing' : 'chat'} aria-label={words.name}>
      <div className="chead">
        <BotFace />
        <div>
          <h2>{words.name}</h2>
          <Connection standing={standing} />
        </div>
        <div className="modes">
          <PersonaTabs mode={mode} onChange={setMode} />
        </div>
        <MuteButton />
        {audience !== 'child' && (
          <Button className="test" kind="line" icon={<Pulse size={20} aria-hidden />} onClick={() => void test()}>
            {words.test.button}
          </Button>
        )}
      </div>
      {mode === 'respira' ? (
        <Breathing onEnd={() => setMode('guia')} />
      ) : (
        <Talk
          assistant={assistant}
          maySpeak={maySpeak}
          mayKeep={audience === 'administrator'}
          said={audience === 'child' ? words.forChildren : words.forAdults}
        />
      )}
    </section>
  );
}

/** Asks the server beside the socket, and says what it answered (spec 2 §8). */
async function test(): Promise<void> {
  try {
    const { isKeyConfigured } = await askServer(testConnection, {});
    toast({ kind: 'success', title: words.test.fine(isKeyConfigured), text: words.test.button });
  } catch {
    toast({ kind: 'error', title: words.test.failed });
  }
}
