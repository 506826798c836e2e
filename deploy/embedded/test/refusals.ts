import { expect } from '@jest/globals';

import type { TestSystem } from './a-system.js';
import { keptRows } from './kept-rows.js';
import { inShort, type Sent } from './send.js';

/** Sends all requests, one after the other, and answers each outcome in short; fails if a row that people own has changed. */
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
