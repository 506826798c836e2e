import { aNatsServer } from '../nats-server.js';
import type { Measure } from '../measure.js';
import { residentBytesOf } from '../process-figures.js';
import type { OpenGateway } from '../programs/gateway-alone.js';
import type { Listen, Tell, Told } from '../programs/browsers.js';
import type { Row } from '../rows.js';
import { type Summary, summaryOf } from '../summary.js';
import { Worker } from '../worker.js';

const crowds = [1_000, 5_000];
const perSecond = 1_000;
const goals = { p99Ms: 50, bytes: 10 * 1024 };

interface Bytes {
  readonly living: number;
  readonly resident: number;
}

const range = ({ median, min, max }: Summary, digits = 1): string =>
  `${median.toFixed(digits)} (${min.toFixed(digits)}–${max.toFixed(digits)})`;

/** M6: from an event on NATS to the browsers that it concerns, through one gateway. */
export const sockets: Measure = async ({ pairs: rounds, seconds, told }) => {
  const nats = await aNatsServer();
  const [gateway, browsers] = await Promise.all([Worker.start('gateway-alone'), Worker.start('browsers')]);
  try {
    await browsers.ask('identity', { natsUrl: nats.url });
    const order: OpenGateway = { transport: nats.url };
    const origin = await gateway.ask<string>('open', order);
    const tell: Tell = { natsUrl: nats.url, perSecond, seconds };
    const bytes = async (): Promise<Bytes> => ({
      living: await gateway.ask<number>('livingBytes'),
      resident: residentBytesOf(gateway.pid),
    });
    const empty = await bytes();
    const rows: Row[] = [];
    for (const crowd of crowds) {
      const listen: Listen = { natsUrl: nats.url, origin, sockets: crowd };
      await browsers.ask('listen', listen);
      const full = await bytes();
      const each = { living: (full.living - empty.living) / crowd, resident: (full.resident - empty.resident) / crowd };
      await browsers.ask('tell', tell);
      const runs: Told[] = [];
      while (runs.length < rounds) {
        runs.push(await browsers.ask<Told>('tell', tell));
        told(`${crowd} sockets: ${JSON.stringify(runs.at(-1))}`);
      }
      rows.push(...rowsOf(crowd, runs, each));
    }
    return rows;
  } finally {
    await Promise.all([gateway.end(), browsers.end()]);
    nats.end();
  }
};

function rowsOf(crowd: number, runs: readonly Told[], { living, resident }: Bytes): Row[] {
  const p99 = summaryOf(runs.map(({ p99Ms }) => p99Ms));
  const astray = runs.reduce((total, { lost, doubled }) => total + lost + doubled, 0);
  const sent = runs.reduce((total, { sent: each }) => total + each, 0);
  const at = `${crowd.toLocaleString('en-US')} sockets, ${perSecond.toLocaleString('en-US')} deliveries/s`;
  const named = { measure: 'M6' };
  return [
    {
      ...named,
      what: `${at}: event to browser, half of them`,
      ours: `${range(summaryOf(runs.map(({ p50Ms }) => p50Ms)))} ms`,
    },
    {
      ...named,
      what: `${at}: event to browser, 99 of 100`,
      ours: `${range(p99)} ms`,
      goal: `≤ ${goals.p99Ms} ms`,
      isMet: p99.median <= goals.p99Ms,
    },
    {
      ...named,
      what: `${at}: lost or doubled`,
      ours: `${astray} of ${sent.toLocaleString('en-US')}`,
      goal: '0',
      isMet: astray === 0,
    },
    {
      ...named,
      what: `${crowd.toLocaleString('en-US')} sockets: what lives in the gateway's memory for each`,
      ours: `${(living / 1024).toFixed(1)} KB (the process grew by ${(resident / 1024).toFixed(1)} KB)`,
      goal: `≤ ${goals.bytes / 1024} KB`,
      isMet: living <= goals.bytes,
    },
  ];
}
