import { X } from '@phosphor-icons/react/dist/csr/X';
import { type ReactNode, useId } from 'react';

import { words } from '../../words/kit.js';
import { Button } from '../button.js';
import { Veil } from './veil.js';

export interface DialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons; the last is the main one. */
  readonly footer?: ReactNode;
  /** Whether a tap beside it closes: off where something was typed. */
  readonly closesOutside?: boolean;
}

/** A dialog in the middle; on the phone a sheet from below. Shown as long as it is rendered. */
export function Dialog({ title, onClose, children, footer, closesOutside = true }: DialogProps) {
  const id = useId();
  return (
    <Veil onClose={onClose} labelledBy={id} closesOutside={closesOutside}>
      <div className="popup">
        <header>
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
            <X size={22} />
          </button>
        </header>
        {children}
        {footer && <footer>{footer}</footer>}
      </div>
    </Veil>
  );
}

/** An editor from the right; on the phone a sheet of full height. */
export function Drawer({ title, onClose, children, footer, closesOutside = false }: DialogProps) {
  const id = useId();
  return (
    <Veil onClose={onClose} labelledBy={id} className="veil to-side" closesOutside={closesOutside}>
      <div className="drawer">
        <header className="over-head">
          <h2 id={id}>{title}</h2>
          <button type="button" className="icon-btn" aria-label={words.close} onClick={onClose}>
            <X size={22} />
          </button>
        </header>
        <div className="over-body">{children}</div>
        {footer && <footer className="over-foot">{footer}</footer>}
      </div>
    </Veil>
  );
}

interface ConfirmDialogProps {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  /** The verb: 'Archivar', 'Eliminar'. */
  readonly confirmLabel: string;
  readonly cancelLabel?: string;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly busy?: boolean;
  readonly kind?: 'primary' | 'danger';
}

/** Asks before something that matters. */
export function ConfirmDialog({
  title,
  text,
  confirmLabel,
  cancelLabel = words.cancel,
  onConfirm,
  onClose,
  busy = false,
  kind = 'primary',
}: ConfirmDialogProps) {
  const footer = (
    <>
      <Button kind="line" onClick={onClose}>
        {cancelLabel}
      </Button>
      <Button kind={kind} busy={busy} onClick={onConfirm}>
        {confirmLabel}
      </Button>
    </>
  );
  return (
    <Dialog title={title} onClose={onClose} footer={footer}>
      {text && <p className="muted">{text}</p>}
    </Dialog>
  );
}

interface KidDialogProps {
  readonly title: ReactNode;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** The child's palette and card, because a dialog stands outside of the page's world. */
  readonly palette: string;
  readonly card?: string;
  readonly className?: string;
  /** Whether a tap beside it closes: off where something was chosen. */
  readonly closesOutside?: boolean;
}

/** A child's dialog: large, centred, in the child's colours. */
export function KidDialog({
  title,
  onClose,
  children,
  palette,
  card,
  className,
  closesOutside = true,
}: KidDialogProps) {
  const id = useId();
  return (
    <Veil
      onClose={onClose}
      labelledBy={id}
      closesOutside={closesOutside}
      attributes={{ 'data-palette': palette, ...(card ? { 'data-card': card } : {}) }}
    >
      <div className={className ? `k-modal kid ${className}` : 'k-modal kid'}>
        <button type="button" className="x" aria-label={words.close} onClick={onClose}>
          <X size={24} />
        </button>
        <h2 id={id}>{title}</h2>
        {children}
      </div>
    </Veil>
  );
}
