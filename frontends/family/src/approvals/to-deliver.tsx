import { ArrowCounterClockwise } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Button, EmojiTile, SeeMore } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { Stakes } from './approval-item.js';
import { approvalsOf } from './approvals.queries.js';
import { settledOf } from './outcome.js';
import { useDecisions } from './use-decisions.js';
import { useSteadyRequests } from './use-steady-requests.js';

/** What was approved and still has to be handed over, of one kind; nothing while there is none. */
export function ToDeliver({ kind }: Pick<ApprovalView, 'kind'>) {
  const pages = useSuspenseInfiniteQuery(approvalsOf('por_entregar'));
  const decisions = useDecisions();
  const { shown } = useSteadyRequests(pages.data.pages.flatMap((page) => page.requests));
  const own = shown.filter(({ request }) => request.kind === kind);
  if (own.length === 0) return null;
  return (
    <section className="to-deliver" aria-label={words.tabs.por_entregar}>
      <header>
        <h2>{words.tabs.por_entregar}</h2>
        <span className="n">{own.filter(({ isSettled }) => !isSettled).length}</span>
      </header>
      <ul>
        {own.map(({ request, isSettled }) => (
          <li key={request.requestId} data-steady={request.requestId} tabIndex={-1}>
            <EmojiTile emoji={request.emoji} />
            <div className="grow">
              <p className="t">{request.title}</p>
              <p className="caption">
                {request.childName} · {format.relativeTime(request.decidedAt ?? request.createdAt)}
              </p>
            </div>
            <Stakes request={request} />
            {isSettled && (
              <p className="now" role="status">
                {settledOf(request)}
              </p>
            )}
            {isSettled && request.canUndoDelivery && (
              <Button
                size="small"
                kind="line"
                busy={decisions.isBusy(request)}
                icon={<ArrowCounterClockwise aria-hidden />}
                aria-label={`${words.undo}: ${request.title}`}
                onClick={() => decisions.takeBack(request)}
              >
                {words.undo}
              </Button>
            )}
            {!isSettled && request.canDecide && (
              <Button
                size="small"
                busy={decisions.isBusy(request)}
                icon={<HandHeart aria-hidden />}
                aria-label={`${words.delivered}: ${request.title}`}
                onClick={() => decisions.deliver(request)}
              >
                {words.delivered}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <SeeMore pages={pages} />
    </section>
  );
}
