import { useEffect } from 'react';

import { closesAffinityDialog } from '@alcancia/contracts/marketing/affinity-dialog';

/** The landing page shows the test in a dialog of its own; the gateway lets nobody else do so. */
export const isInDialog = window.self !== window.top;

/** Links lead out of the dialog, not on within it. */
export const outOfDialog = isInDialog ? ({ target: '_top' } as const) : {};

export const closeDialog = (): void => window.parent.postMessage(closesAffinityDialog, location.origin);

/** Keys that are pressed here do not reach the page around it. */
export function useEscapeFromDialog(): void {
  useEffect(() => {
    if (!isInDialog) return undefined;
    const hear = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') closeDialog();
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
}
