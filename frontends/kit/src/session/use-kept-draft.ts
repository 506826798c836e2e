import { useEffect, useRef, useState } from 'react';

import { forgetDraft, keepDraft, readDraft } from './kept-drafts.js';
import { useSession } from './use-session.js';

const isSame = (one: object, other: object): boolean => JSON.stringify(one) === JSON.stringify(other);

/**
 * A form while it is typed, kept per adult until it is saved, discarded or signed out of, or a child enters. Never give
 * it a password or a PIN: what it holds is stored as it stands.
 */
export function useKeptDraft<D extends object>(name: string, start: () => D) {
  const session = useSession();
  const owner = 'who' in session ? session.who.active : null;
  const place = owner?.type === 'adult' ? `${owner.id} ${name}` : undefined;
  const [first] = useState(start);
  const [draft, setDraft] = useState(first);
  const [kept, setKept] = useState<D | null>(null);
  const [readAt, setReadAt] = useState<string>();
  const isOver = useRef(false);
  const isChanged = !isSame(draft, first);

  // It may become known only after the form was drawn who is here; what was typed by then goes before what was kept.
  if (place && place !== readAt) {
    setReadAt(place);
    const found = isChanged ? null : readDraft(place, first);
    setKept(found);
    if (found) setDraft(found);
  }

  useEffect(() => {
    if (!place || isOver.current) return;
    if (isChanged) keepDraft(place, draft);
    else forgetDraft(place);
  }, [place, draft, isChanged]);

  return {
    draft,
    isChanged,
    /** Typed before this form was opened. */
    isKept: kept !== null && isChanged,
    set: (change: Partial<D>): void => setDraft((before) => ({ ...before, ...change })),
    /** Starts over, as if nothing had been typed. */
    discard: (): void => {
      setKept(null);
      setDraft(first);
    },
    /** It was saved or given up: nothing of it stays. */
    end: (): void => {
      isOver.current = true;
      if (place) forgetDraft(place);
    },
  };
}
