import type { SqlEntityManager } from '@mikro-orm/sql';
import { z } from 'zod';

import { readConfig } from '../config/read-config.js';
import { postgres } from '../database/open-database.js';
import { openOrm } from '../database/open-orm.js';
import type { ServiceDefinition } from '../service.js';
import { DeadLetters } from './dead-letters.js';

const order = z.union([
  z.tuple([z.literal('list')]),
  z.tuple([z.literal('show'), z.uuid()]),
  z.tuple([z.literal('replay'), z.union([z.uuid(), z.literal('--all')])]),
]);
const config = z.object({ DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }) });

export const usage = 'dead-letters list | show EVENT_ID | replay EVENT_ID | replay --all';

/** `main.js dead-letters …`: one JSON line for each, then how many. */
export async function runDeadLetters(definition: ServiceDefinition, args: readonly string[]): Promise<void> {
  const read = order.safeParse(args);
  if (!read.success) throw new Error(`Say ${usage}`);
  const { DATABASE_URL: url } = readConfig(definition.name, config, process.env);
  const orm = await openOrm(definition, postgres(url, 2));
  try {
    const letters = new DeadLetters(orm.em.fork() as SqlEntityManager, definition.name);
    await carryOut(letters, read.data, definition.name);
  } finally {
    await orm.close();
  }
}

const say = (line: object): void => void process.stdout.write(`${JSON.stringify(line)}\n`);

async function carryOut(letters: DeadLetters, task: z.output<typeof order>, service: string): Promise<void> {
  if (task[0] === 'replay') {
    const count = await letters.replay(task[1] === '--all' ? null : task[1]);
    return say({ service, replayed: count });
  }
  const found = task[0] === 'list' ? await letters.list() : await letters.show(task[1]);
  for (const letter of found) say({ service, ...letter });
  say({ service, deadLetters: found.length });
}
