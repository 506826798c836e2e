import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { aHome, type Home, until } from '@alcancia/testing';

import { aStack, type Stack } from '../test/a-stack.js';
import { aLaterFamily, throwAway } from '../test/checkouts.js';
import { rowsOf } from '../test/rows.js';
import { readState, stackDir } from '../test/state.js';

const run = promisify(execFile);

const expand = {
  '9001-next.sql': `alter table {schema}.outbox add column from_next text default 'next';

create table {schema}.from_next (id uuid primary key);
`,
};
const contract = {
  '9002-next.contract.sql': `drop table {schema}.from_next;
`,
};

const undoing = [
  'alter table family.outbox drop column if exists from_next',
  'drop table if exists family.from_next',
  `delete from family.migrations where name like 'family-900_-next%'`,
];

/** Cents. A child has at most 50 activities, and a machine with much else to do takes its time to migrate. */
const mostPaid = 4000;

let stack: Stack;
let home: Home;
const folders: string[] = [];
beforeAll(async () => {
  stack = aStack();
  home = await aHome(stack);
});
afterEach(async () => {
  for (const undo of undoing) await rowsOf(stack, 'family', undo);
  await until('family serves', () => stack.part('family').state === 'ready', 60_000);
  await until('family is ready', async () => (await readiness()).status === 'ok', 60_000);
});
afterAll(() => Promise.all(folders.map(throwAway)));

const readiness = async () =>
  (await (await fetch(`${stack.part('family').url}/health/ready`)).json()) as {
    status: string;
    checks: Record<string, string>;
  };

/** The one-shot job of a release to come, as the role that owns the schema. */
async function migrateTo(migrations: Readonly<Record<string, string>>): Promise<void> {
  const folder = await aLaterFamily(migrations);
  folders.push(folder);
  const secrets = z
    .record(z.string(), z.string())
    .parse(JSON.parse(readFileSync(path.join(stackDir, 'secrets.json'), 'utf8')));
  const owner = new URL('/family', stack.access.postgres);
  owner.username = 'family_owner';
  owner.password = secrets['postgres.family_owner'] ?? '';
  await run(process.execPath, [path.join(folder, 'services/family/dist/main.js'), 'migrate'], {
    env: { MIGRATION_DATABASE_URL: owner.href },
    timeout: 60_000,
  });
}

describe('F26: an older family on the next schema', () => {
  test('it serves while a migration adds to its schema, and after', async () => {
    const before = stack.part('family');
    const migrated = migrateTo(expand).then(() => true);
    let paid = 0;
    for (let isMigrated = false; !isMigrated && paid < mostPaid; paid += 100) {
      const paying = home.earn({ coinsCents: 100 }).then(() => false);
      isMigrated = await Promise.race([migrated, paying]);
      await paying;
    }
    await migrated;
    await home.earn({ coinsCents: 100 });

    expect(await home.balance()).toMatchObject({ availableCents: paid + 100 });
    const [added] = await rowsOf(stack, 'family', 'select from_next from family.outbox order by position desc limit 1');
    expect(added).toEqual({ from_next: 'next' });
    expect((await readiness()).checks).toMatchObject({ schema: 'ok' });

    await stack.control('--restart', 'family');
    await home.earn({ coinsCents: 100 });
    expect(stack.part('family').restarts).toBe(before.restarts);
  });

  test('it does not serve where a migration took away what it may need', async () => {
    await migrateTo({ ...expand, ...contract });
    expect(await readiness()).toMatchObject({
      status: 'unavailable',
      checks: { schema: 'unavailable', database: 'ok' },
    });

    const logged = readFileSync(stack.part('family').log, 'utf8').length;
    await stack.control('--restart', 'family', '--no-wait');
    await until('it says why it cannot', () =>
      readFileSync(stack.part('family').log, 'utf8')
        .slice(logged)
        .includes('The schema of family is beyond this version: family-9002-next.contract'),
    );
    expect(readState().parts['family']?.state).not.toBe('ready');
  });
});
