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
  /** Its action can be had elsewhere: it makes room for what is said later like one without. */
  readonly yields?: boolean;
}

export interface ShownToast extends Toast {
  readonly id: number;
}

/** More with an action than these would cover a small phone: the others wait for their turn. */
const mostWithAction = 2;

let all: readonly ShownToast[] = [];
let shown: readonly ShownToast[] = [];
let last = 0;
const listeners = new Set<() => void>();

const set = (next: readonly ShownToast[]) => {
  all = next;
  const offered = new Set(all.filter(({ action }) => action).slice(0, mostWithAction));
  shown = all.filter((each) => !each.action || offered.has(each));
  for (const listener of listeners) listener();
};

/**
 * Shows a toast in place of the one before (spec 1 §9). One with an action keeps its place and its whole time: what is
 * said later stands beside it.
 */
export function toast(next: Toast): void {
  set([...all.filter(({ action, yields }) => action && !yields), { ...next, id: ++last }]);
}

/** Takes away this toast, or all. */
export function dismissToast(id?: number): void {
  set(id === undefined ? [] : all.filter((each) => each.id !== id));
}

/** Oldest first. */
export const shownToasts = (): readonly ShownToast[] => shown;

export function onToast(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
