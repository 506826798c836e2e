import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from './words/offers.js';

interface Said {
  readonly title: string;
  readonly text?: string;
}

interface Then {
  readonly onSuccess: () => void;
  readonly onError: (error: unknown) => void;
}

interface OfferWrites<T> {
  readonly setActive: (what: T, isActive: boolean, then: Then) => void;
  readonly setArchived: (what: T, isArchived: boolean, then: Then) => void;
  readonly said: Readonly<Record<'paused' | 'resumed' | 'archived' | 'restored', Said>>;
}

/** Pause, go on, archive, take back: one tap each, with its toast. */
export function offerActs<T>({ setActive, setArchived, said }: OfferWrites<T>) {
  const then = (onSuccess: () => void): Then => ({ onSuccess, onError: (error) => toastError(error) });
  const restore = (what: T): void =>
    setArchived(
      what,
      false,
      then(() => toast({ kind: 'success', ...said.restored })),
    );
  return {
    restore,
    pause: (what: T): void =>
      setActive(
        what,
        false,
        then(() => toast(said.paused)),
      ),
    resume: (what: T): void =>
      setActive(
        what,
        true,
        then(() => toast({ kind: 'success', ...said.resumed })),
      ),
    archive: (what: T): void =>
      setArchived(
        what,
        true,
        then(() => toast({ ...said.archived, action: { label: words.undo, onClick: () => restore(what) } })),
      ),
  };
}

export type OfferActs<T> = ReturnType<typeof offerActs<T>>;
