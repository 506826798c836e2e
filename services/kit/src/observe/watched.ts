import type { Envelope } from '@alcancia/contracts/define';

import type { AnswerMessage, RequestHandler } from '../bus/bus.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { type Cause, idsOf, openSpan } from './trace.js';

/** How a try to react to an event ended. */
export type Reacted = 'done' | 'again' | 'waiting' | 'dead';

const faults = new Set<string>(['internal', 'unavailable']);

/** Milliseconds since then, to a tenth. */
const since = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;

const outcomeOf = (answer: AnswerMessage): { code: string; kind: string } =>
  answer.ok ? { code: 'ok', kind: 'ok' } : answer.error;

/** One span, one figure and one line per request: what was asked, how it ended and how long it took, never what was said. */
export const watchedRequest =
  (
    { definition: { name: room }, metrics, log }: ServiceRuntime,
    subject: string,
    handle: RequestHandler,
  ): RequestHandler =>
  async (message) => {
    const startedAt = performance.now();
    const { cause, end } = openSpan(message, { room, name: subject, kind: 'asked' });
    const answer = await handle({ ...message, ...cause });
    const { code, kind } = outcomeOf(answer);
    const ms = since(startedAt);
    metrics.requests.observe({ subject, outcome: kind }, ms / 1_000);
    log.info({ subject, outcome: code, ms, ...idsOf(cause) }, 'asked');
    end(code, faults.has(kind));
    return answer;
  };

/** Publishes an event under a span of its own, which becomes the parent of whatever reacts to it. */
export async function watchedPublish(
  { definition: { name: room }, metrics, log, bus }: ServiceRuntime,
  event: Envelope,
): Promise<number | null> {
  const { subject, id: eventId } = event;
  const { cause, end } = openSpan(event, { room, name: subject, kind: 'tells' });
  let outcome = 'failed';
  try {
    const storedAt = await bus.publish({ ...event, ...cause });
    outcome = 'published';
    log.info({ subject, eventId, ...idsOf(cause) }, 'told');
    return storedAt;
  } finally {
    metrics.published.inc({ subject, outcome });
    end(outcome, outcome === 'failed');
  }
}

/** A reaction, as it is watched. */
export interface WatchedReaction {
  readonly handler: string;
  readonly event: Envelope;
}

/** One span, one figure and one line for each reaction that is tried, be it alone or with others; they end alike. */
export async function watchedReactions(
  runtime: ServiceRuntime,
  tried: readonly WatchedReaction[],
  react: (causes: readonly Cause[]) => Promise<Reacted>,
): Promise<void> {
  const watched = tried.map((one) => watchReaction(runtime, one));
  let outcome: Reacted = 'again';
  try {
    outcome = await react(watched.map(({ cause }) => cause));
  } finally {
    for (const { end } of watched) end(outcome);
  }
}

function watchReaction(
  { definition: { name: room }, metrics, log }: ServiceRuntime,
  { handler, event }: WatchedReaction,
): { readonly cause: Cause; end(outcome: Reacted): void } {
  const { subject, id: eventId } = event;
  const startedAt = performance.now();
  const attributes = { 'alcancia.event': subject };
  const { cause, end } = openSpan(event, { room, name: handler, kind: 'told', attributes });
  return {
    cause,
    end(outcome) {
      const ms = since(startedAt);
      metrics.reactions.observe({ handler, outcome }, ms / 1_000);
      log.info({ subject, handler, outcome, ms, eventId, ...idsOf(cause) }, 'reacted');
      end(outcome, outcome === 'dead');
    },
  };
}
