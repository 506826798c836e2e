import { useQuery } from '@tanstack/react-query';

import { words } from '../words/navigation.js';
import { pendingCount } from './approvals.queries.js';

const most = 9;

/** How many requests of the children wait. */
export function PendingBadge() {
  const { data } = useQuery(pendingCount);
  if (!data || data.pending === 0) return null;
  return (
    <>
      <span className="badge" aria-hidden>
        {data.pending > most ? `${most}+` : data.pending}
      </span>
      <span className="sr">{words.pending(data.pending)}</span>
    </>
  );
}
