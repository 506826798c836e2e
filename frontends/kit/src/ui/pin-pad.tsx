import { Backspace } from '@phosphor-icons/react/dist/csr/Backspace';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';

import { Art } from '../art/art.js';
import { coinInner } from '../art/coin.js';
import { svgId } from '../art/svg-id.js';
import { words } from '../words/kit.js';

/** A PIN has four digits (spec 1 §9). */
export const pinLength = 4;

interface PinPadProps {
  /** Called by itself on the fourth digit. */
  readonly onComplete: (pin: string) => void;
  /** The server is checking. */
  readonly busy?: boolean;
  /** What went wrong. Each new object shakes the slots once and empties them. */
  readonly error?: { readonly title: ReactNode; readonly text?: ReactNode } | null | undefined;
  /** Takes no digits for now. */
  readonly locked?: boolean;
  /** Stands above the slots until something goes wrong: 'Escribe tu PIN'. */
  readonly prompt?: ReactNode;
  /** Names the pad, such as 'PIN de Sofía'. */
  readonly label?: string;
}

const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

const emptySlot =
  '<svg viewBox="0 0 56 52"><rect x="3" y="34" width="50" height="14" rx="7" fill="currentColor"/></svg>';
const fullSlot = () => {
  const clip = svgId('slot');
  return `<svg viewBox="0 0 56 52"><clipPath id="${clip}"><rect x="0" y="-4" width="56" height="43"/></clipPath><g clip-path="url(#${clip})"><g transform="translate(28 26)">${coinInner(21)}</g></g><rect x="3" y="37" width="50" height="11" rx="5.5" fill="currentColor"/></svg>`;
};

const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea, select');

/** Four slots that take coins, keys 1 to 9, 0 and delete; the keyboard works too. */
export function PinPad({ onComplete, busy = false, error, locked = false, prompt, label = words.pin }: PinPadProps) {
  const [digits, setDigits] = useState('');
  const [shaking, setShaking] = useState<PinPadProps['error']>(null);
  const [seen, setSeen] = useState(error);
  if (seen !== error) {
    setSeen(error);
    if (error) {
      setDigits('');
      setShaking(error);
    }
  }

  const isOff = busy || locked;
  const type = (digit: string) => {
    if (isOff || digits.length >= pinLength) return;
    setShaking(null);
    setDigits(digits + digit);
    if (digits.length + 1 === pinLength) onComplete(digits + digit);
  };
  const erase = () => !isOff && setDigits(digits.slice(0, -1));

  const press = useRef((_event: KeyboardEvent) => undefined as void);
  useEffect(() => {
    press.current = (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (/^[0-9]$/.test(event.key)) type(event.key);
      if (event.key === 'Backspace') erase();
    };
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  const coins = useMemo(() => Array.from({ length: pinLength }, fullSlot), []);
  const state = locked ? ' is-locked' : shaking ? ' is-wrong' : '';
  return (
    <div className={`pin-pad${state}`} role="group" aria-label={label} aria-busy={busy || undefined}>
      <div className={error ? 'pin-says is-error' : 'pin-says'} role="alert">
        {error ? (
          <>
            <b>{error.title}</b>
            {error.text && <span>{error.text}</span>}
          </>
        ) : (
          prompt
        )}
      </div>
      <div className="slots" role="img" aria-label={words.digitsTyped(digits.length)}>
        {coins.map((coin, slot) => (
          <Art key={coin} svg={slot < digits.length ? coin : emptySlot} />
        ))}
      </div>
      <div className="keys">
        {keys.map((key) => (
          <button key={key} type="button" className="key" disabled={locked} onClick={() => type(key)}>
            {key}
          </button>
        ))}
        <span />
        <button type="button" className="key" disabled={locked} onClick={() => type('0')}>
          0
        </button>
        <button type="button" className="key bare" aria-label={words.erase} disabled={locked} onClick={erase}>
          <Backspace size={32} weight="fill" />
        </button>
      </div>
    </div>
  );
}
