import { type ServiceName, services } from './rooms.js';

/** Where events are kept between the services when each runs as a process of its own (house §4). */
export const eventStream = { name: 'EVENTS', subjects: ['events.>'] } as const;

/** Whose events each service hears: one durable consumer for each pair. */
export const listening: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(services).map(([name, { hears }]) => [name, hears]),
);

/** The durable consumer of a service for the events of one other: NATS 2.9 takes one filter for each consumer. */
export const durableOf = (service: string, source: string): string => `${service}-on-${source}`;

/** The service that an event comes from: 'events.family.request-approved.v1' → 'family'. */
export const sourceOf = (subject: string): string => subject.split('.')[1] ?? '';

/** Every event of one service. */
export const eventsOf = (source: string): string => `events.${source}.>`;

/**
 * As whom a service speaks to the store of events, over a connection of its own and with the same password. It may answer
 * nobody: NATS remembers for two minutes whom a user that answers was asked by, each delivered event counts as asked, and
 * with more than 4,096 of them the server goes through all of them for every one that it delivers.
 */
export const eventsUserOf = (service: string): string => `${service}-events`;

/** Where the processes of one service tell one another that something waits in their outbox. */
export const nudgesOf = (service: string): string => `nudges.${service}`;

/**
 * The one service that may remove what the store of events keeps: NATS grants that for a whole stream or not at all. It
 * carries out erasures; for every other service it removes what that one has said, and nothing else.
 */
export const eventRemover: ServiceName = 'identity';

/** Where a service asks for the removal of an event of its own; nobody else may ask there. */
export const removalsOf = (service: string): string => `removals.${service}`;
