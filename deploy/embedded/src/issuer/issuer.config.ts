import type { SqlPort } from './store/sql.js';

/** The browser's client: public, so that keycloak-js can refresh without a secret. */
export const webClientId = 'alcancia-web';
/** Identity's own client: confidential, with the right to manage accounts. */
export const identityClientId = 'alcancia-identity';

export interface IssuerClock {
  now(): Date;
}

export interface BruteForcePolicy {
  readonly failureFactor: number;
  readonly waitIncrementSeconds: number;
  readonly maxFailureWaitSeconds: number;
  readonly minimumQuickLoginWaitSeconds: number;
  readonly quickLoginCheckMs: number;
  readonly maxDeltaTimeSeconds: number;
}

export interface RealmPolicy {
  readonly accessTokenSeconds: number;
  readonly refreshIdleSeconds: number;
  readonly sessionMaxSeconds: number;
  readonly passwordMinLength: number;
  readonly passwordMaxLength: number;
  readonly bruteForce: BruteForcePolicy;
  /** Password hashes computed at once, and how many more may wait before the issuer answers 503. */
  readonly hashing: { readonly atOnce: number; readonly waiting: number };
}

const days = 86_400;

/** As the realm file of the real Keycloak says it: passwords from 6 characters (spec 1 §5), a lock of 60 s (spec 1 §8). */
export const realmPolicy: RealmPolicy = {
  accessTokenSeconds: 300,
  refreshIdleSeconds: 90 * days,
  sessionMaxSeconds: 400 * days,
  passwordMinLength: 6,
  passwordMaxLength: 256,
  bruteForce: {
    failureFactor: 5,
    waitIncrementSeconds: 60,
    maxFailureWaitSeconds: 60,
    minimumQuickLoginWaitSeconds: 60,
    quickLoginCheckMs: 1000,
    maxDeltaTimeSeconds: 43_200,
  },
  hashing: { atOnce: 2, waiting: 64 },
};

export interface IssuerOptions {
  readonly sql: SqlPort;
  readonly clock: IssuerClock;
  readonly realm: string;
  /** The address that people see, e.g. 'http://localhost:3000': it is in every token's `iss`. */
  readonly publicOrigin: string;
  readonly secrets: {
    /** The client secret of `alcancia-identity`. */
    readonly identityClient: string;
    /** Seals the signing keys in the database; with another one the issuer refuses to start. */
    readonly keys: string;
  };
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly policy?: RealmPolicy;
}
