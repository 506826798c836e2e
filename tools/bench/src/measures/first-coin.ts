import type { Measure } from '../measure.js';
import { cpuMsOf, residentBytesOfTree } from '../process-figures.js';
import type { Row } from '../rows.js';
import { summaryOf } from '../summary.js';
import { Embedded } from '../system/embedded.js';
import { aHousehold, firstCoins } from '../system/household.js';
import { mebibytes } from './memory.js';

const rounds = 3;
const goals = { firstCoinSeconds: 10, warmSeconds: 2 };

interface Round {
  readonly firstCoinSeconds: number;
  /** Of the processor, until the first coin: what is left of it where nobody else is on the machine. */
  readonly cpuSeconds: number;
  readonly warmSeconds: number;
  readonly bytes: number;
}

const secondsOf = async (task: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await task();
  return (performance.now() - startedAt) / 1_000;
};

async function round(): Promise<Round> {
  const product = await Embedded.onEmptyDisk();
  try {
    const firstCoinSeconds = await secondsOf(async () => {
      await product.start();
      await firstCoins(product, await aHousehold(product, 1));
    });
    const [bytes, cpuSeconds] = [residentBytesOfTree(product.pid), cpuMsOf(product.pid) / 1_000];
    await product.stop();
    return { firstCoinSeconds, cpuSeconds, warmSeconds: await secondsOf(() => product.start()), bytes };
  } finally {
    await product.remove();
  }
}

/** M7: from an empty disk to a child's first coin, and a start on a disk that has everything. */
export const firstCoin: Measure = async ({ told }) => {
  const all: Round[] = [];
  while (all.length < rounds) {
    all.push(await round());
    told(JSON.stringify(all.at(-1)));
  }
  const row = (what: string, of: (each: Round) => number, goal?: number): Row => {
    const { median, min, max } = summaryOf(all.map(of));
    const ours = `${median.toFixed(1)} (${min.toFixed(1)}–${max.toFixed(1)}) s`;
    const judged = goal === undefined ? {} : { goal: `≤ ${goal} s`, isMet: median <= goal };
    return { measure: 'M7', what, ours, ...judged };
  };
  return [
    row('embedded: empty disk to the first coin', ({ firstCoinSeconds }) => firstCoinSeconds, goals.firstCoinSeconds),
    row('embedded: the same by processor time', ({ cpuSeconds }) => cpuSeconds),
    row('embedded: start on a full disk', ({ warmSeconds }) => warmSeconds, goals.warmSeconds),
    {
      measure: 'memory',
      what: 'embedded, everything',
      ours: mebibytes(summaryOf(all.map(({ bytes }) => bytes)).median),
    },
  ];
};
