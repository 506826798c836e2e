import { useState } from 'react';

import { type ApiError, useKeptDraft } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

interface DraftUse<D> {
  /** Under which what is typed is kept: what it changes, and the version that it changes. */
  readonly name: string;
  readonly start: () => D;
  readonly isReady: (draft: D) => boolean;
  readonly onClose: () => void;
}

/** A form while it is typed: it outlives a reload, and says what is wrong once it was sent. */
export function useDraft<D extends object>({ name, start, isReady, onClose }: DraftUse<D>) {
  const { draft, isChanged, isKept, set, discard, end } = useKeptDraft(name, start);
  const [wasSent, setSent] = useState(false);
  const close = (): void => {
    end();
    onClose();
  };
  return {
    draft,
    set,
    close,
    isChanged,
    discard: isKept ? discard : undefined,
    /** It was sent once: every field says what is wrong with it. */
    isChecked: wasSent,
    isReady: (): boolean => {
      setSent(true);
      return isReady(draft);
    },
    /** What follows the answer: the toast and the end, or what was refused. */
    answered: (title: string) => ({
      onSuccess: (): void => {
        toast({ kind: 'success', title });
        close();
      },
      onError: (error: ApiError): void => toastError(error),
    }),
  };
}

/** What the drawer around a form takes from it. */
export type DraftForm = Pick<ReturnType<typeof useDraft>, 'isChanged' | 'discard' | 'close'>;
