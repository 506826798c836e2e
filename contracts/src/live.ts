import type { EventContract, Signal as SignalOfEvent } from './define.js';
import { allEvents } from './registry.js';

export type { Recipients } from './define.js';
export * from './live-socket.js';

/** An event that browsers hear of: whom it reaches and what it makes stale. */
export interface Signal extends SignalOfEvent {
  readonly event: EventContract;
}

/** Every signal of the product; each stands with its event. */
export const signals: readonly Signal[] = allEvents.flatMap((event) =>
  event.signal ? [{ event, ...event.signal }] : [],
);
