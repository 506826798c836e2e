import { Compass } from '@phosphor-icons/react/dist/csr/Compass';
import { PlugsConnected } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { Plugs } from '@phosphor-icons/react/dist/csr/Plugs';
import { Pulse } from '@phosphor-icons/react/dist/csr/Pulse';
import { Wind } from '@phosphor-icons/react/dist/csr/Wind';
import { useEffect, useRef } from 'react';

import { testConnection } from '@alcancia/contracts/assistant';
import { ask as askServer } from '@alcancia/web-kit';
import { Button, Tabs, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import type { Standing } from './assistant-socket.js';
import { BotFace } from './bot-face.js';
import { Breathing } from './breathing.js';
import { CalmCard } from './calm-card.js';
import { MessageRow } from './message-row.js';
import { QuestionField } from './question-field.js';
import { type AssistantLine, useAssistant } from './use-assistant.js';
import './assistant.css';

function Connection({ standing }: { readonly standing: Standing }) {
  const isOn = standing === 'connected';
  const Icon = isOn ? PlugsConnected : Plugs;
  const said = standing === 'connecting' ? words.connecting : isOn ? words.connected : words.disconnected;
  return (
    <span className={isOn || standing === 'connecting' ? 'conn' : 'conn no'} role="status">
      <Icon size={16} aria-hidden />
      {said}
    </span>
  );
}

/** The conversation with MetaBot: Guía answers, Respira breathes with you (spec 2 §2). */
export function AssistantPanel({ line }: { readonly line?: AssistantLine }) {
  const { messages, suggestions, calmFor, isAnswering, mode, standing, ask, answerCalm, setMode } = useAssistant(line);
  const talk = useRef<HTMLDivElement>(null);
  // The list alone is moved: the page stays where it is.
  useEffect(() => {
    if (talk.current) talk.current.scrollTop = talk.current.scrollHeight;
  });
  useEffect(() => {
    if (standing === 'lost') toast({ kind: 'info', title: words.failed.lost });
  }, [standing]);

  const send = (question: string): boolean => {
    const isSent = ask(question);
    if (!isSent && standing !== 'connected' && question.trim() !== '')
      toast({ kind: 'error', title: words.failed.notConnected });
    return isSent;
  };
  const offered = messages.length === 0 ? words.startersOf : suggestions;
  const asking = (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must come to it */}
      <div ref={talk} className="talk" role="log" aria-label={words.conversation} tabIndex={0}>
        <ol className="list">
          <li className="msg">
            <BotFace />
            <div className="say">
              <p>{words.welcome}</p>
            </div>
          </li>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} />
          ))}
          {isAnswering && (
            <li className="msg">
              <BotFace />
              <div className="say">
                <span className="sr">{words.typing}</span>
                <span className="typing" aria-hidden>
                  <i />
                  <i />
                  <i />
                </span>
              </div>
            </li>
          )}
        </ol>
        {calmFor !== null && <CalmCard onAnswer={answerCalm} />}
        {offered.length > 0 && (
          <div className="dym">
            <p>{messages.length === 0 ? words.starters : words.meant}</p>
            <div>
              {offered.map((question) => (
                <Button key={question} kind="soft" onClick={() => send(question)}>
                  {question}
                </Button>
              ))}
            </div>
          </div>
        )}
      </div>
      <div className="dock">
        <div className="quick" role="group" aria-label={words.quick.label}>
          {words.quick.of.map(({ name, question }) => (
            <Button key={name} kind="soft" onClick={() => send(question)}>
              {name}
            </Button>
          ))}
        </div>
        <QuestionField canSend={standing === 'connected' && !isAnswering} onAsk={send} />
      </div>
    </>
  );
  return (
    <section className={mode === 'respira' ? 'chat is-breathing' : 'chat'} aria-label={words.name}>
      <div className="chead">
        <BotFace />
        <div>
          <h2>{words.name}</h2>
          <Connection standing={standing} />
        </div>
        <div className="modes">
          <Tabs
            label={words.persona}
            look="box"
            tabs={[
              { key: 'guia', label: <ModeLabel icon={Compass} name={words.modes.guia} /> },
              { key: 'respira', label: <ModeLabel icon={Wind} name={words.modes.respira} /> },
            ]}
            value={mode}
            onChange={setMode}
          />
        </div>
        <Button className="test" kind="line" icon={<Pulse size={20} aria-hidden />} onClick={() => void test()}>
          {words.test.button}
        </Button>
      </div>
      {mode === 'respira' ? <Breathing onEnd={() => setMode('guia')} /> : asking}
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

const ModeLabel = ({ icon: Icon, name }: { readonly icon: typeof Compass; readonly name: string }) => (
  <>
    <Icon size={20} aria-hidden />
    {name}
  </>
);
