import { createWriteStream } from 'node:fs';
import path from 'node:path';

import helmet from '@fastify/helmet';
import jwt from '@fastify/jwt';
import rateLimit from '@fastify/rate-limit';
import { Queue } from 'bullmq';
import { fastify } from 'fastify';

import { approve } from '../peers/approve.js';
import { openDrizzle } from '../peers/drizzle.js';
import { openKysely } from '../peers/kysely.js';
import type { OpenLayer } from '../peers/layer.js';
import { approvedQueue, type Peer, peerSecret } from '../peers/peer.js';
import { openTypeorm } from '../peers/typeorm.js';
import { logs } from '../place.js';
import { obey } from './obey.js';

const layers: Readonly<Record<Peer['layer'], OpenLayer>> = {
  Kysely: openKysely,
  Drizzle: openDrizzle,
  TypeORM: openTypeorm,
};

interface Ask {
  readonly Params: { readonly requestId: string };
}

const amount = { type: 'integer' } as const;
const schema = {
  params: {
    type: 'object',
    properties: { requestId: { type: 'string', format: 'uuid' } },
    required: ['requestId'],
  },
  headers: {
    type: 'object',
    properties: { 'idempotency-key': { type: 'string', maxLength: 200 } },
    required: ['idempotency-key'],
  },
  response: {
    200: {
      type: 'object',
      properties: {
        balance: {
          type: 'object',
          properties: { points: amount, availableCents: amount, reservedCents: amount, pendingCents: amount },
        },
      },
    },
  },
} as const;

let sign: (adultId: string) => string = () => '';

obey({
  /** The use-case as a competent team writes it: Fastify with its own plugins, a query builder or an ORM, and BullMQ. */
  async open({ layer: name, databaseUrl, redisUrl }: Peer) {
    const { hostname: host, port, password } = new URL(redisUrl);
    const connection = { host, port: Number(port), ...(password ? { password: decodeURIComponent(password) } : {}) };
    const queue = new Queue(approvedQueue, { connection, defaultJobOptions: { removeOnComplete: true } });
    const layer = await layers[name](databaseUrl, 10);
    const server = fastify({ logger: { level: 'info', stream: createWriteStream(path.join(logs, 'peer-lines.log')) } });
    await server.register(helmet);
    await server.register(rateLimit, { max: 100_000_000 });
    await server.register(jwt, { secret: peerSecret });
    server.post<Ask>(
      '/api/family/approvals/:requestId/approve',
      { schema, onRequest: async (request) => void (await request.jwtVerify()) },
      async ({ user, headers, params: { requestId } }) => {
        const { sub: adultId } = user as { sub: string };
        const key = `${adultId}:${String(headers['idempotency-key'])}`;
        const { answer, approved } = await approve(layer, { key, adultId, requestId });
        if (approved) await queue.add('approved', approved, { jobId: requestId });
        return answer;
      },
    );
    sign = (sub) => server.jwt.sign({ sub });
    return server.listen({ host: '127.0.0.1', port: 0 });
  },
  /** A token for an adult. */
  async sign(adultId: string) {
    return sign(adultId);
  },
});
