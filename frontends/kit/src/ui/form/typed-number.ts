import { useState } from 'react';

import { number } from '../../words/format.js';
import { words } from '../../words/kit.js';

/** What stands in a number field: the number, or the text as it was typed while that is none the field may have. */
export type TypedNumber = number | string;

export interface NumberRange {
  readonly min: number;
  readonly max: number;
}

const plain = /^\d{1,9}$/;
/** The dots of thousands as the product itself writes them: '100.000'. */
const grouped = /^\d{1,3}(?:\.\d{3}){1,2}$/;
/** Decimals that say nothing: '2,0' monedas are two. */
const noCents = /,0{1,2}$/;

/** The whole number that a text means in Spanish; null where it means none or more than one: '2,5', '18.5', '1e3'. */
export function wholeNumberIn(text: string): number | null {
  const typed = text.trim().replace(noCents, '');
  if (!plain.test(typed) && !grouped.test(typed)) return null;
  return Number(typed.replaceAll('.', ''));
}

/** The number in a field of a form that was found ready to be sent. */
export function readyNumber(typed: TypedNumber): number {
  if (typeof typed === 'string') throw new Error('A form was sent with a number that it may not have');
  return typed;
}

interface TypedNumberUse extends NumberRange {
  readonly value: TypedNumber;
  readonly onChange: (value: TypedNumber) => void;
  /** How the field is called in the sentence that refuses. */
  readonly name: string;
  /** The form was sent: from now on the field says at once what is wrong. */
  readonly isChecked: boolean;
}

/** The state of a number field: nothing that was typed is changed, and what cannot be taken is said. */
export function useTypedNumber({ value, onChange, min, max, name, isChecked }: TypedNumberUse) {
  const [text, setText] = useState(String(value));
  const [wasLeft, setLeft] = useState(false);
  const shown = typeof value === 'string' || wholeNumberIn(text) !== value ? String(value) : text;
  const meant = wholeNumberIn(shown);
  const mayBecomeRight = shown === '' || (meant !== null && meant < min);
  const isWrong = typeof value === 'string' && (isChecked || wasLeft || !mayBecomeRight);

  return {
    meant,
    complaint: isWrong ? words.wholeNumber(name, number(min), number(max)) : undefined,
    input: {
      inputMode: 'numeric',
      autoComplete: 'off',
      maxLength: 14,
      value: shown,
    } as const,
    leave: (): void => setLeft(true),
    type: (typed: string): void => {
      setText(typed);
      const next = wholeNumberIn(typed);
      onChange(next !== null && next >= min && next <= max ? next : typed);
    },
  };
}
