import { Seal } from '@alcancia/server-kit';

import { type IssuerOptions, realmPolicy } from './issuer.config.js';
import { createPasswords } from './passwords.js';
import { createServer } from './server.js';
import { openKeys } from './store/keys.js';
import { migrate } from './store/migrate.js';
import { seedRoles } from './store/roles.js';
import { createTokens } from './tokens.js';

export interface Issuer {
  /** Where it listens, on the loopback only: 'http://127.0.0.1:{port}'. Keycloak's base URL for identity and the gateway. */
  readonly url: string;
  /** New tokens get a new key; tokens signed by the old one stay good until they expire. */
  rotateSigningKey(): Promise<void>;
  /** Stops listening. The database stays open: its opener closes it. */
  close(): Promise<void>;
}

/** A small issuer of accounts and tokens that answers as Keycloak 26 was measured to (house §3, §5). */
export async function createIssuer(options: IssuerOptions): Promise<Issuer> {
  const { sql, clock, realm, publicOrigin, secrets, port = 0, policy = realmPolicy } = options;
  await migrate(sql);
  await seedRoles(sql, realm);

  const issuer = `${publicOrigin}/realms/${realm}`;
  const keys = await openKeys({ sql, clock, seal: new Seal(secrets.keys, 'issuer:keys') });
  const tokens = createTokens({ keys, clock, issuer, policy });
  const passwords = createPasswords(policy);
  const server = createServer({ sql, clock, realm, issuer, policy, secrets, keys, passwords, tokens });

  const url = await server.listen({ host: '127.0.0.1', port });
  return { url, rotateSigningKey: () => keys.rotate(), close: () => server.close() };
}
