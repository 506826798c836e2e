import { PaperPlaneRight } from '@phosphor-icons/react/dist/csr/PaperPlaneRight';
import { type FormEvent, type RefObject, useState } from 'react';

import { questionLength } from '@alcancia/contracts/assistant-limits';

import { words } from '../words/assistant.js';
import './question-field.css';

interface QuestionFieldProps {
  readonly field?: RefObject<HTMLInputElement | null> | undefined;
  /** False while nothing can be sent: what was written stays. */
  readonly canSend: boolean;
  /** Answers whether it was sent. */
  readonly onAsk: (question: string) => boolean;
}

/** From how many characters before the end on the rest is said. */
const nearEnd = 50;

/** Where a question is written; Enter sends it. */
export function QuestionField({ field, canSend, onAsk }: QuestionFieldProps) {
  const [written, setWritten] = useState('');
  const left = questionLength - written.length;
  const send = (event: FormEvent): void => {
    event.preventDefault();
    if (onAsk(written)) setWritten('');
  };
  return (
    <form className="bot-ask" onSubmit={send}>
      <div className="input">
        <input
          ref={field}
          aria-label={words.ask}
          aria-describedby="question-left"
          placeholder={words.ask}
          maxLength={questionLength}
          autoComplete="off"
          enterKeyHint="send"
          value={written}
          onChange={({ target }) => setWritten(target.value)}
        />
        <button
          type="submit"
          className="icon-btn"
          aria-label={words.send}
          aria-disabled={!canSend || written.trim() === ''}
        >
          <PaperPlaneRight size={22} weight="fill" aria-hidden />
        </button>
      </div>
      <p id="question-left" className="bot-ask-left" aria-live="polite">
        {left <= nearEnd ? words.left(left) : ''}
      </p>
    </form>
  );
}
