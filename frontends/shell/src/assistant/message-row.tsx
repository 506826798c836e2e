import { Compass } from '@phosphor-icons/react/dist/csr/Compass';
import { Robot } from '@phosphor-icons/react/dist/csr/Robot';
import { SealCheck } from '@phosphor-icons/react/dist/csr/SealCheck';
import { Wind } from '@phosphor-icons/react/dist/csr/Wind';
import type { ReactNode } from 'react';

import { format } from '@alcancia/web-kit';

import { words } from '../words/assistant.js';
import { BotFace } from './bot-face.js';
import type { Message } from './conversation.js';
import { ListenButton } from './listen-button.js';
import { RichText } from './rich-text.js';
import { spokenOf } from './spoken-of.js';

const personas = { guia: Compass, respira: Wind };

interface MessageRowProps {
  readonly message: Message;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** One message with its time; of the assistant, where it comes from and in which persona. */
export function MessageRow({ message, children }: MessageRowProps) {
  const at = (
    <time dateTime={message.at.toISOString()} aria-hidden={message.by === 'you'}>
      {format.timeOfDay(message.at)}
    </time>
  );
  if (message.by === 'you')
    return (
      <li className="msg you">
        <p>
          <span className="sr">{words.you}: </span>
          {message.text}
        </p>
        {at}
      </li>
    );
  const Persona = personas[message.mode];
  const isVerified = message.source === 'kb';
  return (
    <li className="msg">
      <BotFace />
      <div>
        <div className={message.source === 'error' ? 'say no' : 'say'}>
          {isVerified ? <RichText html={message.content} /> : <p>{message.content}</p>}
        </div>
        <div className="meta">
          {isVerified && (
            <span className="tag ok">
              <SealCheck size={15} weight="fill" aria-hidden />
              {words.verified}
            </span>
          )}
          {message.source === 'ia' && (
            <span className="tag">
              <Robot size={15} aria-hidden />
              {words.byAi}
            </span>
          )}
          {message.source !== 'error' && (
            <span className="tag">
              <Persona size={15} aria-hidden />
              {words.modes[message.mode]}
            </span>
          )}
          {at}
          {message.source !== 'error' && <ListenButton text={spokenOf(message.content)} mode={message.mode} />}
          {children}
        </div>
      </div>
    </li>
  );
}
