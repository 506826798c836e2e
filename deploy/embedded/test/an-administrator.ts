import { anAdult, anotherSession } from '@alcancia/testing';

import type { TestSystem } from './a-system.js';

/** Who runs the product, with an account that is set up: the role and the second step are written by hand. Answers a token. */
export async function anAdministrator(system: TestSystem): Promise<string> {
  const adult = await anAdult(system, { displayName: 'Ana' });
  const { sql } = system.databases;
  await sql.query(`update identity.profiles set role = 'super_admin' where id = $1`, [adult.adultId]);
  const { accessToken } = await anotherSession(system, adult);
  await sql.query(
    `insert into identity.totp_factors (adult_id, secret_sealed, confirmed_at) values ($1, 'sealed', now())`,
    [adult.adultId],
  );
  return accessToken;
}
