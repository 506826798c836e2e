import type { AnyRequest } from '@alcancia/contracts/define';

import { routeOf } from './route-of.js';

const whoMayAsk = new Set([
  'anyone',
  'session',
  'selector',
  'adults',
  'children',
  'people',
  'administrators',
  'gateway',
]);
const kinds = new Set(['read', 'write', 'steps']);
const methods = new Set(['GET', 'POST', 'PUT', 'DELETE']);

/** Contracts come from code, but a mistake in one opens what should be closed: what is not declared stops the start (quality 16). */
export function checkContracts(requests: readonly AnyRequest[]): void {
  const seen = new Map<string, string>();
  const once = (what: string, subject: string): void => {
    const other = seen.get(what);
    if (other !== undefined) throw new Error(`${other} and ${subject} share ${what}`);
    seen.set(what, subject);
  };
  for (const request of requests) {
    checkOne(request);
    once(`the subject ${request.subject}`, request.subject);
    if (request.http) {
      const { method, url } = routeOf(request.http);
      once(`the route ${method} ${url.replaceAll(/:\w+/g, ':field')}`, request.subject);
    }
  }
}

function checkOne({ subject, access, kind, http, input }: Partial<AnyRequest>): void {
  if (!access || !whoMayAsk.has(access.who)) throw new Error(`${subject} does not say who may ask`);
  if (!kind || !kinds.has(kind)) throw new Error(`${subject} does not say what it may do`);
  if (!http) return;
  if (access.who === 'gateway') throw new Error(`${subject} has a route, but only the gateway may ask it`);
  const { method, url, fields } = routeOf(http);
  if (!methods.has(method) || !url.startsWith('/api/')) throw new Error(`${subject} has a route outside of /api`);
  if ((method === 'GET') !== (kind === 'read')) throw new Error(`${subject} is a ${kind} behind ${method}`);
  const shape = input && 'shape' in input ? (input.shape as Record<string, unknown>) : {};
  const unknown = fields.find((field) => !(field in shape));
  if (unknown) throw new Error(`${subject} has {${unknown}} in its route and not in its input`);
}

/** What gets a route: the rest is asked only between services. */
export const hasRoute = (request: AnyRequest): request is AnyRequest & { http: NonNullable<AnyRequest['http']> } =>
  request.http !== undefined && request.access.who !== 'gateway';
