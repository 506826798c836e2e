import type { RealmPolicy } from '../issuer.config.js';
import { isUuid, type Account } from './accounts.js';
import type { Sql } from './sql.js';

export interface Session {
  readonly id: string;
  readonly accountId: string;
  readonly address: string;
  readonly startedAt: Date;
  readonly refreshedAt: Date;
  /** Gone after a refresh token was used twice: the session is over, though it is still listed. */
  readonly hasClient: boolean;
}

interface NewSession {
  readonly id: string;
  readonly address: string;
  readonly refreshId: string;
}

const columns = `id, account_id as "accountId", address, started_at as "startedAt", refreshed_at as "refreshedAt", has_client as "hasClient"`;

/** Answers nothing when the account was disabled, deleted or given another password since it was looked at. */
export async function startSession(
  sql: Sql,
  { id, passwordHash }: Account,
  session: NewSession,
  now: Date,
): Promise<Session | undefined> {
  const rows = await sql.query<Session>(
    `insert into issuer.session (id, account_id, address, started_at, refreshed_at, refresh_id)
     select $1::uuid, id, $2::text, $3::timestamptz, $3::timestamptz, $4::uuid from issuer.account where id = $5 and is_enabled and password_hash = $6
     returning ${columns}`,
    [session.id, session.address, now, session.refreshId, id, passwordHash],
  );
  return rows[0];
}

export async function findSession(sql: Sql, id: string): Promise<Session | undefined> {
  if (!isUuid(id)) return undefined;
  return (await sql.query<Session>(`select ${columns} from issuer.session where id = $1`, [id]))[0];
}

/** Exchanges the one refresh token that still counts for the next. Of two who try at once, one gets it. */
export async function rotateRefresh(sql: Sql, id: string, used: string, next: string, now: Date): Promise<boolean> {
  if (!isUuid(used)) return false;
  const rows = await sql.query(
    `update issuer.session set refresh_id = $3, refreshed_at = $4 where id = $1 and refresh_id = $2 and has_client returning id`,
    [id, used, next, now],
  );
  return rows.length === 1;
}

export async function detachClient(sql: Sql, id: string): Promise<void> {
  await sql.query('update issuer.session set has_client = false where id = $1', [id]);
}

export async function sessionsOf(sql: Sql, accountId: string): Promise<Session[]> {
  return sql.query<Session>(`select ${columns} from issuer.session where account_id = $1 order by started_at`, [
    accountId,
  ]);
}

/** Answers whether there was one. */
export async function endSession(sql: Sql, id: string): Promise<boolean> {
  if (!isUuid(id)) return false;
  return (await sql.query('delete from issuer.session where id = $1 returning id', [id])).length === 1;
}

export async function endSessionsOf(sql: Sql, accountId: string): Promise<void> {
  await sql.query('delete from issuer.session where account_id = $1', [accountId]);
}

export async function forgetOldSessions(sql: Sql, accountId: string, policy: RealmPolicy, now: Date): Promise<void> {
  const before = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  await sql.query('delete from issuer.session where account_id = $1 and (refreshed_at <= $2 or started_at <= $3)', [
    accountId,
    before(policy.refreshIdleSeconds),
    before(policy.sessionMaxSeconds),
  ]);
}

/** When the session ends if nobody refreshes it from now on, in ms since the epoch. */
export const endsAtMs = ({ startedAt, refreshedAt }: Session, policy: RealmPolicy): number =>
  Math.min(
    refreshedAt.getTime() + policy.refreshIdleSeconds * 1000,
    startedAt.getTime() + policy.sessionMaxSeconds * 1000,
  );
