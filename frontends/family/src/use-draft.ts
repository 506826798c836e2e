import { useState } from 'react';

import { type ApiError, useKeptDraft } from '@alcancia/web-kit';
import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from './words/offers.js';

/** Codes that are about one field, beside those that name it themselves. */
const fieldOf: Partial<Record<ApiError['code'], string>> = {
  children_of_two_families: 'childIds',
  goal_date_passed: 'dueAt',
};

interface DraftUse<D, P extends string> {
  /** Under which what is typed is kept: the kind of form, what it changes, and the version that it changes. */
  readonly name: string;
  readonly start: () => D;
  /** What would be refused, before it is sent. */
  readonly problemsOf: (draft: D) => readonly P[];
  readonly onClose: () => void;
  /** Somebody changed it meanwhile: show what it is now. */
  readonly onReload: () => void;
}

/** Something while it is typed, with what is wrong about it: found here once it was sent, or refused by the server. */
export function useDraft<D extends object, P extends string>({
  name,
  start,
  problemsOf,
  onClose,
  onReload,
}: DraftUse<D, P>) {
  const { draft, isChanged, isKept, set, discard, end } = useKeptDraft(name, start);
  const [wasSent, setSent] = useState(false);
  const [refused, setRefused] = useState<readonly string[]>([]);

  /** Saved or given up. */
  const close = (): void => {
    end();
    onClose();
  };
  const reload = (): void => {
    end();
    onReload();
  };

  return {
    draft,
    close,
    /** Offered while the form shows what was typed before it was opened. */
    discard: isKept ? discard : undefined,
    isChanged,
    /** It was sent once: every field says what is wrong with it. */
    isChecked: wasSent,
    set: (change: Partial<D>): void => {
      set(change);
      setRefused([]);
    },
    isWrong: (problem: P): boolean => wasSent && problemsOf(draft).includes(problem),
    isRefused: (field: string): boolean => refused.includes(field),
    /** Whether it may be sent; from now on it says why not. */
    isReady: (): boolean => {
      setSent(true);
      return problemsOf(draft).length === 0;
    },
    /** What follows the answer: the toast and the end, or what was refused. */
    answered: (said: Parameters<typeof toast>[0]) => ({
      onSuccess: (): void => {
        toast({ kind: 'success', ...said });
        close();
      },
      onError: (error: ApiError): void => {
        const field = fieldOf[error.code];
        setRefused(field ? [field] : error.refused);
        toastError(error, error.code === 'changed_before' ? { label: words.reload, onClick: reload } : undefined);
      },
    }),
  };
}
