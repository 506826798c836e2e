import { durableOf, eventStream, listening, nudgesOf } from '@alcancia/contracts/streams';

/** What one user of NATS may say and hear; everything else is refused by the server. */
export interface Permissions {
  readonly publish: readonly string[];
  readonly subscribe: readonly string[];
}

const services = Object.keys(listening);
const inboxOf = (user: string): string => `_INBOX_${user}.>`;

/** A service answers its own requests, publishes its own events and takes from its own consumers; it creates nothing. */
const ofService = (service: string): Permissions => ({
  publish: [
    `events.${service}.>`,
    nudgesOf(service),
    `$JS.API.STREAM.INFO.${eventStream.name}`,
    ...(listening[service] ?? []).flatMap((source) => {
      const durable = durableOf(service, source);
      return [
        `$JS.API.CONSUMER.INFO.${eventStream.name}.${durable}`,
        `$JS.API.CONSUMER.MSG.NEXT.${eventStream.name}.${durable}`,
        `$JS.ACK.${eventStream.name}.${durable}.>`,
      ];
    }),
  ],
  subscribe: [`${service}.>`, nudgesOf(service), inboxOf(service)],
});

/** The one public door asks every service and hears every event. */
const ofGateway: Permissions = {
  publish: services.map((service) => `${service}.>`),
  subscribe: [...eventStream.subjects, inboxOf('gateway')],
};

/** Declares the stream and its consumers; neither asks services nor speaks for them. */
const ofAdmin: Permissions = {
  publish: ['$JS.API.>'],
  subscribe: [inboxOf('admin')],
};

export const permissions: Readonly<Record<string, Permissions>> = {
  ...Object.fromEntries(services.map((service) => [service, ofService(service)])),
  gateway: ofGateway,
  admin: ofAdmin,
};
