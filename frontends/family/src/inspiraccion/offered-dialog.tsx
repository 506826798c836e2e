import { Button, Dialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';
import { words as offerWords } from '../words/offers.js';
import { IdeaText } from './idea-text.js';
import { type OfferedIdea, useSaveIdea } from './inspiraccion.queries.js';

interface OfferedDialogProps {
  readonly idea: OfferedIdea;
  /** It was kept: under which id it stands among the own ones. */
  readonly onKept: (ideaId: string) => void;
  readonly onClose: () => void;
}

/** One of ours, whole; keeping it opens what can be done with it. */
export function OfferedDialog({ idea, onKept, onClose }: OfferedDialogProps) {
  const save = useSaveIdea();
  const keep = (): void =>
    save.mutate(idea, {
      onSuccess: ({ ideaId }) => {
        toast({ kind: 'success', ...words.keptSaid });
        onKept(ideaId);
      },
      onError: (error) => toastError(error),
    });
  return (
    <Dialog
      title={idea.title}
      onClose={onClose}
      footer={
        <Button busy={save.isPending} onClick={keep}>
          {offerWords.save}
        </Button>
      }
    >
      <IdeaText idea={idea} source="oficial" />
    </Dialog>
  );
}
