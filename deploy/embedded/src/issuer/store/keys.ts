import { randomBytes } from 'node:crypto';

import {
  calculateJwkThumbprint,
  exportPKCS8,
  exportJWK,
  generateKeyPair,
  importJWK,
  importPKCS8,
  type CryptoKey,
  type JWK,
} from 'jose';

import type { Seal } from '@alcancia/server-kit';

import type { IssuerClock } from '../issuer.config.js';
import type { Sql, SqlPort } from './sql.js';

/** A retired key is still published until every token that it signed has long expired. */
const publishedAfterRetiringMs = 86_400_000;

interface KeyRow {
  kid: string;
  purpose: 'access' | 'refresh';
  sealed: string;
  publicJwk: JWK | null;
  retiredAt: Date | null;
}

interface VerifyingKey {
  readonly kid: string;
  readonly jwk: JWK;
  readonly key: CryptoKey | Uint8Array;
}

export interface Keys {
  /** Signs access and id tokens, RS256. */
  signing(): { readonly kid: string; readonly key: CryptoKey };
  /** Signs and checks refresh tokens, HS512: nobody but the issuer reads them. */
  refresh(): { readonly kid: string; readonly key: Uint8Array };
  verifying(kid: string | undefined): CryptoKey | Uint8Array | undefined;
  published(): readonly JWK[];
  /** New tokens are signed by a new key; the old one stays in `certs` for a day. */
  rotate(): Promise<void>;
}

export async function openKeys({ sql, clock, seal }: { sql: SqlPort; clock: IssuerClock; seal: Seal }): Promise<Keys> {
  await makeMissing(sql, seal, clock.now());
  let ring = await readRing(sql, seal, clock.now());

  return {
    signing: () => ring.signing,
    refresh: () => ring.refresh,
    verifying: (kid) => ring.verifying.find((one) => one.kid === kid)?.key,
    published: () => ring.verifying.map(({ jwk }) => jwk),
    async rotate() {
      const now = clock.now();
      const fresh = await newAccessKey(seal);
      await sql.transaction(async (tx) => {
        await tx.query(
          `update issuer.signing_key set retired_at = $1 where purpose = 'access' and retired_at is null`,
          [now],
        );
        await insert(tx, fresh, now);
      });
      ring = await readRing(sql, seal, now);
    },
  };
}

async function makeMissing(sql: SqlPort, seal: Seal, now: Date): Promise<void> {
  const rows = await sql.query<{ purpose: string }>('select purpose from issuer.signing_key where retired_at is null');
  const has = (purpose: string) => rows.some((row) => row.purpose === purpose);
  if (!has('access')) await insert(sql, await newAccessKey(seal), now);
  if (!has('refresh')) await insert(sql, newRefreshKey(seal), now);
}

type NewKey = Omit<KeyRow, 'retiredAt'>;

async function newAccessKey(seal: Seal): Promise<NewKey> {
  const { privateKey, publicKey } = await generateKeyPair('RS256', { extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const sealed = seal.close(await exportPKCS8(privateKey));
  return { kid, purpose: 'access', sealed, publicJwk: { kid, ...jwk, alg: 'RS256', use: 'sig' } };
}

function newRefreshKey(seal: Seal): NewKey {
  return {
    kid: randomBytes(16).toString('hex'),
    purpose: 'refresh',
    sealed: seal.close(randomBytes(64).toString('base64')),
    publicJwk: null,
  };
}

/** Two processes that start at once on one server keep the first key. */
async function insert(sql: Sql, { kid, purpose, sealed, publicJwk }: NewKey, now: Date): Promise<void> {
  await sql.query(
    `insert into issuer.signing_key (kid, purpose, sealed, public_jwk, created_at)
     values ($1, $2, $3, $4::jsonb, $5) on conflict do nothing`,
    [kid, purpose, sealed, publicJwk && JSON.stringify(publicJwk), now],
  );
}

async function readRing(sql: Sql, seal: Seal, now: Date) {
  await sql.query('delete from issuer.signing_key where retired_at < $1', [
    new Date(now.getTime() - publishedAfterRetiringMs),
  ]);
  const rows = await sql.query<KeyRow>(
    `select kid, purpose, sealed, public_jwk as "publicJwk", retired_at as "retiredAt"
     from issuer.signing_key order by created_at desc`,
  );
  const inUse = (purpose: KeyRow['purpose']) => {
    const row = rows.find((one) => one.purpose === purpose && one.retiredAt === null);
    if (!row) throw new Error(`The issuer has no key for ${purpose} tokens`);
    return row;
  };
  const access = inUse('access');
  const refresh = inUse('refresh');
  const verifying: VerifyingKey[] = [];
  for (const { kid, publicJwk } of rows)
    if (publicJwk) verifying.push({ kid, jwk: publicJwk, key: await importJWK(publicJwk, 'RS256') });
  return {
    signing: { kid: access.kid, key: await importPKCS8(unseal(seal, access), 'RS256') },
    refresh: { kid: refresh.kid, key: Uint8Array.from(Buffer.from(unseal(seal, refresh), 'base64')) },
    verifying,
  };
}

function unseal(seal: Seal, { sealed }: KeyRow): string {
  try {
    return seal.open(sealed);
  } catch (cause) {
    throw new Error("The issuer's signing keys were sealed with another secret than the one given", { cause });
  }
}
