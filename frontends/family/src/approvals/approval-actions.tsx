import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { Check } from '@phosphor-icons/react/dist/csr/Check';
import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';

import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { settledOf } from './outcome.js';
import type { Decisions } from './use-decisions.js';
import type { ShownRequest } from './use-steady-requests.js';

interface ApprovalActionsProps extends ShownRequest {
  readonly decisions: Decisions;
  readonly onReject: () => void;
  readonly size?: 'normal' | 'large';
  /** Whether this place tells a screen reader of the outcome: of two that show one request, one does. */
  readonly isSpoken?: boolean;
}

/** What can be done with a request as it stands now; buttons have keys, so that none becomes another one under the finger. */
export function ApprovalActions({
  request,
  isSettled,
  decisions,
  onReject,
  size = 'normal',
  isSpoken = true,
}: ApprovalActionsProps) {
  const busy = decisions.isBusy(request);
  const { state, canDecide, canUndo, canUndoDelivery, isToDeliver } = request;
  if (!canDecide)
    return (
      <p className={isSettled ? 'acts settled caption' : 'acts caption'}>
        {isSettled ? settledOf(request) : words.viewOnly}
      </p>
    );
  const undo = (canUndo || canUndoDelivery) && (
    <Button
      key="undo"
      kind="line"
      size={size}
      disabled={busy}
      icon={<ArrowCounterClockwise aria-hidden />}
      onClick={() => decisions.takeBack(request)}
    >
      {words.undo}
    </Button>
  );
  if (isSettled) {
    return (
      <div className="acts settled">
        <p className="now" role={isSpoken ? 'status' : undefined}>
          {settledOf(request)}
        </p>
        {undo}
      </div>
    );
  }
  if (state === 'pendiente') {
    return (
      <div className="acts">
        <Button key="reject" kind="line" size={size} disabled={busy} onClick={onReject}>
          {words.reject}
        </Button>
        <Button
          key="approve"
          size={size}
          busy={busy}
          icon={<Check aria-hidden />}
          onClick={() => decisions.approve(request)}
        >
          {words.approve}
        </Button>
      </div>
    );
  }
  if (!isToDeliver && !undo) return null;
  return (
    <div className="acts">
      {undo}
      {isToDeliver && (
        <Button
          key="deliver"
          size={size}
          busy={busy}
          icon={<HandHeart aria-hidden />}
          onClick={() => decisions.deliver(request)}
        >
          {words.delivered}
        </Button>
      )}
    </div>
  );
}
