import { useEffect } from 'react';

import { Pig } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/affinity.js';

interface QuizProps {
  readonly questions: readonly { readonly text: string }[];
  /** How many have an answer: the next one is asked. */
  readonly answered: number;
  readonly onAnswer: (isYes: boolean) => void;
  readonly onBack: () => void;
}

/** What a key does; what a button in focus does with it is the button's. */
function meaningOf(event: KeyboardEvent): 'yes' | 'no' | 'back' | null {
  if (event.repeat || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return null;
  if (event.key === 'Backspace') return 'back';
  if (event.key.toLowerCase() === 'n') return 'no';
  const isOnControl = event.target instanceof Element && event.target.closest('a, button, input') !== null;
  return event.key === 'Enter' && !isOnControl ? 'yes' : null;
}

/** The focus goes along, so that the question is read aloud and Enter says yes to it. */
const focusOn = (question: HTMLElement | null): void => question?.focus();

/** One question at a time: two large buttons, or Enter, N and Backspace (spec 2 §5). */
export function Quiz({ questions, answered, onAnswer, onBack }: QuizProps) {
  const nth = answered + 1;
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const meaning = meaningOf(event);
      if (meaning === null) return;
      event.preventDefault();
      if (meaning === 'back') onBack();
      else onAnswer(meaning === 'yes');
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  });
  return (
    <section className="affinity-card affinity-quiz">
      <div className="affinity-way">
        <Button kind="bare" size="small" onClick={onBack}>
          {words.back}
        </Button>
        <span aria-live="polite">{words.progress(nth, questions.length)}</span>
      </div>
      <div
        className="affinity-steps"
        role="progressbar"
        aria-valuemin={0}
        aria-valuenow={nth}
        aria-valuemax={questions.length}
        aria-label={words.progress(nth, questions.length)}
      >
        {questions.map(({ text }, step) => (
          <i key={text} className={step < answered ? 'on' : step === answered ? 'now' : ''} />
        ))}
      </div>
      <Pig mood="look" className="affinity-pig" />
      <h1 key={answered} ref={focusOn} tabIndex={-1}>
        {questions[answered]?.text}
      </h1>
      <div className="affinity-answers">
        <Button size="large" onClick={() => onAnswer(true)}>
          {words.yes}
        </Button>
        <Button size="large" kind="line" onClick={() => onAnswer(false)}>
          {words.no}
        </Button>
      </div>
      <p className="affinity-keys">{words.keys}</p>
    </section>
  );
}
