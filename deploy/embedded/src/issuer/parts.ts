import type { IssuerClock, IssuerOptions, RealmPolicy } from './issuer.config.js';
import type { Passwords } from './passwords.js';
import type { Keys } from './store/keys.js';
import type { SqlPort } from './store/sql.js';
import type { Tokens } from './tokens.js';

/** What the endpoints are made of. */
export interface Parts {
  readonly sql: SqlPort;
  readonly clock: IssuerClock;
  readonly realm: string;
  /** `iss` of every token: {publicOrigin}/realms/{realm}. */
  readonly issuer: string;
  readonly policy: RealmPolicy;
  readonly secrets: IssuerOptions['secrets'];
  readonly keys: Keys;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
}
