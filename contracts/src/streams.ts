/** Where events are kept between the rooms when each runs as a process of its own (house §4). */
export const eventStream = { name: 'EVENTS', subjects: ['events.>'] } as const;

/** Which rooms' events each service hears; a room that is not here hears none. One durable consumer for each pair. */
export const listening: Readonly<Record<string, readonly string[]>> = {
  identity: [],
  family: ['identity'],
  notifications: ['family', 'identity'],
};

/** The durable consumer of a service for the events of one room: NATS 2.9 takes one filter for each consumer. */
export const durableOf = (service: string, source: string): string => `${service}-on-${source}`;

/** The room that an event comes from: 'events.family.request-approved.v1' → 'family'. */
export const sourceOf = (subject: string): string => subject.split('.')[1] ?? '';

/** Every event of one room. */
export const eventsOf = (source: string): string => `events.${source}.>`;

/** Where the processes of one service tell one another that something waits in their outbox. */
export const nudgesOf = (service: string): string => `nudges.${service}`;
