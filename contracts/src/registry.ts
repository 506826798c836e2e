import * as assistant from './assistant/index.js';
import * as billing from './billing/index.js';
import type { Errors } from './define-errors.js';
import type { AnyRequest, EventContract } from './define.js';
import * as family from './family/index.js';
import * as identity from './identity/index.js';
import * as marketing from './marketing/index.js';
import * as notifications from './notifications/index.js';
import type { ServiceName } from './rooms.js';
import * as speech from './speech/index.js';

/** What each room says, by the index of its folder; what a feature's file exports is found from there. */
export const contractsOf = { assistant, billing, identity, family, marketing, notifications, speech } satisfies Partial<
  Record<ServiceName, object>
>;

/** A service with contracts of its own: the second word of its events, the first of its requests. */
export type Room = keyof typeof contractsOf;
export const rooms = Object.keys(contractsOf) as readonly Room[];

const everything: unknown[] = Object.values(contractsOf).flatMap((room) => Object.values(room));

const has = <Name extends string>(value: unknown, name: Name): value is Record<Name, unknown> =>
  typeof value === 'object' && value !== null && name in value;

/** Every request contract of the product, also one that forgot to say who may ask: the gateway does not start with it. */
export const allRequests = everything.filter(
  (value): value is AnyRequest => has(value, 'subject') && !has(value, 'aggregate'),
);

/** Every event of the product in each of its versions. */
export const allEvents = everything.filter(
  (value): value is EventContract => has(value, 'subject') && has(value, 'aggregate'),
);

/** The error codes of every feature. */
export const allErrors = everything.filter((value): value is Errors => has(value, 'codes'));

/** The room whose service answers this request or tells this event. */
export function roomOf({ subject }: AnyRequest | EventContract): Room {
  const [first, second] = subject.split('.');
  const room = rooms.find((name) => name === (first === 'events' ? second : first));
  if (!room) throw new Error(`No room has ${subject}.`);
  return room;
}
