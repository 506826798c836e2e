import { Checks } from '@phosphor-icons/react/dist/csr/Checks';
import { useState } from 'react';

import type { ApprovalView } from '@alcancia/contracts/family';
import { Button, ConfirmDialog, toast, toastError, useMoneyName } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { useApproveAll } from './approvals.queries.js';

/** 'Aprobar todas': asks first, and says what it left for a closer look (G9). */
export function ApproveAll({ requests }: { readonly requests: readonly ApprovalView[] }) {
  const [isAsking, setAsking] = useState(false);
  const approveAll = useApproveAll();
  const money = useMoneyName();
  const requestIds = requests.filter(({ canDecide }) => canDecide).map(({ requestId }) => requestId);
  // As the adult found the page: a button that came or went would push the requests to another place.
  const [isThere] = useState(requestIds.length > 1);
  if (!isThere) return null;

  const confirm = (): void =>
    approveAll.mutate(
      { requestIds },
      {
        onSuccess: ({ approved, skipped }) =>
          toast({
            kind: 'success',
            title: words.approvedAll(approved.length),
            ...(skipped.length > 0 ? { text: words.skipped(skipped.length) } : {}),
          }),
        onError: (error) => toastError(error),
        onSettled: () => setAsking(false),
      },
    );

  return (
    <>
      <Button
        kind="soft"
        disabled={requestIds.length < 2}
        icon={<Checks aria-hidden className="wide" />}
        onClick={() => setAsking(true)}
      >
        {words.approveAll}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.approveAllTitle}
          text={words.approveAllText(requestIds.length, money.many)}
          confirmLabel={words.approveAll}
          busy={approveAll.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}
