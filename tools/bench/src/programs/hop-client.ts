import { randomUUID } from 'node:crypto';

import { openNatsBus, type RequestMessage } from '@alcancia/server-kit';
import { Pool } from 'undici';

import { anAdult, idOf } from '../stand-ins.js';
import { hopSubject } from './hop-subject.js';
import { obey } from './obey.js';

export interface Hop {
  readonly natsUrl: string;
  readonly origin: string;
  readonly inFlight: number;
  readonly seconds: number;
}

export interface Hopped {
  readonly done: number;
  readonly seconds: number;
}

const deadlineMs = 10_000;

const message = (): RequestMessage => ({
  input: { requestId: idOf(5, 0) },
  caller: anAdult(0),
  origin: { address: '127.0.0.1', userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/156' },
  correlationId: randomUUID(),
  deadlineAt: Date.now() + deadlineMs,
  idempotencyKey: randomUUID(),
});

/** So many asks at once, each as soon as the last one is answered. */
async function keep(inFlight: number, seconds: number, ask: () => Promise<unknown>): Promise<Hopped> {
  let done = 0;
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;
  const worker = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      await ask();
      done += 1;
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  return { done, seconds: (performance.now() - startedAt) / 1_000 };
}

obey({
  async nats({ natsUrl, inFlight, seconds }: Hop) {
    const bus = await openNatsBus({ url: natsUrl, user: 'bench-client', password: 'any' });
    const hopped = await keep(inFlight, seconds, () => bus.request(hopSubject, message()));
    await bus.close();
    return hopped;
  },
  async http({ origin, inFlight, seconds }: Hop) {
    const pool = new Pool(origin, { connections: inFlight });
    const headers = { 'content-type': 'application/json' };
    const hopped = await keep(inFlight, seconds, async () => {
      const { body } = await pool.request({
        method: 'POST',
        path: '/',
        headers,
        body: JSON.stringify(message()),
        headersTimeout: deadlineMs,
      });
      return body.json();
    });
    await pool.close();
    return hopped;
  },
});
