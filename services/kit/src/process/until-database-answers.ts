import { setTimeout as pause } from 'node:timers/promises';

import type { SqlEntityManager } from '@mikro-orm/sql';

import { isDatabaseAway } from '../use-case/run-write.js';

const tryAgainMs = 500;
const tryForMs = 120_000;

/** Waits for a database that is not up yet, or too busy to let anybody in; `tell` hears of it once. */
export async function untilDatabaseAnswers(em: SqlEntityManager, tell: () => void): Promise<void> {
  const givenUpAt = performance.now() + tryForMs;
  for (let isTold = false; ; isTold = true) {
    try {
      await em.execute('select 1');
      return;
    } catch (error) {
      if (!isDatabaseAway(error) || performance.now() > givenUpAt) throw error;
      if (!isTold) tell();
      await pause(tryAgainMs);
    }
  }
}
