import type { FastifyReply } from 'fastify';

import { errorKinds, type WireError } from '@alcancia/contracts/errors';
import { Failure, failure } from '@alcancia/server-kit';

import { messageOf } from '../words/refusals.js';

/** A refusal whose status says more than its kind: 413, 415. */
export class PlainRefusal extends Error {
  constructor(
    readonly status: number,
    readonly reason: Failure,
  ) {
    super(reason.code);
  }
}

const statusOf = (error: unknown): number => {
  const status = (error as { statusCode?: unknown }).statusCode;
  return typeof status === 'number' ? status : 500;
};

/** What Fastify and the rest throw, as one of our codes; null when it is a fault of ours. */
export function refusalOf(error: unknown): PlainRefusal | null {
  if (error instanceof PlainRefusal) return error;
  if (error instanceof Failure) return new PlainRefusal(errorKinds[error.kind], error);
  const status = statusOf(error);
  if (status === 413) return new PlainRefusal(413, failure('body_too_large'));
  if (status === 404) return new PlainRefusal(404, failure('not_found'));
  if (status >= 400 && status < 500) return new PlainRefusal(status === 415 ? 415 : 400, failure('invalid_input'));
  return null;
}

const number = (value: unknown): number | undefined =>
  typeof value === 'number' && value > 0 ? Math.ceil(value) : undefined;

/** Seconds until it makes sense to ask again. */
const retryAfter = ({ details }: WireError): number =>
  number(details['retryAfterSeconds']) ?? number(details['seconds']) ?? (number(details['minutes']) ?? 0) * 60 + 1;

/** Sends an error in the one shape that every non-2xx answer has. */
export function sendRefusal(
  reply: FastifyReply,
  wire: WireError,
  status: number = errorKinds[wire.kind],
): FastifyReply {
  if (wire.kind === 'unavailable') void reply.header('retry-after', 1);
  if (wire.kind === 'too_many') void reply.header('retry-after', retryAfter(wire));
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  void reply.header('cache-control', 'no-store');
  reply.refusal = wire.code;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ ...wire, message: wire.message ?? messageOf(wire), correlationId: reply.request.id }));
}
