import { randomBytes } from 'node:crypto';

import type { Sql } from './issuer/store/sql.js';
import type { FirstAdministrator } from './system.js';

const email = 'admin@alcancia.local';
const lookedEveryMs = 200;

interface Administrator {
  readonly hasEntered: boolean;
  readonly changed: string;
}

async function administrators(sql: Sql): Promise<readonly Administrator[]> {
  const [place] = await sql.query<{ name: string | null }>(`select to_regclass('identity.profiles')::text as name`);
  if (!place?.name) return [];
  return sql.query<Administrator>(
    `select last_login_at is not null as "hasEntered", updated_at::text as changed
     from identity.profiles where role = 'super_admin'`,
  );
}

const lastChanged = (known: readonly Administrator[]): string => known.map(({ changed }) => changed).join(' ');

/**
 * Whom this start makes, with a password that is kept nowhere; undefined once one has come in (G53). Until then every
 * start gives another password: the one before may have been lost with a start that failed.
 */
export async function firstAdministratorOf(
  sql: Sql,
): Promise<(FirstAdministrator & { readonly before: string }) | undefined> {
  const known = await administrators(sql);
  if (known.some(({ hasEntered }) => hasEntered)) return undefined;
  return { email, password: randomBytes(12).toString('base64url'), before: lastChanged(known) };
}

/** Resolves once the account has this password: only then it is worth saying. False where `isOver` says so before. */
export async function isMade(sql: Sql, before: string, isOver: () => boolean): Promise<boolean> {
  while (!isOver()) {
    if (lastChanged(await administrators(sql)) !== before) return true;
    await new Promise((resolve) => setTimeout(resolve, lookedEveryMs).unref());
  }
  return false;
}
