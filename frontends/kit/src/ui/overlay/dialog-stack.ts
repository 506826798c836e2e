let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const set = (next: readonly HTMLDialogElement[]) => {
  open = next;
  for (const listener of listeners) listener();
};

/** Notes an open dialog; the answer takes it off again. */
export function pushDialog(dialog: HTMLDialogElement): () => void {
  set([...open, dialog]);
  return () => set(open.filter((other) => other !== dialog));
}

export const topDialog = (): HTMLDialogElement | null => open.at(-1) ?? null;

export function onDialog(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
