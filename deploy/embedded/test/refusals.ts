import { expect } from '@jest/globals';

import type { TestSystem } from './a-system.js';
import { keptRows } from './kept-rows.js';
import { inShort, type Sent } from './send.js';

/** Asks everything, one after the other, and answers it in short; nothing that people own may have changed. */
export async function refusals<T>(
  system: TestSystem,
  values: readonly T[],
  ask: (value: T) => Promise<Sent>,
): Promise<Record<string, string>> {
  await system.settled();
  const before = await keptRows(system);
  const said: Record<string, string> = {};
  for (const value of values) said[JSON.stringify(value)] = inShort(await ask(value));
  await system.settled();
  expect(await keptRows(system)).toEqual(before);
  return said;
}

/** What `refusals` answers when everything is answered the same. */
export const all = (values: readonly unknown[], answer: string): Record<string, string> =>
  Object.fromEntries(values.map((value) => [JSON.stringify(value), answer]));
