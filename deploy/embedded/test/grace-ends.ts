import { erasureGraceDays } from '@alcancia/contracts/erasures';

import type { TestSystem } from './a-system.js';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** The days in which an erasure can be taken back go by; then everything is carried out that was to be. */
export async function graceEnds(system: TestSystem): Promise<void> {
  system.clock.shift(erasureGraceDays * dayMs + minuteMs);
  await carryOut(system);
}

/** Nobody reaches the people any more; a moment later every service erases and confirms. */
export async function carryOut(system: TestSystem): Promise<void> {
  const identity = system.services.find(({ name }) => name === 'identity');
  await identity?.takeTurn('erasures');
  await system.settled();
  system.clock.shift(3 * minuteMs);
  await identity?.takeTurn('erasures');
  await system.settled();
}
