import { Compass } from '@phosphor-icons/react/dist/csr/Compass';
import { PlugsConnected } from '@phosphor-icons/react/dist/csr/PlugsConnected';
import { Plugs } from '@phosphor-icons/react/dist/csr/Plugs';
import { Wind } from '@phosphor-icons/react/dist/csr/Wind';
import { useEffect, useRef } from 'react';

import { Button, Tabs, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import type { Standing } from './assistant-socket.js';
import { BotFace } from './bot-face.js';
import { Breathing } from './breathing.js';
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
  const { messages, suggestions, isAnswering, mode, standing, ask, setMode } = useAssistant(line);
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView?.({ block: 'nearest' });
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
      <div className="talk" role="log" aria-label={words.conversation} tabIndex={0}>
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
        <div ref={end} />
      </div>
      <div className="dock">
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
      </div>
      {mode === 'respira' ? <Breathing onEnd={() => setMode('guia')} /> : asking}
    </section>
  );
}

const ModeLabel = ({ icon: Icon, name }: { readonly icon: typeof Compass; readonly name: string }) => (
  <>
    <Icon size={20} aria-hidden />
    {name}
  </>
);
