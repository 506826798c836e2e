import { afterFailure, noFailures, type LoginFailures } from '../brute-force.js';
import type { BruteForcePolicy } from '../issuer.config.js';
import type { Sql, SqlPort } from './sql.js';

interface FailureRow {
  failures: number;
  temporaryLockouts: number;
  lastAddress: string;
  lastFailedAt: Date | null;
  lockedUntil: Date | null;
}

interface KnownFailures extends LoginFailures {
  readonly lastAddress: string;
}

const select = `select failures, temporary_lockouts as "temporaryLockouts", last_address as "lastAddress",
  last_failed_at as "lastFailedAt", locked_until as "lockedUntil" from issuer.login_failure where account_id = $1`;

const fromRow = (row: FailureRow | undefined): KnownFailures =>
  row === undefined
    ? { ...noFailures, lastAddress: 'n/a' }
    : {
        failures: row.failures,
        temporaryLockouts: row.temporaryLockouts,
        lastAddress: row.lastAddress,
        lastFailedMs: row.lastFailedAt?.getTime() ?? 0,
        lockedUntilMs: row.lockedUntil?.getTime() ?? 0,
      };

export const failuresOf = async (sql: Sql, accountId: string): Promise<KnownFailures> =>
  fromRow((await sql.query<FailureRow>(select, [accountId]))[0]);

/** The same, with the row locked until the transaction ends. */
export const lockFailuresOf = async (sql: Sql, accountId: string): Promise<KnownFailures> =>
  fromRow((await sql.query<FailureRow>(`${select} for update`, [accountId]))[0]);

/** Counts every failure, also those that arrive at once. */
export async function countFailure(
  sql: SqlPort,
  accountId: string,
  address: string,
  now: Date,
  policy: BruteForcePolicy,
): Promise<void> {
  await sql.transaction(async (tx) => {
    await tx.query(
      'insert into issuer.login_failure (account_id) select id from issuer.account where id = $1 on conflict do nothing',
      [accountId],
    );
    const after = afterFailure(await lockFailuresOf(tx, accountId), now.getTime(), policy);
    await tx.query(
      `update issuer.login_failure set failures = $2, temporary_lockouts = $3, last_address = $4, last_failed_at = $5, locked_until = $6
       where account_id = $1`,
      [
        accountId,
        after.failures,
        after.temporaryLockouts,
        address,
        now,
        after.lockedUntilMs === 0 ? null : new Date(after.lockedUntilMs),
      ],
    );
  });
}

export async function clearFailures(sql: Sql, accountId: string): Promise<void> {
  await sql.query('delete from issuer.login_failure where account_id = $1', [accountId]);
}

export async function clearAllFailures(sql: Sql): Promise<void> {
  await sql.query('delete from issuer.login_failure');
}
