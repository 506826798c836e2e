import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { toast, toastError, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { useApproveRequest, useMarkDelivered, useUndoDecision } from './approvals.queries.js';

/** The decisions of one tap, each with its toast and, where a slip would hurt, its 'Deshacer'. */
export function useDecisions() {
  const approve = useApproveRequest();
  const undo = useUndoDecision();
  const deliver = useMarkDelivered();
  const money = useMoneyName();

  const paid = ({ kind, amounts, childName }: ApprovalView): string => {
    const coins = format.wholeCoins(amounts.coinsCents);
    const parts = [
      amounts.points > 0 ? `+${format.number(amounts.points)} Puntos` : '',
      coins > 0 && kind !== 'canje' ? `+${format.number(coins)} ${coins === 1 ? money.one : money.many}` : '',
    ].filter((part) => part !== '');
    return [parts.join(' y '), words.approvedFor(childName)].filter((part) => part !== '').join(' ');
  };

  const takeBack = (request: ApprovalView): void =>
    undo.mutate(
      { requestId: request.requestId },
      {
        onSuccess: () => toast({ title: words.undone, text: words.undoneText }),
        onError: (error) => toastError(error),
      },
    );

  return {
    isBusy: (request: ApprovalView): boolean =>
      [approve, undo, deliver].some(
        ({ isPending, variables }) => isPending && variables.requestId === request.requestId,
      ),
    takeBack,
    approve: (request: ApprovalView): void =>
      approve.mutate(
        { requestId: request.requestId },
        {
          onSuccess: () =>
            toast({
              kind: 'success',
              title: words.approved,
              text: paid(request),
              action: { label: words.undo, onClick: () => takeBack(request) },
            }),
          onError: (error) => toastError(error),
        },
      ),
    deliver: (request: ApprovalView): void =>
      deliver.mutate(
        { requestId: request.requestId },
        {
          onSuccess: () =>
            toast({ kind: 'success', title: words.deliveredToast, text: words.deliveredText(request.childName) }),
          onError: (error) => toastError(error),
        },
      ),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
