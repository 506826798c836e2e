import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';

import type { ApprovalView } from '@alcancia/contracts/family';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import type { Decisions } from './use-decisions.js';

interface ApprovalActionsProps {
  readonly request: ApprovalView;
  readonly decisions: Decisions;
  readonly onReject: () => void;
  readonly size?: 'normal' | 'large';
}

/** What can be done with a request as it stands now. */
export function ApprovalActions({ request, decisions, onReject, size = 'normal' }: ApprovalActionsProps) {
  const busy = decisions.isBusy(request);
  const { state, canDecide, canUndo, isToDeliver } = request;
  if (!canDecide) return <p className="acts caption">{words.viewOnly}</p>;
  if (state === 'pendiente') {
    return (
      <div className="acts">
        <Button kind="line" size={size} disabled={busy} onClick={onReject}>
          {words.reject}
        </Button>
        <Button size={size} busy={busy} icon={<Check aria-hidden />} onClick={() => decisions.approve(request)}>
          {words.approve}
        </Button>
      </div>
    );
  }
  if (!isToDeliver && !canUndo) return null;
  return (
    <div className="acts">
      {canUndo && (
        <Button
          kind="line"
          size={size}
          disabled={busy}
          icon={<ArrowCounterClockwise aria-hidden />}
          onClick={() => decisions.takeBack(request)}
        >
          {words.undo}
        </Button>
      )}
      {isToDeliver && (
        <Button size={size} busy={busy} icon={<HandHeart aria-hidden />} onClick={() => decisions.deliver(request)}>
          {words.delivered}
        </Button>
      )}
    </div>
  );
}
