import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';

import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Avatar } from '@alcancia/web-kit/art';

import { words as dashboard } from '../words/dashboard.js';
import { ApprovalActions } from './approval-actions.js';
import { aboutLine, Stakes } from './approval-item.js';
import { knownChildren } from './approvals.queries.js';
import { RejectDialog } from './reject-dialog.js';
import { useDecisions } from './use-decisions.js';

interface FirstPendingProps {
  readonly pending: number;
  readonly requests: readonly ApprovalView[];
}

/** 'Por aprobar' on the first screen: how many wait, and the first three with their buttons (G46). */
export function FirstPending({ pending, requests }: FirstPendingProps) {
  const faces = useQuery(knownChildren).data?.children ?? [];
  const [rejecting, setRejecting] = useState<ApprovalView | null>(null);
  const decisions = useDecisions();
  return (
    <section className="queue card" aria-label={dashboard.toApprove}>
      <header>
        <h2>{dashboard.toApprove}</h2>
        {pending > 0 && <span className="n">{pending}</span>}
        <Link to="/approvals">{dashboard.seeAll}</Link>
      </header>
      {requests.length === 0 && <p className="calm">{dashboard.nothingToApprove}</p>}
      <ul>
        {requests.map((request) => (
          <li key={request.requestId} className="ask">
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
            <ApprovalActions request={request} decisions={decisions} onReject={() => setRejecting(request)} />
          </li>
        ))}
      </ul>
      {rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />}
    </section>
  );
}
