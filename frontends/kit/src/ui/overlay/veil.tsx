import { type ReactNode, useEffect, useRef } from 'react';

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
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    (element.querySelector<HTMLElement>('[data-autofocus]') ?? element).focus();
    const off = pushDialog(element);
    return () => {
      off();
      element.close();
      if (before instanceof HTMLElement) before.focus();
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
        if (closesOutside && event.target === event.currentTarget) onClose();
      }}
    >
      {children}
    </dialog>
  );
}
