import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { isOfFamily, support } from './support.queries.js';

const minuteMs = 60_000;
/** How often the rest of the time is said anew, in ms. */
const saidEveryMs = 5_000;

/** The family that this session may look at. When it is over, nothing of the family stays in the page. */
export function useSupport() {
  const client = useQueryClient();
  const query = useQuery(support);
  const [now, setNow] = useState(() => Date.now());
  const open = query.data?.support ?? null;
  const leftMs = open ? Date.parse(open.endsAt) - now : 0;
  const isOpen = leftMs > 0;

  useEffect(() => {
    if (!open) return undefined;
    const timer = setInterval(() => setNow(Date.now()), saidEveryMs);
    const ends = setTimeout(() => setNow(Date.now()), Math.max(0, Date.parse(open.endsAt) - Date.now()));
    return () => {
      clearInterval(timer);
      clearTimeout(ends);
    };
  }, [open]);

  useEffect(() => {
    if (!isOpen) client.removeQueries({ predicate: isOfFamily });
  }, [client, isOpen]);

  return { query, open: isOpen ? open : null, minutesLeft: Math.round(leftMs / minuteMs) };
}
