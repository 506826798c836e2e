import type { Sql } from './sql.js';

export interface Account {
  readonly id: string;
  readonly username: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly isEnabled: boolean;
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly requiredActions: readonly string[];
  readonly passwordHash: string | null;
  readonly createdAt: Date;
}

/** Absent fields stay as they are. */
type AccountChange = Partial<Omit<Account, 'id' | 'username' | 'createdAt'>>;

export interface AccountSearch {
  readonly email?: string;
  readonly username?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  /** Part of any name or address. */
  readonly anywhere?: string;
  readonly isExact: boolean;
  readonly isEnabled?: boolean;
  readonly isEmailVerified?: boolean;
  readonly attributes?: Readonly<Record<string, readonly string[]>>;
}

const columns = `id, username, email, is_email_verified as "isEmailVerified", first_name as "firstName", last_name as "lastName",
  is_enabled as "isEnabled", attributes, required_actions as "requiredActions", password_hash as "passwordHash", created_at as "createdAt"`;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** No account has this id: looking for it costs what looking for a real one costs. */
export const nobody = '00000000-0000-0000-0000-000000000000';
export const isUuid = (text: string): boolean => uuid.test(text);

export async function findAccount(sql: Sql, id: string): Promise<Account | undefined> {
  if (!isUuid(id)) return undefined;
  return (await sql.query<Account>(`select ${columns} from issuer.account where id = $1`, [id]))[0];
}

/** By e-mail or user name, in any case of letters. */
export async function findAccountByLogin(sql: Sql, login: string): Promise<Account | undefined> {
  if (login.includes('\0')) return undefined;
  return (
    await sql.query<Account>(`select ${columns} from issuer.account where username = $1 or email = $1`, [
      login.toLowerCase(),
    ])
  )[0];
}

/** Answers false when the e-mail is taken. */
export async function insertAccount(sql: Sql, account: Account): Promise<boolean> {
  const rows = await sql.query(
    `insert into issuer.account (id, username, email, is_email_verified, first_name, last_name, is_enabled, attributes, required_actions, password_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb, $9::jsonb, $10, $11) on conflict do nothing returning id`,
    [
      account.id,
      account.username,
      account.email,
      account.isEmailVerified,
      account.firstName,
      account.lastName,
      account.isEnabled,
      JSON.stringify(account.attributes),
      JSON.stringify(account.requiredActions),
      account.passwordHash,
      account.createdAt,
    ],
  );
  return rows.length === 1;
}

/** The user name follows the e-mail. Throws what `isTaken` recognises when another account has that e-mail. */
export async function updateAccount(sql: Sql, id: string, change: AccountChange): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  await sql.query(
    `update issuer.account set
       username = coalesce($2, username), email = coalesce($2, email), is_email_verified = coalesce($3, is_email_verified),
       first_name = coalesce($4, first_name), last_name = coalesce($5, last_name), is_enabled = coalesce($6, is_enabled),
       attributes = coalesce($7::jsonb, attributes), required_actions = coalesce($8::jsonb, required_actions),
       password_hash = coalesce($9, password_hash)
     where id = $1`,
    [
      id,
      change.email ?? null,
      change.isEmailVerified ?? null,
      change.firstName ?? null,
      change.lastName ?? null,
      change.isEnabled ?? null,
      json(change.attributes),
      json(change.requiredActions),
      change.passwordHash ?? null,
    ],
  );
}

export async function requireAction(sql: Sql, id: string, action: string): Promise<void> {
  await sql.query(
    `update issuer.account set required_actions = required_actions || to_jsonb($2::text)
     where id = $1 and not required_actions ? $2`,
    [id, action],
  );
}

export async function deleteAccount(sql: Sql, id: string): Promise<void> {
  await sql.query('delete from issuer.account where id = $1', [id]);
}

export async function searchAccounts(
  sql: Sql,
  search: AccountSearch,
  page: { first: number; max: number },
): Promise<Account[]> {
  const { where, params } = conditions(search);
  const place = params.length;
  return sql.query<Account>(
    `select ${columns} from issuer.account where ${where} order by username offset $${place + 1} limit $${place + 2}`,
    [...params, page.first, page.max],
  );
}

export async function countAccounts(sql: Sql, search: AccountSearch): Promise<number> {
  const { where, params } = conditions(search);
  const rows = await sql.query<{ count: number }>(
    `select count(*)::int as count from issuer.account where ${where}`,
    params,
  );
  return rows[0]?.count ?? 0;
}

function conditions(search: AccountSearch): { where: string; params: unknown[] } {
  const params: unknown[] = [];
  const place = (value: unknown) => `$${params.push(value)}`;
  const where = ['true'];
  const part = (text: string) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  const text = (column: string, value: string | undefined) => {
    if (value === undefined) return;
    where.push(
      search.isExact
        ? `lower(${column}) = ${place(value.toLowerCase())}`
        : `lower(${column}) like ${place(part(value))}`,
    );
  };
  text('email', search.email);
  text('username', search.username);
  text('first_name', search.firstName);
  text('last_name', search.lastName);
  if (search.anywhere !== undefined) {
    const like = `like ${place(part(search.anywhere))}`;
    where.push(
      `(${['email', 'username', 'first_name', 'last_name'].map((column) => `lower(${column}) ${like}`).join(' or ')})`,
    );
  }
  if (search.isEnabled !== undefined) where.push(`is_enabled = ${place(search.isEnabled)}`);
  if (search.isEmailVerified !== undefined) where.push(`is_email_verified = ${place(search.isEmailVerified)}`);
  if (search.attributes) where.push(`attributes @> ${place(JSON.stringify(search.attributes))}::jsonb`);
  return { where: where.join(' and '), params };
}
