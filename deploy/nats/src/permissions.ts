import { serviceNames, type ServiceRoom, services } from '@alcancia/contracts/rooms';
import { durableOf, eventRemover, eventStream, nudgesOf, removalsOf } from '@alcancia/contracts/streams';

/** What one user of NATS may publish and subscribe to; the server refuses everything else. */
export interface Permissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

const inboxOf = (user: string): string => `_INBOX_${user}.>`;

/** Looks whose an event is, and removes it. */
const removing = ['GET', 'DELETE'].map((what) => `$JS.API.STREAM.MSG.${what}.${eventStream.name}`);

/** A service answers its own requests, asks whom it is listed to ask, publishes its own events and takes from its own consumers; it creates nothing, and asks one among them to remove what it has said of the erased. */
const ofService = (service: string, { asks, hears }: ServiceRoom): Permissions => ({
  publish: [
    ...asks.map((other) => `${other}.>`),
    `events.${service}.>`,
    nudgesOf(service),
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
  ],
  subscribe: [
    `${service}.>`,
    nudgesOf(service),
    ...(service === eventRemover ? [removalsOf('*')] : []),
    inboxOf(service),
  ],
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
  ...Object.fromEntries(Object.entries(services).map(([name, room]) => [name, ofService(name, room)])),
  gateway: ofGateway,
  admin: ofAdmin,
};
