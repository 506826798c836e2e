import type { FastifyInstance } from 'fastify';

/** Whether everything that answers depend on is there. */
export type ReadyCheck = () => Promise<boolean>;

/** Live: the process answers. Ready: what it depends on answers too. */
export function registerHealth(app: FastifyInstance, isReady: ReadyCheck): void {
  app.get('/health/live', async (_request, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/health/ready', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (await isReady().catch(() => false)) return reply.send({ status: 'ok' });
    return reply.code(503).header('retry-after', 1).send({ status: 'unavailable' });
  });
}
