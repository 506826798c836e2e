import type { AnyRequest } from './define.js';
import * as family from './family/index.js';
import * as identity from './identity/index.js';
import * as notifications from './notifications/index.js';

const everything: unknown[] = [family, identity, notifications].flatMap((room) => Object.values(room));

const hasSubject = (value: unknown): value is { subject: string } =>
  typeof value === 'object' && value !== null && 'subject' in value;

/** Every request contract of the product, also one that forgot to say who may ask: the gateway does not start with it. */
export const allRequests = everything.filter(
  (value): value is AnyRequest => hasSubject(value) && !('aggregate' in value),
);
