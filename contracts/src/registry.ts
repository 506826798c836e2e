import type { AnyRequest, EventContract } from './define.js';
import * as family from './family/index.js';
import * as identity from './identity/index.js';
import * as notifications from './notifications/index.js';

const everything: unknown[] = [family, identity, notifications].flatMap((room) => Object.values(room));

const hasSubject = (value: unknown): value is { subject: string } =>
  typeof value === 'object' && value !== null && 'subject' in value;

/** Every request contract of the product; the gateway builds its routes from it. */
export const allRequests = everything.filter(
  (value): value is AnyRequest => hasSubject(value) && 'kind' in value && 'access' in value,
);

/** Every event that can happen. */
export const allEvents = everything.filter(
  (value): value is EventContract => hasSubject(value) && 'aggregate' in value,
);
