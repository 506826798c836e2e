import type { AddressInfo } from 'node:net';

import { fastify } from 'fastify';

import { type Check, lookAround, type Metrics } from '@alcancia/server-kit';

export interface OperationsParts {
  readonly host: string;
  readonly port: number;
  readonly checks: Readonly<Record<string, Check>>;
  readonly metrics: Pick<Metrics, 'text' | 'contentType'>;
}

export interface Operations {
  readonly address: string;
  close(): Promise<void>;
}

/** The operations server, on a port that is not public: live, ready with each dependency, metrics. */
export async function openOperations({ host, port, checks, metrics }: OperationsParts): Promise<Operations> {
  const server = fastify({ forceCloseConnections: true });
  server.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'));
  server.get('/health/live', async () => ({ status: 'ok' }));
  server.get('/health/ready', async (_request, reply) => {
    const readiness = await lookAround(checks);
    if (readiness.status === 'unavailable') void reply.code(503).header('retry-after', 1);
    return readiness;
  });
  server.get('/metrics', async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  await server.listen({ host, port });
  const { port: actual } = server.server.address() as AddressInfo;
  return { address: `http://${host}:${actual}`, close: () => server.close() };
}
