import { plainError } from '../keycloak-error.js';
import { type Account, findAccount } from '../store/accounts.js';
import type { Sql } from '../store/sql.js';

export interface ById {
  Params: { id: string };
}

export async function knownAccount(sql: Sql, id: string): Promise<Account> {
  const account = await findAccount(sql, id);
  if (!account) throw plainError(404, 'User not found');
  return account;
}
