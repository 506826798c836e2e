import { newKey } from '@alcancia/web-kit/new-key';

import { mayBeRemembered, visitorPlace } from '../cookie-choice.js';

const keptNumber = (): string | null => {
  const kept = localStorage.getItem(visitorPlace);
  return kept !== null && /^[0-9a-f]{32}$/.test(kept) ? kept : null;
};

/** Tells by whose link this browser came; the last one counts (G34). It is kept only where it may be, and where it was told. */
export async function rememberVisit({ search, pathname }: Pick<Location, 'search' | 'pathname'>): Promise<void> {
  const code = new URLSearchParams(search).get('ref');
  if (!code || !mayBeRemembered()) return;
  try {
    const visitorId = keptNumber() ?? newKey();
    const { ok } = await fetch('/api/marketing/visits', {
      method: 'POST',
      keepalive: true,
      headers: { 'content-type': 'application/json', 'idempotency-key': newKey() },
      body: JSON.stringify({ visitorId, code, landing: pathname }),
    });
    if (ok) localStorage.setItem(visitorPlace, visitorId);
  } catch {
    // A visit that is not remembered disturbs nobody who visits.
  }
}
