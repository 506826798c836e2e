import { serviceNames, type ServiceRoom, services } from '@alcancia/contracts/rooms';
import { durableOf, eventRemover, eventStream, eventsUserOf, nudgesOf, removalsOf } from '@alcancia/contracts/streams';

/** What one user of NATS may publish and subscribe to; the server refuses everything else. */
export interface Permissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
  /** Once for each request, within the time that a caller may wait. */
  readonly mayAnswer?: true;
  /** Whose password it has, where it has none of its own. */
  readonly passwordOf?: string;
}

const inboxOf = (user: string): string => `_INBOX_${user}.>`;

/** Looks whose an event is, and removes it. */
const removing = ['GET', 'DELETE'].map((what) => `$JS.API.STREAM.MSG.${what}.${eventStream.name}`);

/** What a service tells the store of events: it publishes its own, takes from its own consumers, creates nothing, and asks one among the services to remove what it has said of the erased. */
const toStore = (service: string, { hears }: ServiceRoom): readonly string[] => [
  `events.${service}.>`,
  `$JS.API.STREAM.INFO.${eventStream.name}`,
  ...(service === eventRemover ? removing : [removalsOf(service)]),
  ...hears.flatMap((source) => {
    const durable = durableOf(service, source);
    return [
      `$JS.API.CONSUMER.INFO.${eventStream.name}.${durable}`,
      `$JS.API.CONSUMER.MSG.NEXT.${eventStream.name}.${durable}`,
      `$JS.ACK.${eventStream.name}.${durable}.>`,
    ];
  }),
];

/** A service answers its own requests and asks whom it is listed to ask. */
const ofService = (service: string, room: ServiceRoom): Permissions => ({
  publish: [
    ...room.asks.map((other) => `${other}.>`),
    nudgesOf(service),
    // For processes of the version before, which speak to the store as the service itself.
    ...toStore(service, room),
  ],
  subscribe: [
    `${service}.>`,
    nudgesOf(service),
    ...(service === eventRemover ? [removalsOf('*')] : []),
    inboxOf(service),
  ],
  mayAnswer: true,
});

const ofStore = (service: string, room: ServiceRoom): Permissions => ({
  publish: toStore(service, room),
  subscribe: [inboxOf(eventsUserOf(service))],
  passwordOf: service,
});

/** The gateway asks every service and hears every event. */
const ofGateway: Permissions = {
  publish: serviceNames.map((service) => `${service}.>`),
  subscribe: [...eventStream.subjects, inboxOf('gateway')],
};

/** Declares the stream and its consumers; neither asks services nor publishes for them. */
const ofAdmin: Permissions = {
  publish: ['$JS.API.>'],
  subscribe: [inboxOf('admin')],
};

export const permissions: Readonly<Record<string, Permissions>> = {
  ...Object.fromEntries(
    Object.entries(services).flatMap(([name, room]) => [
      [name, ofService(name, room)],
      [eventsUserOf(name), ofStore(name, room)],
    ]),
  ),
  gateway: ofGateway,
  admin: ofAdmin,
};
