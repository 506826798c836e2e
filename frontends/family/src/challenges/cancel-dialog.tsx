import type { ChallengeView } from '@alcancia/contracts/family';
import { ConfirmDialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/challenges.js';
import { useCancelChallenge } from './challenges.queries.js';

interface CancelDialogProps {
  readonly challenge: ChallengeView;
  readonly onClose: () => void;
}

/** Asks before a challenge ends for everybody, or a draft is gone (G7). */
export function CancelDialog({ challenge: { id, title, state }, onClose }: CancelDialogProps) {
  const cancel = useCancelChallenge();
  const isDraft = state === 'borrador';
  return (
    <ConfirmDialog
      title={isDraft ? words.discardTitle(title) : words.cancelTitle(title)}
      text={isDraft ? words.discardText : words.cancelText}
      confirmLabel={isDraft ? words.discard : words.cancel}
      cancelLabel={words.keep}
      kind="danger"
      busy={cancel.isPending}
      onConfirm={() =>
        cancel.mutate(
          { challengeId: id },
          {
            onSuccess: () => toast({ title: isDraft ? words.discarded : words.cancelled }),
            onError: (error) => toastError(error),
            onSettled: onClose,
          },
        )
      }
      onClose={onClose}
    />
  );
}
