import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { AckPolicy, DeliverPolicy, jetstreamManager } from '@nats-io/jetstream';
import { connect, nanos } from '@nats-io/transport-node';

import { freePort } from '@alcancia/testing';
import { durableOf, eventsOf, eventStream } from '@alcancia/contracts/streams';

/** The servers that the transport is proved on: NATS_SERVERS names programs, separated by commas. */
export const natsPrograms = (process.env['NATS_SERVERS'] ?? 'nats-server').split(',');

export interface NatsServer {
  readonly url: string;
  kill(): Promise<void>;
  /** Comes up again on the same port; `lost` has forgotten everything that it kept. */
  start(options?: { lost?: boolean }): Promise<void>;
  /** The stream anew, with a consumer of the room's events for each service named. */
  declare(room: string, services: readonly string[], ackWaitMs?: number): Promise<void>;
  close(): Promise<void>;
}

/** A NATS with JetStream of its own that keeps its events in `folder`, on a free port of the loopback address, without users. */
export async function aNatsServer(
  program: string,
  folder = mkdtempSync(path.join(tmpdir(), 'alcancia-nats-')),
): Promise<NatsServer> {
  const port = await freePort();
  const url = `nats://127.0.0.1:${port}`;
  let running: ReturnType<typeof spawn> | undefined;

  const kill = async (): Promise<void> => {
    if (!running) return;
    const ended = once(running, 'exit');
    running.kill('SIGKILL');
    running = undefined;
    await ended;
  };
  const administer = async <T>(task: (manager: Awaited<ReturnType<typeof jetstreamManager>>) => Promise<T>) => {
    const connection = await connect({ servers: url, waitOnFirstConnect: true, reconnectTimeWait: 50 });
    try {
      return await task(await jetstreamManager(connection, { checkAPI: false }));
    } finally {
      await connection.close();
    }
  };
  const start = async ({ lost = false } = {}): Promise<void> => {
    if (lost) rmSync(folder, { recursive: true, force: true });
    running = spawn(program, ['-js', '-sd', folder, '-a', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' });
    await once(running, 'spawn');
    await administer(async (manager) => {
      for (;;) {
        if (await manager.getAccountInfo().catch(() => null)) return;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    });
  };

  await start();
  return {
    url,
    kill,
    start,
    declare: (room, services, ackWaitMs = 30_000) =>
      administer(async (manager) => {
        await manager.streams.delete(eventStream.name).catch(() => false);
        await manager.streams.add({ name: eventStream.name, subjects: [...eventStream.subjects] });
        for (const service of services) {
          await manager.consumers.add(eventStream.name, {
            durable_name: durableOf(service, room),
            filter_subject: eventsOf(room),
            ack_policy: AckPolicy.Explicit,
            deliver_policy: DeliverPolicy.All,
            ack_wait: nanos(ackWaitMs),
          });
        }
      }),
    async close() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
