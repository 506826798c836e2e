import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Avatar } from '@alcancia/web-kit/art';
import { Button } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { words as dashboard } from '../words/dashboard.js';
import { ApprovalActions } from './approval-actions.js';
import { aboutLine, Stakes } from './approval-item.js';
import { knownChildren } from './approvals.queries.js';
import { RejectDialog } from './reject-dialog.js';
import { useDecisions } from './use-decisions.js';
import { useSteadyRequests } from './use-steady-requests.js';

/** More rows than these would push the children off the screen (G46). */
const mostRows = 3;

interface FirstPendingProps {
  readonly pending: number;
  readonly requests: readonly ApprovalView[];
}

/** 'Por aprobar' on the first screen: how many wait, and the first three with their buttons (G46). */
export function FirstPending({ pending, requests }: FirstPendingProps) {
  const faces = useQuery(knownChildren).data?.children ?? [];
  const [rejecting, setRejecting] = useState<ApprovalView | null>(null);
  const decisions = useDecisions();
  const { shown, renew } = useSteadyRequests(requests);
  const rows = shown.slice(0, mostRows);
  const waiting = rows.filter(({ isSettled }) => !isSettled).length;
  const more = rows.length < mostRows ? 0 : pending - waiting;
  return (
    <section className="queue card" aria-label={dashboard.toApprove}>
      <header>
        <h2>{dashboard.toApprove}</h2>
        {pending > 0 && <span className="n">{pending}</span>}
        <Link to="/approvals">{dashboard.seeAll}</Link>
      </header>
      {rows.length === 0 && <p className="calm">{dashboard.nothingToApprove}</p>}
      <ul>
        {rows.map(({ request, isSettled }) => (
          <li key={request.requestId} className="ask" data-steady={request.requestId} tabIndex={-1}>
            <Avatar
              name={faces.find(({ id }) => id === request.childId)?.avatar ?? null}
              size={48}
              initials={format.initialsOf(request.childName)}
            />
            <div className="grow">
              <p className="t">{request.title}</p>
              <p className="caption">{aboutLine(request)}</p>
            </div>
            <div className="prize">
              <Stakes request={request} />
            </div>
            <ApprovalActions
              request={request}
              isSettled={isSettled}
              decisions={decisions}
              onReject={() => setRejecting(request)}
            />
          </li>
        ))}
      </ul>
      {waiting < rows.length && more > 0 && (
        <Button kind="soft" block onClick={renew}>
          {words.more(more)}
        </Button>
      )}
      {rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />}
    </section>
  );
}
