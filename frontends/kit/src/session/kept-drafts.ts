/** Forms not sent yet are kept in this tab's storage: a reload leaves it alone, a sign-out and a child's entry clear it. */
const prefix = 'alcancia.draft ';

function storage(): Storage | null {
  try {
    return globalThis.sessionStorage;
  } catch {
    return null;
  }
}

/** What was typed into this form, as far as it still has the fields of today's. */
export function readDraft<D extends object>(name: string, like: D): D | null {
  const written = storage()?.getItem(prefix + name);
  if (!written) return null;
  try {
    const kept: unknown = JSON.parse(written);
    const fields = Object.keys(like);
    const isLike = typeof kept === 'object' && kept !== null && fields.every((field) => field in kept);
    return isLike && Object.keys(kept).length === fields.length ? (kept as D) : null;
  } catch {
    return null;
  }
}

/** Where nothing may be stored, nothing is kept. */
export function keepDraft(name: string, draft: object): void {
  try {
    storage()?.setItem(prefix + name, JSON.stringify(draft));
  } catch {
    // full, or refused: the form goes on without
  }
}

export const forgetDraft = (name: string): void => storage()?.removeItem(prefix + name);

export function forgetDrafts(): void {
  const kept = storage();
  if (!kept) return;
  for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
}
