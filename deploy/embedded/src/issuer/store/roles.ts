import { randomUUID } from 'node:crypto';

import type { Sql } from './sql.js';

export interface Role {
  readonly id: string;
  readonly name: string;
  readonly isComposite: boolean;
}

/** What every account is given; it carries `adult` within. */
export const defaultRole = (realm: string): string => `default-roles-${realm}`;
const insideDefault = 'adult';
const named = ['adult', 'super_admin'];

export async function seedRoles(sql: Sql, realm: string): Promise<void> {
  for (const name of [defaultRole(realm), ...named])
    await sql.query('insert into issuer.realm_role (id, name) values ($1, $2) on conflict do nothing', [
      randomUUID(),
      name,
    ]);
}

const composite = `name like 'default-roles-%' as "isComposite"`;

export const allRoles = (sql: Sql): Promise<Role[]> =>
  sql.query(`select id, name, ${composite} from issuer.realm_role order by name`);

/** The roles given to the account by name. */
export const rolesOf = (sql: Sql, accountId: string): Promise<Role[]> =>
  sql.query(
    `select id, name, ${composite} from issuer.realm_role
     where id in (select role_id from issuer.account_role where account_id = $1) order by name`,
    [accountId],
  );

/** The given roles and what they carry within. */
export async function effectiveRolesOf(sql: Sql, accountId: string): Promise<Role[]> {
  return sql.query(
    `select id, name, ${composite} from issuer.realm_role r
     where id in (select role_id from issuer.account_role where account_id = $1)
        or name = $2 and exists (
          select from issuer.account_role a join issuer.realm_role d on d.id = a.role_id
          where a.account_id = $1 and d.name like 'default-roles-%')
     order by name`,
    [accountId, insideDefault],
  );
}

export async function giveRoles(sql: Sql, accountId: string, names: readonly string[]): Promise<void> {
  await sql.query(
    `insert into issuer.account_role (account_id, role_id)
     select $1::uuid, id from issuer.realm_role where to_jsonb(name) <@ $2::jsonb on conflict do nothing`,
    [accountId, JSON.stringify(names)],
  );
}

export async function takeRoles(sql: Sql, accountId: string, names: readonly string[]): Promise<void> {
  await sql.query(
    `delete from issuer.account_role where account_id = $1
       and role_id in (select id from issuer.realm_role where to_jsonb(name) <@ $2::jsonb)`,
    [accountId, JSON.stringify(names)],
  );
}
