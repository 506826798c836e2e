import type { Envelope } from '@alcancia/contracts/define';
import { idsOf, openSpan } from '@alcancia/server-kit';

import type { WatchParts } from './watch-http.js';

/** The last step of an act: how many browsers were told of its event. No line for an event that reached no socket of this gateway. */
export function noteSignal({ log, metrics }: WatchParts, event: Envelope, sockets: number): void {
  if (sockets === 0) return;
  const { subject } = event;
  metrics.signals.inc({ subject }, sockets);
  const attributes = { 'alcancia.sockets': sockets };
  const { cause, end } = openSpan(event, { room: 'gateway', name: `live ${subject}`, kind: 'told', attributes });
  log.info({ subject, sockets, eventId: event.id, ...idsOf(cause) }, 'signalled');
  end('ok');
}
