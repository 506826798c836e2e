import { toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';
import { words as offerWords } from '../words/offers.js';
import { useArchiveIdea } from './inspiraccion.queries.js';

/** Puts ideas away and takes them out again. It belongs to the page: the dialog is gone when the act is taken back. */
export function useArchive(onArchived: () => void) {
  const write = useArchiveIdea();
  const set = (ideaId: string, isArchived: boolean, then: () => void): void =>
    write.mutate({ ideaId, isArchived }, { onSuccess: then, onError: (error) => toastError(error) });
  const restore = (ideaId: string): void => set(ideaId, false, () => toast(words.restoredSaid));
  const archive = (ideaId: string): void =>
    set(ideaId, true, () => {
      toast({ ...words.archivedSaid, action: { label: offerWords.undo, onClick: () => restore(ideaId) } });
      onArchived();
    });
  return { archive, restore, isPending: write.isPending };
}

export type ArchiveActs = ReturnType<typeof useArchive>;
