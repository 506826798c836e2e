import { Check } from '@phosphor-icons/react/dist/csr/Check';

import { redeemGoal } from '@alcancia/contracts/family';
import { useWrite } from '@alcancia/web-kit';
import { KidButton, KidDialog, toast, toastError } from '@alcancia/web-kit/ui';

import { words } from '../words/goals.js';
import type { ChildGoal } from './goals.queries.js';

interface RedeemGoalDialogProps {
  readonly goal: ChildGoal;
  readonly palette: string;
  readonly onClose: () => void;
}

/** Asks before a reached goal goes to the adults as 'Por entregar' (G6). */
export function RedeemGoalDialog({ goal: { id, title, emoji }, palette, onClose }: RedeemGoalDialogProps) {
  const redeem = useWrite(redeemGoal, {
    onSuccess: () => toast({ kind: 'success', title: words.sent, text: words.sentText }),
    onError: (error) => toastError(error),
    onSettled: onClose,
  });
  return (
    <KidDialog title={words.confirmTitle(title)} palette={palette} onClose={onClose}>
      <p className="big-emoji" aria-hidden>
        {emoji}
      </p>
      <p>{words.confirmText}</p>
      <div className="choices">
        <KidButton
          block
          busy={redeem.isPending}
          icon={<Check aria-hidden />}
          onClick={() => redeem.mutate({ goalId: id })}
        >
          {words.yes}
        </KidButton>
        <KidButton block kind="quiet" onClick={onClose}>
          {words.notYet}
        </KidButton>
      </div>
    </KidDialog>
  );
}
