import type { SqlEntityManager } from '@mikro-orm/sql';
import { expect, it } from '@jest/globals';

import { Clock } from './clock.js';

const hourMs = 3_600_000;
/** More than any machine takes to ask a stub, in milliseconds. */
const slackMs = 1_000;

/** A database whose clock is ahead of this machine's by so much. */
const aDatabase = (aheadMs: number) =>
  ({ execute: async () => [{ ms: String(Date.now() + aheadMs) }] }) as unknown as SqlEntityManager;

const aheadOfMachineMs = (clock: Clock): number => clock.now().getTime() - Date.now();

it.each([2 * hourMs, -2 * hourMs])(
  'follows the database whose clock differs by %d ms, not the machine',
  async (byMs) => {
    const clock = new Clock();
    // Control: until it is measured, the clock is wrong by as much as the machine is.
    expect(Math.abs(aheadOfMachineMs(clock) - byMs)).toBeGreaterThan(hourMs);
    await clock.measure(aDatabase(byMs));
    expect(Math.abs(aheadOfMachineMs(clock) - byMs)).toBeLessThan(slackMs);
  },
);

it('a later measurement replaces the earlier one', async () => {
  const clock = new Clock();
  await clock.measure(aDatabase(2 * hourMs));
  await clock.measure(aDatabase(0));
  expect(Math.abs(aheadOfMachineMs(clock))).toBeLessThan(slackMs);
});

it('a shift is added to the time of the database', async () => {
  const clock = new Clock();
  clock.shift(hourMs);
  await clock.measure(aDatabase(hourMs));
  expect(Math.abs(aheadOfMachineMs(clock) - 2 * hourMs)).toBeLessThan(slackMs);
});
