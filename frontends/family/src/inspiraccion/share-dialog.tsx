import { useState } from 'react';

import type { KeptIdea } from '@alcancia/contracts/assistant';
import type { ChildView } from '@alcancia/contracts/identity';
import { Button, Dialog, FacesField, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/inspiraccion.js';
import { words as offerWords } from '../words/offers.js';
import { useShareIdea } from './inspiraccion.queries.js';

interface ShareDialogProps {
  readonly idea: KeptIdea;
  /** The children to whom this adult may show it. */
  readonly family: readonly ChildView[];
  readonly onClose: () => void;
}

/** Which children see the idea in their world (G33). */
export function ShareDialog({ idea, family, onClose }: ShareDialogProps) {
  const [childIds, setChildIds] = useState(() =>
    family.map(({ id }) => id).filter((id) => idea.sharedChildIds.includes(id)),
  );
  const share = useShareIdea();
  const save = (): void =>
    share.mutate(
      { ideaId: idea.ideaId, childIds },
      {
        onSuccess: () => {
          const names = family.filter(({ id }) => childIds.includes(id)).map(({ displayName }) => displayName);
          toast({ kind: 'success', ...words.sharedSaid(names) });
          onClose();
        },
        onError: (error) => toastError(error),
      },
    );
  return (
    <Dialog
      title={words.shareTitle}
      onClose={onClose}
      footer={
        <Button busy={share.isPending} onClick={save}>
          {offerWords.save}
        </Button>
      }
    >
      <p>{words.shareText}</p>
      <FacesField label={words.shareWith} people={family} value={childIds} onChange={setChildIds} />
    </Dialog>
  );
}
