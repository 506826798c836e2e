import { PencilSimple } from '@phosphor-icons/react/dist/csr/PencilSimple';
import { type ReactNode, useId, useState } from 'react';

import { words } from '../../words/kit.js';
import { TextField } from './text-field.js';

const oneEmoji = /^(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\uFE0F|\u200D|\u20E3)+$/u;
const inLetters = new Intl.Segmenter('es', { granularity: 'grapheme' });

/** The last emoji of what was typed, or null if there is none that the contracts take. */
const lastEmojiOf = (text: string): string | null =>
  [...inLetters.segment(text)]
    .map(({ segment }) => segment)
    .findLast((letter) => oneEmoji.test(letter) && letter.length <= 16) ?? null;

interface EmojiFieldProps {
  readonly value: string;
  readonly choices: readonly string[];
  readonly onChange: (emoji: string) => void;
  /** The field that stands beside the picture, usually the title. */
  readonly children: ReactNode;
}

/** A picture that the user picks: a small grid of fitting ones, or any other from the keyboard. */
export function EmojiField({ value, choices, onChange, children }: EmojiFieldProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const pick = (emoji: string): void => {
    onChange(emoji);
    setOpen(false);
  };
  const typed = (text: string): void => {
    const emoji = lastEmojiOf(text);
    if (emoji) onChange(emoji);
  };
  return (
    <div className="field">
      <div className="titlerow">
        <button
          type="button"
          className="emobtn"
          aria-label={words.changeEmoji(value)}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setOpen(!isOpen)}
        >
          <span className="emo" aria-hidden>
            {value}
          </span>
          <span className="pen" aria-hidden>
            <PencilSimple size={16} weight="bold" />
          </span>
        </button>
        {children}
      </div>
      <div id={id} className="emogrid" hidden={!isOpen}>
        {isOpen && (
          <>
            <div className="emos" role="group" aria-label={words.pickEmoji}>
              {choices.map((emoji) => (
                <button key={emoji} type="button" aria-pressed={emoji === value} onClick={() => pick(emoji)}>
                  <span className="emo">{emoji}</span>
                </button>
              ))}
            </div>
            <TextField
              label={words.otherEmoji}
              hint={words.otherEmojiHint}
              autoComplete="off"
              value={value}
              onChange={typed}
            />
          </>
        )}
      </div>
    </div>
  );
}
