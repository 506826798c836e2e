import { httpLoad } from '../http-load.js';
import type { Bench } from '../measure.js';
import type { Run } from '../pairs.js';
import { processorTime, type Row } from '../rows.js';
import { MeasuredFamilies } from '../system/measured-families.js';
import type { Stack } from '../system/stack.js';
import { approving } from './coins.js';

const families = 10_000;
const inFlight = 16;
/** Grown, everything may cost 1.3 times as much. */
const leastRatio = 1 / 1.3;

interface Look {
  readonly what: string;
  readonly path: string;
}

const looksAt = (childId: string): readonly Look[] => [
  { what: 'the approvals', path: '/api/family/approvals?limit=50' },
  { what: 'a week of the agenda', path: `/api/family/children/${childId}/agenda?days=7` },
  { what: "the adult's first screen", path: '/api/family/dashboard' },
  { what: "the child's first screen", path: `/api/family/children/${childId}/dashboard` },
  { what: 'the wallet', path: `/api/family/children/${childId}/wallet` },
];

/**
 * M8: what one family does, by processor time, when it has three full years behind it and lives among 10,000 families
 * with as many, beside the same in an empty database. One comes after the other: nothing here is by turns.
 */
export async function growth(bench: Bench, stack: Stack): Promise<Row[]> {
  const own = await MeasuredFamilies.create(stack, { households: 1, children: 1 });
  try {
    await own.begin();
    const empty = await aDay(bench, stack, own);
    await own.grow(families, bench.told);
    const grown = await aDay(bench, stack, own);
    return [...empty].map(([what, before]) => {
      const pairs = before.map((other, nth) => ({ ours: grown.get(what)?.[nth] ?? other, other }));
      const named = { measure: 'M8', what: `${what}, after three years among ${families.toLocaleString('en-US')}` };
      return processorTime({ pairs, voided: 0 }, { ...named, goal: leastRatio });
    });
  } finally {
    await own.close();
  }
}

/** Every act of a family so many times, by name. */
async function aDay(bench: Bench, stack: Stack, own: MeasuredFamilies): Promise<ReadonlyMap<string, Run[]>> {
  const bearers = ['gateway', 'nats', 'family', 'postgres'].map((part) => stack.pidOf(part));
  const { childIds } = own;
  const approve = async (): Promise<Run> => {
    const run = await approving(bench, stack, own, { childIds, inFlight })();
    await own.forgetToday();
    return run;
  };
  const look = (path: string) => async (): Promise<Run> => {
    const { token } = await own.someone();
    const load = { origin: stack.origin, asks: [{ method: 'GET', path, token }] as const, inFlight };
    return httpLoad(bench.driver, { ...load, seconds: bench.seconds }, bearers);
  };
  const runs = new Map<string, Run[]>();
  const several = async (what: string, run: () => Promise<Run>): Promise<void> => {
    await run();
    const kept: Run[] = [];
    while (kept.length < bench.pairs) kept.push(await run());
    runs.set(what, kept);
  };
  for (const { what, path } of looksAt(childIds[0] ?? '')) {
    await own.forgetToday();
    await own.claim(childIds, 50);
    await several(what, look(path));
  }
  await own.forgetToday();
  await several('an approval that pays', approve);
  return runs;
}
