import { useState } from 'react';

import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { toast, toastError, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { useApproveRequest, useMarkDelivered, useUndoDecision, useUndoDelivery } from './approvals.queries.js';

interface Write {
  readonly mutateAsync: (asked: { requestId: string }) => Promise<unknown>;
}

const noneTaken = () => ({
  approved: new WeakSet<ApprovalView>(),
  back: new WeakSet<ApprovalView>(),
  delivered: new WeakSet<ApprovalView>(),
  undelivered: new WeakSet<ApprovalView>(),
});

/** The decisions of one tap, each with its toast and, where a slip would hurt, its 'Deshacer'. */
export function useDecisions() {
  const approve = useApproveRequest();
  const undo = useUndoDecision();
  const deliver = useMarkDelivered();
  const undeliver = useUndoDelivery();
  const money = useMoneyName();
  const [taken] = useState(noneTaken);

  const paid = ({ kind, amounts, childName }: ApprovalView): string => {
    const coins = format.wholeCoins(amounts.coinsCents);
    const parts = [
      amounts.points > 0 ? `+${format.count(amounts.points, words.point, words.points)}` : '',
      coins > 0 && kind !== 'canje' ? `+${format.count(coins, money.one, money.many)}` : '',
    ].filter((part) => part !== '');
    return [parts.join(' y '), words.approvedFor(childName)].filter((part) => part !== '').join(' ');
  };

  /** A second tap on what was shown counts for nothing, also until the list is read again; after a refusal it may. */
  const decide = (
    before: WeakSet<ApprovalView>,
    request: ApprovalView,
    { mutateAsync }: Write,
    said: () => void,
  ): void => {
    if (before.has(request)) return;
    before.add(request);
    mutateAsync({ requestId: request.requestId }).then(said, (error: unknown) => {
      before.delete(request);
      toastError(error);
    });
  };
  const takeBack = (request: ApprovalView): void =>
    decide(taken.back, request, undo, () => toast({ title: words.undone, text: words.undoneText }));
  const takeBackDelivery = (request: ApprovalView): void =>
    decide(taken.undelivered, request, undeliver, () =>
      toast({ title: words.undone, text: words.toDeliverAgain(request.childName) }),
    );

  return {
    isBusy: (request: ApprovalView): boolean =>
      [approve, undo, deliver, undeliver].some(
        ({ isPending, variables }) => isPending && variables.requestId === request.requestId,
      ),
    /** Takes back what was done last: the handing over, or the decision. */
    takeBack: (request: ApprovalView): void => (request.isDelivered ? takeBackDelivery(request) : takeBack(request)),
    approve: (request: ApprovalView): void =>
      decide(taken.approved, request, approve, () =>
        toast({
          kind: 'success',
          title: words.approved,
          text: paid(request),
          action: { label: words.undo, onClick: () => takeBack(request) },
        }),
      ),
    deliver: (request: ApprovalView): void =>
      decide(taken.delivered, request, deliver, () =>
        toast({
          kind: 'success',
          title: words.deliveredToast,
          text: words.deliveredText(request.childName),
          action: { label: words.undo, onClick: () => takeBackDelivery(request) },
        }),
      ),
  };
}

export type Decisions = ReturnType<typeof useDecisions>;
