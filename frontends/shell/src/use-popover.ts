import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';

interface Popover {
  /** Around the button and what it opens. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly isOpen: boolean;
  readonly toggle: () => void;
  /** Gives the focus back to the button. */
  readonly close: () => void;
}

/** Something small that a button opens beside itself: Escape closes it, and so does everything that happens elsewhere. */
export function usePopover(): Popover {
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = useCallback((): void => {
    setOpen(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  }, []);
  useEffect(() => {
    if (!isOpen) return undefined;
    const elsewhere = ({ target }: Event): void => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    const escape = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') close();
    };
    document.addEventListener('pointerdown', elsewhere);
    document.addEventListener('focusin', elsewhere);
    document.addEventListener('keydown', escape);
    return () => {
      document.removeEventListener('pointerdown', elsewhere);
      document.removeEventListener('focusin', elsewhere);
      document.removeEventListener('keydown', escape);
    };
  }, [isOpen, close]);
  return { root, isOpen, toggle: () => setOpen(!isOpen), close };
}
