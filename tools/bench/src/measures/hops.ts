import type { Measure } from '../measure.js';
import { aNatsServer } from '../nats-server.js';
import { interleaved, type Run } from '../pairs.js';
import { cpuMsOf } from '../process-figures.js';
import type { Hop, Hopped } from '../programs/hop-client.js';
import { comparison } from '../rows.js';
import { Worker } from '../worker.js';

const inFlight = 32;

/** M2, first half: a request to another process over NATS, beside one over HTTP with connections that are kept. */
export const hops: Measure = async ({ pairs: count, seconds, told }) => {
  const nats = await aNatsServer();
  const [server, client] = await Promise.all([Worker.start('hop-server'), Worker.start('hop-client')]);
  try {
    const origin = await server.ask<string>('open', { natsUrl: nats.url });
    const hop: Hop = { natsUrl: nats.url, origin, inFlight, seconds };
    const over = (kind: 'nats' | 'http') => async (): Promise<Run> => {
      const pids = [server.pid, client.pid, ...(kind === 'nats' ? [nats.pid] : [])];
      const used = (): number => pids.reduce((total, pid) => total + cpuMsOf(pid), 0);
      const before = used();
      const { done, seconds: took } = await client.ask<Hopped>(kind, hop);
      return { perSecond: done / took, cpuUs: ((used() - before) * 1_000) / done };
    };
    const named = { measure: 'M2', what: `a hop over NATS beside one over HTTP, ${inFlight} in flight`, goal: 0.8 };
    return await comparison(named, () => interleaved(count, over('nats'), over('http'), told));
  } finally {
    await Promise.all([server.end(), client.end()]);
    nats.end();
  }
};
