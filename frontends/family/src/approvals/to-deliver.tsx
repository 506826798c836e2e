import { HandHeart } from '@phosphor-icons/react/dist/csr/HandHeart';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';

import type { ApprovalView } from '@alcancia/contracts/family';
import { format } from '@alcancia/web-kit';
import { Button, EmojiTile, SeeMore } from '@alcancia/web-kit/ui';

import { words } from '../words/approvals.js';
import { Stakes } from './approval-item.js';
import { approvalsOf } from './approvals.queries.js';
import { useDecisions } from './use-decisions.js';

/** What was approved and still has to be handed over, of one kind; nothing while there is none. */
export function ToDeliver({ kind }: Pick<ApprovalView, 'kind'>) {
  const pages = useSuspenseInfiniteQuery(approvalsOf('por_entregar'));
  const decisions = useDecisions();
  const requests = pages.data.pages.flatMap((page) => page.requests);
  const waiting = requests.filter((request) => request.kind === kind);
  if (waiting.length === 0) return null;
  return (
    <section className="to-deliver" aria-label={words.tabs.por_entregar}>
      <header>
        <h2>{words.tabs.por_entregar}</h2>
        <span className="n">{waiting.length}</span>
      </header>
      <ul>
        {waiting.map((request) => (
          <li key={request.requestId}>
            <EmojiTile emoji={request.emoji} />
            <div className="grow">
              <p className="t">{request.title}</p>
              <p className="caption">
                {request.childName} · {format.relativeTime(request.decidedAt ?? request.createdAt)}
              </p>
            </div>
            <Stakes request={request} />
            {request.canDecide && (
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
