import { z } from 'zod';

import { anyone, defineEvent } from '@alcancia/contracts/define';

import type { Work } from '../src/index.js';

export const purse = z.object({ purseId: z.uuid(), cents: z.int() });
export const anyTopic = { access: anyone, topics: [] as const, input: purse };

export const coinsAdded = defineEvent('events.purse.coins-added.v1', { aggregate: 'purseId' }, purse);
export const coinsMoved = defineEvent('events.bank.coins-moved.v1', { aggregate: 'purseId' }, purse);

/** PostgreSQL's code with which the next so many statements end. */
export const trouble = { code: '', times: 0 };

export async function stumble(em: Work['em']): Promise<void> {
  if (trouble.times === 0) return;
  trouble.times -= 1;
  await em.execute(`do $$ begin raise exception 'trouble' using errcode = '${trouble.code}'; end $$`);
}
