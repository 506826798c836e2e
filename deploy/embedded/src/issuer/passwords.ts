import { hash, verify } from '@node-rs/argon2';

import type { RealmPolicy } from './issuer.config.js';
import { KeycloakError, oauthError } from './keycloak-error.js';

// OWASP's argon2id: 19 MiB, two passes, one lane. The library's default algorithm is argon2id.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export interface Passwords {
  /** Refuses what the realm's policy refuses, then hashes. */
  hash(password: string): Promise<string>;
  /** Takes as long without a hash as with one, so that nobody learns who has an account. */
  matches(passwordHash: string | null, password: string): Promise<boolean>;
}

/** Hashing runs on the thread pool, a few at once; when the queue is full it refuses (load shedding). */
export function createPasswords(policy: RealmPolicy): Passwords {
  const inTurn = limit(policy.hashing);
  const nobodys = hash('nobody has this password', cost);

  return {
    async hash(password) {
      mustFit(password, policy);
      return inTurn(() => hash(password, cost));
    },
    async matches(passwordHash, password) {
      const isPossible = passwordHash !== null && password.length <= policy.passwordMaxLength;
      const against = isPossible ? passwordHash : await nobodys;
      return (await inTurn(() => verify(against, isPossible ? password : ''))) && isPossible;
    },
  };
}

function mustFit(password: string, { passwordMinLength: min, passwordMaxLength: max }: RealmPolicy): void {
  const refuse = (code: string, text: string) => oauthError(400, code, `Invalid password: ${text}.`);
  if (password.length < min) throw refuse('invalidPasswordMinLengthMessage', `minimum length ${min}`);
  if (password.length > max) throw refuse('invalidPasswordMaxLengthMessage', `maximum length ${max}`);
}

function limit({ atOnce, waiting }: RealmPolicy['hashing']) {
  const queue: (() => void)[] = [];
  let free = atOnce;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1;
    else if (queue.length < waiting) await new Promise<void>((turn) => queue.push(turn));
    else throw new KeycloakError(503, { error: 'temporarily_unavailable' }, { 'retry-after': '1' });
    try {
      return await work();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free += 1;
    }
  };
}
