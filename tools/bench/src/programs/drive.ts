import { randomUUID } from 'node:crypto';

import { Pool } from 'undici';

import { quantile } from '../summary.js';
import { obey } from './obey.js';

/** One request; an act gets a key of its own each time. */
export interface Ask {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly token: string;
  readonly body?: unknown;
}

export interface Drive {
  readonly origin: string;
  readonly asks: readonly Ask[];
  /** Each is sent once, and the load ends with the last; otherwise they come round again. */
  readonly isOnce?: boolean;
  readonly inFlight: number;
  readonly seconds: number;
}

export interface Driven {
  readonly done: number;
  readonly seconds: number;
  readonly p50Ms: number;
  readonly p99Ms: number;
  readonly faults: number;
  readonly firstFault: string;
}

const timeoutMs = 20_000;

/** So many at once, each as soon as the last one is answered, over connections that are kept. */
async function drive({ origin, asks, isOnce = false, inFlight, seconds }: Drive): Promise<Driven> {
  const pool = new Pool(origin, { connections: inFlight, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });
  const took: number[] = [];
  let next = 0;
  let faults = 0;
  let firstFault = '';
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1_000;

  const send = async ({ method, path, token, body }: Ask): Promise<void> => {
    const headers: Record<string, string> = { authorization: `Bearer ${token}` };
    if (method === 'POST') headers['idempotency-key'] = randomUUID();
    if (body !== undefined) headers['content-type'] = 'application/json';
    const text = body === undefined ? null : JSON.stringify(body);
    const { statusCode, body: answer } = await pool.request({ method, path, headers, body: text });
    const said = await answer.text();
    if (statusCode >= 300) throw new Error(`${statusCode} ${said.slice(0, 300)}`);
  };
  const worker = async (): Promise<void> => {
    while (performance.now() < endsAt) {
      const ask = asks[isOnce ? next : next % asks.length];
      if (!ask) return;
      next += 1;
      const sentAt = performance.now();
      try {
        await send(ask);
        took.push(performance.now() - sentAt);
      } catch (error) {
        faults += 1;
        firstFault ||= (error as Error).message;
      }
    }
  };
  await Promise.all(Array.from({ length: inFlight }, worker));
  const elapsed = (performance.now() - startedAt) / 1_000;
  await pool.close();
  const [p50Ms, p99Ms] = [quantile(took, 0.5), quantile(took, 0.99)];
  return { done: took.length, seconds: elapsed, p50Ms, p99Ms, faults, firstFault };
}

obey({ drive });
