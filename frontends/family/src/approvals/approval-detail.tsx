import { format } from '@alcancia/web-kit';
import { Avatar } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { ApprovalActions } from './approval-actions.js';
import { aboutLine, Stakes } from './approval-item.js';
import { outcomeOf } from './outcome.js';
import type { Decisions } from './use-decisions.js';
import type { ShownRequest } from './use-steady-requests.js';

interface ApprovalDetailProps extends ShownRequest {
  readonly avatar: string | null;
  readonly decisions: Decisions;
  readonly onReject: () => void;
  /** To the next one that waits, once this one does not. */
  readonly onNext: (() => void) | undefined;
}

/** The chosen request, large: what was said, what it pays, what to do. */
export function ApprovalDetail({ request, isSettled, avatar, decisions, onReject, onNext }: ApprovalDetailProps) {
  const outcome = isSettled ? null : outcomeOf(request);
  return (
    <article className="detail" aria-label={request.title} data-steady={`detail ${request.requestId}`} tabIndex={-1}>
      <div className="in">
        <div className="row">
          <Avatar name={avatar} size={64} initials={format.initialsOf(request.childName)} />
          <div className="grow">
            <h2>{request.title}</h2>
            <p className="caption">{aboutLine(request)}</p>
          </div>
        </div>
        {request.note && <p className="said">«{request.note}»</p>}
        <div className="prize">
          <b className="label">{request.kind === 'canje' ? words.price : words.prize}</b>
          <div className="row wrap">
            <Stakes request={request} />
            {request.prizeText && request.amounts.coinsCents > 0 && <span className="tag">{request.prizeText}</span>}
          </div>
        </div>
        {outcome && <p className="small muted">{outcome}</p>}
        {request.comment && <p className="said">«{request.comment}»</p>}
        <ApprovalActions
          request={request}
          isSettled={isSettled}
          decisions={decisions}
          onReject={onReject}
          size="large"
          isSpoken={false}
        />
        {isSettled && onNext && (
          <Button kind="soft" block onClick={onNext}>
            {words.next}
          </Button>
        )}
      </div>
    </article>
  );
}
