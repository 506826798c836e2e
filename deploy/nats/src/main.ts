import { connect } from '@nats-io/transport-node';
import { z } from 'zod';

import { declareStreams } from './declare.js';

const environment = z.object({
  NATS_URL: z.string().min(1),
  NATS_PASSWORD: z.string().min(1),
  NATS_REPLICAS: z.coerce.number().int().min(1).max(5).default(1),
  NATS_ACK_WAIT_MS: z.coerce.number().int().min(500).default(30_000),
});

/** `node main.js` declares once; with `--watch` it stays and declares again whenever the server has come back. */
async function run(): Promise<void> {
  const env = environment.parse(process.env);
  const connection = await connect({
    servers: env.NATS_URL.split(','),
    user: 'admin',
    pass: env.NATS_PASSWORD,
    name: 'streams',
    inboxPrefix: '_INBOX_admin',
    maxReconnectAttempts: -1,
    waitOnFirstConnect: true,
    reconnectTimeWait: 200,
  });
  const declare = async (): Promise<void> => {
    const durables = await declareStreams(connection, { replicas: env.NATS_REPLICAS, ackWaitMs: env.NATS_ACK_WAIT_MS });
    console.log(`The stream and ${durables.length} consumers are declared.`);
  };

  await untilDone(declare);
  if (!process.argv.includes('--watch')) return connection.close();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void connection.close());
  for await (const { type } of connection.status()) if (type === 'reconnect') await untilDone(declare);
}

/** JetStream takes a moment after its server has come up. */
async function untilDone(task: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await task();
    } catch (error) {
      if (attempt === 60) throw error;
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  }
}

await run();
