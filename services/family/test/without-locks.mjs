import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Proves that the proofs bite: takes out one lock, key or rule at a time in a copy of this room and expects its specs to
 * fail. Needs a PostgreSQL server: `DATABASE_URL=postgres://… node services/family/test/without-locks.mjs`.
 */
const root = fileURLToPath(new URL('../../../', import.meta.url));
const migration = 'migrations/0001-ledger-and-work.sql';
const decisions = 'src/approvals/decision.store.ts';
const atOnce = 'src/approvals/decide-at-once.int.spec.ts';
const ledger = 'src/coins/coins.int.spec.ts';

const takenOut = [
  ["the lock of a request's row", decisions, 'childId }, { lockMode });', 'childId });', atOnce],
  [
    'the locks of many requests',
    decisions,
    "{ lockMode, orderBy: { id: 'asc' } }",
    "{ orderBy: { id: 'asc' } }",
    atOnce,
  ],
  ['the idempotency key', atOnce, '{ requestId }, { key })', '{ requestId })', atOnce],
  ['the lock of the balances', 'src/coins/coins.ledger.ts', 'account for update`', 'account`', ledger],
  [
    "the lock of an occurrence's row",
    'src/occurrences/claim-activity.ts',
    'findOne(Occurrence, slot, { lockMode })',
    'findOne(Occurrence, slot)',
    'src/occurrences/withdraw-claim.int.spec.ts',
  ],
  [
    'the lock of the limit',
    'src/activities/activity.store.ts',
    'select pg_advisory_xact_lock(hashtextextended(c.id::text, 0)) from',
    'select c.id from',
    'src/activities/activities.int.spec.ts',
  ],
  [
    'one payment per source and round',
    migration,
    'create unique index ledger_entries_once',
    'create index once',
    ledger,
  ],
  ['the trigger that refuses changes', migration, 'before update or delete on', 'before update of note on', ledger],
  ['the sum of zero', migration, 'having sum(amount) <> 0', 'having sum(amount) is null', ledger],
  ['the sign of a balance', migration, 'amount <= 0 else amount >= 0 end', 'true else true end', ledger],
];

const copy = mkdtempSync(path.join(tmpdir(), 'without-locks-'));
const room = path.join(copy, 'services/family');

function prove(spec) {
  const { status } = spawnSync('jest', ['--selectProjects', 'int', '-i', `services/family/${spec}`], {
    cwd: copy,
    stdio: 'ignore',
    timeout: 180_000,
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
      PATH: `${path.join(root, 'node_modules/.bin')}${path.delimiter}${process.env.PATH}`,
    },
  });
  return status === 0;
}

function makeCopy() {
  for (const part of ['jest.config.mjs', 'package.json', 'tsconfig.base.json', 'tools/jest', 'services/family']) {
    mkdirSync(path.dirname(path.join(copy, part)), { recursive: true });
    cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
  }
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
}

/** Whether the proof fails without it. */
function isMissed([what, file, from, to, spec]) {
  const whole = readFileSync(path.join(room, file), 'utf8');
  if (!whole.includes(from)) throw new Error(`${what} is not where it was: ${file}`);
  writeFileSync(path.join(room, file), whole.replace(from, to));
  const isStillProven = prove(spec);
  writeFileSync(path.join(room, file), whole);
  return !isStillProven;
}

try {
  if (!process.env.DATABASE_URL) throw new Error('DATABASE_URL names no PostgreSQL server: races need one');
  makeCopy();
  for (const spec of new Set(takenOut.map(([, , , , each]) => each))) {
    if (!prove(spec)) throw new Error(`${spec} fails with everything in place`);
  }
  for (const each of takenOut) {
    const missed = isMissed(each);
    process.stdout.write(`${missed ? 'missed ' : 'UNPROVEN'} ${each[0]}\n`);
    if (!missed) process.exitCode = 1;
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
