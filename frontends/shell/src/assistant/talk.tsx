import { type RefObject, useEffect, useRef, useState } from 'react';

import { Button, ConfirmDialog, toast } from '@alcancia/web-kit/ui';

import { words } from '../words/assistant.js';
import { BotFace } from './bot-face.js';
import { CalmCard } from './calm-card.js';
import { questionBefore } from './conversation.js';
import { KeepAnswer } from './keep-answer.js';
import { MessageRow } from './message-row.js';
import { ProposalCard } from './proposal-card.js';
import { QuestionField } from './question-field.js';
import type { Assistant } from './use-assistant.js';
import { MicrophoneButton } from './voice/microphone-button.js';

interface TalkProps {
  readonly assistant: Assistant;
  /** Gets the element that takes the question. */
  readonly field?: RefObject<HTMLInputElement | null>;
  readonly mayKeep?: boolean;
  /** Whether whoever is here may talk by voice. */
  readonly maySpeak?: boolean;
  /** How it begins: with adults or with children. */
  readonly said?: Readonly<Record<'welcome', string> & Record<'starters', readonly string[]>>;
}

/** What was said, what is offered to ask, and where it is written. */
export function Talk({ assistant, field, mayKeep = false, maySpeak = true, said = words.forAdults }: TalkProps) {
  const { messages, suggestions, calmFor, proposed, isAnswering, standing, voice, ask, answerCalm, forget } = assistant;
  const [isForgetting, setForgetting] = useState(false);
  const talk = useRef<HTMLDivElement>(null);
  // The list alone is moved: the page stays where it is.
  useEffect(() => {
    if (talk.current && messages.length > 0) talk.current.scrollTop = talk.current.scrollHeight;
  });

  const send = (question: string): boolean => {
    const isSent = ask(question);
    if (!isSent && standing !== 'connected' && question.trim() !== '')
      toast({ kind: 'error', title: words.failed.notConnected });
    return isSent;
  };
  const offered = messages.length === 0 ? said.starters : suggestions;
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: the keyboard must come to it */}
      <div ref={talk} className="talk" role="log" aria-label={words.conversation} tabIndex={0}>
        <ol className="list">
          <li className="msg">
            <BotFace />
            <div className="say">
              <p>{said.welcome}</p>
            </div>
          </li>
          {messages.length > 0 && (
            <li className="forget">
              <Button kind="line" size="small" onClick={() => setForgetting(true)}>
                {words.forget.button}
              </Button>
            </li>
          )}
          {messages.map((message) => (
            <MessageRow key={message.id} message={message}>
              {mayKeep && message.by === 'assistant' && message.source === 'ia' && (
                <KeepAnswer question={questionBefore(messages, message)} answer={message.content} />
              )}
            </MessageRow>
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
        {proposed && (
          <ProposalCard key={proposed.proposal.proposalId} proposed={proposed} onOver={assistant.endProposal} />
        )}
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
        {isForgetting && (
          <ConfirmDialog
            title={words.forget.title}
            text={words.forget.text}
            confirmLabel={words.forget.confirm}
            onConfirm={() => {
              setForgetting(false);
              forget();
            }}
            onClose={() => setForgetting(false)}
          />
        )}
        <div className="ask-row">
          <QuestionField field={field} canSend={standing === 'connected' && !isAnswering} onAsk={send} />
          {maySpeak && <MicrophoneButton voice={voice} isConnected={standing === 'connected'} />}
        </div>
      </div>
    </>
  );
}
