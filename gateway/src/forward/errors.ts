import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Socket } from 'node:net';

import { failure, type createLog } from '@alcancia/server-kit';

import { refusalOf, sendRefusal } from './refusal.js';

type Log = ReturnType<typeof createLog>;

/** Every error is answered in our own shape; an unexpected one shows nothing but its correlation id. */
export const answerError =
  (log: Log) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const refusal = refusalOf(error);
    if (refusal) return sendRefusal(reply, refusal.reason.toWire(request.id), refusal.status);
    log.error({ err: error, correlationId: request.id, route: request.routeOptions.url }, 'the gateway failed');
    return sendRefusal(reply, failure('internal').toWire(request.id));
  };

/**
 * Bytes that are not HTTP get a bare 400, a request that has not come in time a bare 408, and the connection is closed. Browsers
 * open connections before they need them: of one that ends with 408 they ask again on another, a 400 they show to the person.
 */
export function answerGarbage({ code }: NodeJS.ErrnoException, socket: Pick<Socket, 'writable' | 'end'>): void {
  const status = code === 'ERR_HTTP_REQUEST_TIMEOUT' ? '408 Request Timeout' : '400 Bad Request';
  if (socket.writable) socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
