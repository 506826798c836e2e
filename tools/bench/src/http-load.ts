import { cpuMsOfTree } from './process-figures.js';
import { type Run, VoidRun } from './pairs.js';
import type { Drive, Driven } from './programs/drive.js';
import type { Worker } from './worker.js';

/** One load over HTTP, with the processor time of the processes under load. */
export async function httpLoad(driver: Worker, load: Drive, bearers: readonly number[]): Promise<Run & Driven> {
  const used = (): number => bearers.reduce((total, pid) => total + cpuMsOfTree(pid), 0);
  const before = used();
  const driven = await driver.ask<Driven>('drive', load);
  if (driven.faults > 0) throw new VoidRun(`${driven.faults} of ${driven.done + driven.faults}: ${driven.firstFault}`);
  return { ...driven, perSecond: driven.done / driven.seconds, cpuUs: ((used() - before) * 1_000) / driven.done };
}
