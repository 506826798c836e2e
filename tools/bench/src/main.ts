import type { Bench } from './measure.js';
import { circumstances, loadNow } from './machine.js';
import { coins } from './measures/coins.js';
import { firstCoin } from './measures/first-coin.js';
import { gateway, inProcess } from './measures/gateway.js';
import { growth } from './measures/growth.js';
import { hops } from './measures/hops.js';
import { readLists } from './measures/lists.js';
import { memory } from './measures/memory.js';
import { besidePeers } from './measures/peers.js';
import { sockets } from './measures/sockets.js';
import { BadOption, type MeasureName, type Options, readOptions } from './options.js';
import { table, writePage } from './page.js';
import { type Row, withoutFigure } from './rows.js';
import { theStack } from './system/stack.js';
import { MeasuredFamilies } from './system/measured-families.js';
import { Worker } from './worker.js';

/** Enough families that 256 approvals at once are not all about a few children. */
const size = { households: 40, children: 3 };

type Task = () => Promise<Row[]>;

/** Measures on a running stack share one set of families, made when it is first needed. */
function onStack(bench: Bench): { tasks: Record<'M3' | 'M4' | 'M8' | 'memory', Task>; close: () => Promise<void> } {
  let created: Promise<MeasuredFamilies> | undefined;
  const stack = theStack();
  const families = (): Promise<MeasuredFamilies> => (created ??= MeasuredFamilies.create(stack, size));
  return {
    tasks: {
      M3: async () => [
        ...(await coins(bench, stack, await families())),
        ...(await besidePeers(bench, stack, await families())),
      ],
      M4: async () => readLists(bench, stack, await families()),
      memory: async () => memory(stack),
      // The last: it leaves a full database behind.
      M8: () => growth(bench, stack),
    },
    close: async () => (await created)?.close(),
  };
}

async function measured({ only, pairs, seconds, isKept }: Options): Promise<void> {
  const told = (line: string): void => console.log(`  ${line}`);
  const driver = await Worker.start('drive');
  const bench: Bench = { pairs, seconds, driver, told };
  const stack = only.some((name) => ['M3', 'M4', 'M8', 'memory'].includes(name)) ? onStack(bench) : null;
  const tasks: Partial<Record<MeasureName, Task>> = {
    M1: () => gateway(bench),
    M2: async () => [...(await hops(bench)), ...(await inProcess(bench))],
    ...stack?.tasks,
    M6: () => sockets(bench),
    M7: () => firstCoin(bench),
  };
  const rows: Row[] = [];
  const loads = [loadNow()];
  try {
    for (const name of only) {
      console.log(name);
      const own =
        (await tasks[name]?.().catch((error: Error) => {
          told(error.stack ?? error.message);
          return [withoutFigure({ measure: name, what: 'nothing could be measured' }, error)];
        })) ?? [];
      console.log(table(own));
      rows.push(...own);
      loads.push(loadNow());
    }
  } finally {
    await stack?.close();
    await driver.end();
  }
  const figures = `${circumstances(loads, `${pairs} pairs of ${seconds} s`)}\n\n${table(rows)}`;
  console.log(`\n${figures}\n`);
  if (isKept) writePage(figures);
}

try {
  await measured(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof BadOption ? error.message : error);
  process.exitCode = 1;
}
