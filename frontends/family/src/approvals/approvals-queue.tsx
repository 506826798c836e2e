import { useQuery, useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { ApprovalView, requestKinds } from '@alcancia/contracts/family';
import { Empty, PickFilter, SeeMore } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { ApprovalDetail } from './approval-detail.js';
import { ApprovalItem } from './approval-item.js';
import { approvalsOf, knownChildren, type QueueState } from './approvals.queries.js';
import { RejectDialog } from './reject-dialog.js';
import { useDecisions } from './use-decisions.js';
import { useSteadyRequests } from './use-steady-requests.js';

type Kind = (typeof requestKinds)[number];
const kinds: Kind[] = ['actividad', 'canje', 'hito'];

/** The requests of one state: a list, filters by kind, and on a wide screen the chosen one beside it. */
export function ApprovalsQueue({ state }: { readonly state: QueueState }) {
  const pages = useSuspenseInfiniteQuery(approvalsOf(state));
  const requests = pages.data.pages.flatMap((page) => page.requests);
  const faces = useQuery(knownChildren).data?.children ?? [];
  const [kind, setKind] = useState<Kind | null>(null);
  const [chosenId, setChosen] = useState<string | null>(null);
  const [rejecting, setRejecting] = useState<ApprovalView | null>(null);
  const decisions = useDecisions();
  const { shown } = useSteadyRequests(requests);

  if (shown.length === 0) return <Empty {...words.empty[state]} mood={state === 'pendiente' ? 'happy' : 'look'} />;

  const listed = shown.filter(({ request }) => kind === null || request.kind === kind);
  const chosen = listed.find(({ request }) => request.requestId === chosenId) ?? listed[0];
  const waiting = listed.find(({ isSettled }) => !isSettled);
  const avatarOf = ({ childId }: ApprovalView) => faces.find(({ id }) => id === childId)?.avatar ?? null;
  const countOf = (of: Kind) => requests.filter((request) => request.kind === of).length;
  const said = (count: number) => `${count}${pages.hasNextPage ? '+' : ''}`;

  return (
    <>
      <PickFilter
        label={words.filter}
        options={[
          { value: 'all', label: words.all, count: said(requests.length) },
          ...kinds
            .filter((of) => shown.some(({ request }) => request.kind === of))
            .map((of) => ({ value: of, label: words.kindFilters[of], count: said(countOf(of)) })),
        ]}
        value={kind ?? 'all'}
        onChange={(of) => setKind(of === 'all' ? null : of)}
      />
      <div className="md">
        <ul className="list">
          {listed.map(({ request, isSettled }) => (
            <ApprovalItem
              key={request.requestId}
              request={request}
              isSettled={isSettled}
              avatar={avatarOf(request)}
              isChosen={request === chosen?.request}
              decisions={decisions}
              onChoose={() => setChosen(request.requestId)}
              onReject={() => setRejecting(request)}
            />
          ))}
          {listed.length === 0 && <li className="muted">{words.emptyFilter}</li>}
          {pages.hasNextPage && (
            <li>
              <SeeMore pages={pages} />
            </li>
          )}
        </ul>
        {chosen && (
          <ApprovalDetail
            key={chosen.request.requestId}
            {...chosen}
            avatar={avatarOf(chosen.request)}
            decisions={decisions}
            onReject={() => setRejecting(chosen.request)}
            onNext={waiting && (() => setChosen(waiting.request.requestId))}
          />
        )}
      </div>
      {rejecting && <RejectDialog request={rejecting} onClose={() => setRejecting(null)} />}
    </>
  );
}
