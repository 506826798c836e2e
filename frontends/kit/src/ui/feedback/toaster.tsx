import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { Info } from '@phosphor-icons/react/dist/csr/Info';
import { Warning } from '@phosphor-icons/react/dist/csr/Warning';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';

import { words } from '../../words/kit.js';
import { onDialog, topDialog } from '../overlay/dialog-stack.js';
import { steadyPlace } from '../steady/steady-place.js';
import { dismissToast, onToast, type ShownToast, shownToasts, toastMs } from './toast-store.js';

const icons = { success: <Check />, info: <Info />, error: <Warning weight="fill" /> };
const tints = { success: 'dot ok', info: 'dot', error: 'dot no' };

function OneToast({ id, title, text, kind = 'info', icon, action, durationMs }: ShownToast) {
  const [isHeld, setHeld] = useState(false);
  const staysMs = durationMs ?? (kind === 'error' ? toastMs.error : toastMs.normal);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismissToast(id), staysMs);
    return () => clearTimeout(timer);
  }, [id, isHeld, staysMs]);
  return (
    <div
      className="toast"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <span className={tints[kind]} aria-hidden>
        {icon ?? icons[kind]}
      </span>
      <div>
        <b>{title}</b>
        {text && <span>{text}</span>}
      </div>
      {action && (
        <button
          type="button"
          className="act"
          onClick={() => {
            dismissToast(id);
            action.onClick();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}

/** The place of the toasts; once per page. While a dialog is open it stands inside, because nothing outside can be heard or tapped; a celebration is not disturbed, what is to be said waits until it is over. */
export function Toaster() {
  const shown = useSyncExternalStore(onToast, shownToasts);
  const dialog = useSyncExternalStore(onDialog, topDialog);
  const isHeldBack = dialog?.dataset['undisturbed'] !== undefined;
  return createPortal(
    <div ref={steadyPlace} className="toast-place" role="status" aria-live="polite" aria-label={words.notify}>
      {!isHeldBack && shown.map((each) => <OneToast key={each.id} {...each} />)}
    </div>,
    dialog ?? document.body,
  );
}
