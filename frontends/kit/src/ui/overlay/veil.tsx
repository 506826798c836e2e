import { type ReactNode, useEffect, useRef } from 'react';

import { cardOf, focusCard } from '../steady/focus-keeper.js';
import { settleMs } from '../steady/tap-guard.js';
import { pushDialog } from './dialog-stack.js';

interface VeilProps {
  readonly onClose: () => void;
  /** Id of the title, or the spoken name. */
  readonly labelledBy?: string | undefined;
  readonly label?: string | undefined;
  readonly className?: string;
  /** Whether a tap beside it closes. */
  readonly closesOutside?: boolean;
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
  readonly children: ReactNode;
}

/**
 * The dark glass of a dialog: the browser's own dialog, which traps focus, closes on Escape and gives focus back.
 * A field with `autoFocus` has the focus first, else the dialog itself.
 */
export function Veil({
  onClose,
  labelledBy,
  label,
  className = 'veil',
  closesOutside = true,
  attributes,
  children,
}: VeilProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const opened = useRef(0);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    const card = before && cardOf(before);
    opened.current = performance.now();
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    const off = pushDialog(element);
    return () => {
      off();
      element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
      else if (!focusCard(card, document))
        document.querySelector<HTMLElement>('main[tabindex]')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={`${className} overlay`}
      aria-labelledby={labelledBy}
      aria-label={label}
      tabIndex={-1}
      {...attributes}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        // A browser may close a dialog on a second Escape without asking: it stays until it is no longer rendered.
        if (event.target !== event.currentTarget || event.currentTarget.open) return;
        event.currentTarget.showModal();
        onClose();
      }}
      onPointerDown={(event) => {
        const hasJustOpened = performance.now() - opened.current < settleMs;
        if (closesOutside && !hasJustOpened && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
