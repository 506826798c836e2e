import type { ReactNode } from 'react';

/** How long a toast stays, in milliseconds (spec 1 §9). */
export const toastMs = { normal: 4_000, error: 5_000 } as const;

export interface Toast {
  readonly title: string;
  readonly text?: string | undefined;
  readonly kind?: 'success' | 'info' | 'error';
  /** In place of the kind's own icon. */
  readonly icon?: ReactNode;
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly durationMs?: number;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

let shown: ShownToast | null = null;
let last = 0;
const listeners = new Set<() => void>();

const set = (next: ShownToast | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** Shows a toast in place of the one before: there is one at a time (spec 1 §9). */
export function toast(next: Toast): void {
  set({ ...next, id: ++last });
}

/** Takes away this toast, or whichever is shown. */
export function dismissToast(id?: number): void {
  if (id === undefined || shown?.id === id) set(null);
}

export const shownToast = (): ShownToast | null => shown;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
