import { until } from '@alcancia/testing';
import type { Stack } from './a-stack.js';
import { readState } from './state.js';

const cure = { stopped: '--start', paused: '--resume' } as const;

/** Everything that a test has stopped or paused runs and answers again. */
export async function heal(stack: Stack): Promise<void> {
  const ill = Object.entries(readState().parts).flatMap(([name, { state }]) =>
    state === 'stopped' || state === 'paused' ? [[cure[state], name] as const] : [],
  );
  for (const [order, name] of ill) await stack.control(order, name);
  await until(
    'every part is ready',
    () => Object.values(readState().parts).every(({ state }) => state === 'ready'),
    60_000,
  );
  await until('the gateway lets people in', async () => (await fetch(`${stack.origin}/health/ready`)).ok, 60_000);
}
