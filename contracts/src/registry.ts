import type { AnyRequest, EventContract } from './define.js';
import * as family from './family/index.js';
import * as identity from './identity/index.js';
import * as notifications from './notifications/index.js';

const contractsOf = { identity, family, notifications };

/** A service with contracts of its own: the second word of its events, the first of its requests. */
export type Room = keyof typeof contractsOf;
export const rooms = Object.keys(contractsOf) as readonly Room[];

const everything: unknown[] = Object.values(contractsOf).flatMap((room) => Object.values(room));

const hasSubject = (value: unknown): value is { subject: string } =>
  typeof value === 'object' && value !== null && 'subject' in value;

/** Every request contract of the product, also one that forgot to say who may ask: the gateway does not start with it. */
export const allRequests = everything.filter(
  (value): value is AnyRequest => hasSubject(value) && !('aggregate' in value),
);

/** Every event of the product in each of its versions. */
export const allEvents = everything.filter(
  (value): value is EventContract => hasSubject(value) && 'aggregate' in value,
);

/** The room whose service answers this request or tells this event. */
export function roomOf({ subject }: AnyRequest | EventContract): Room {
  const [first, second] = subject.split('.');
  const room = rooms.find((name) => name === (first === 'events' ? second : first));
  if (!room) throw new Error(`No room has ${subject}.`);
  return room;
}
