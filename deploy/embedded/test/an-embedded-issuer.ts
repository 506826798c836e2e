import { randomUUID } from 'node:crypto';

import { openEmptyPglite } from '@alcancia/server-kit/testing';
import { Pool } from 'pg';

import { createIssuer, type Issuer } from '../src/issuer/issuer.js';
import { pgSql } from '../src/issuer/store/pg-sql.js';
import { pgliteSql } from '../src/issuer/store/pglite-sql.js';
import type { SqlPort } from '../src/issuer/store/sql.js';
import { type AnIssuer, anIssuerAt, realm } from './an-issuer.js';

const publicOrigin = 'http://localhost:3000';
const clientSecret = 'a secret of identity';

export interface AnEmbeddedIssuer extends AnIssuer {
  readonly sql: SqlPort;
  readonly running: Issuer;
  /** Moves the issuer's clock forward. */
  later(seconds: number): void;
  restart(secrets?: { keys: string }): Promise<AnEmbeddedIssuer>;
}

/** A new database: in this process, or on the server named by DATABASE_URL. */
async function aDatabase(): Promise<{ sql: SqlPort; drop: () => Promise<void> }> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    const { pglite } = await openEmptyPglite();
    return { sql: pgliteSql(pglite), drop: () => pglite.close() };
  }
  const name = `issuer_${randomUUID().replaceAll('-', '')}`;
  const owner = new Pool({ connectionString: server, max: 1 });
  await owner.query(`create database ${name}`);
  const address = new URL(server);
  address.pathname = `/${name}`;
  const pool = new Pool({ connectionString: address.href, max: 8 });
  pool.on('error', () => undefined); // dropping the database may still find a connection that is on its way out
  const drop = async () => {
    await pool.end();
    await owner.query(`drop database ${name} with (force)`);
    await owner.end();
  };
  return { sql: pgSql(pool), drop };
}

/** With the machine's clock, or one that only the test moves. */
export async function anEmbeddedIssuer({ standsStill = false } = {}): Promise<AnEmbeddedIssuer> {
  const { sql, drop } = await aDatabase();
  const startedAt = Date.now();
  const time: Time = { shiftMs: 0, readMs: standsStill ? () => startedAt : () => Date.now() };
  return over(sql, drop, time, 'a secret for keys');
}

interface Time {
  shiftMs: number;
  readonly readMs: () => number;
}

async function over(sql: SqlPort, drop: () => Promise<void>, time: Time, keys: string): Promise<AnEmbeddedIssuer> {
  const clock = { now: () => new Date(time.readMs() + time.shiftMs) };
  const secrets = { identityClient: clientSecret, keys };
  const running = await createIssuer({ sql, clock, realm, publicOrigin, secrets });
  const close = async () => {
    await running.close();
    await drop();
  };

  return {
    ...(await anIssuerAt({ url: running.url, clientSecret, isEmbedded: true }, close)),
    sql,
    running,
    later: (seconds) => {
      time.shiftMs += seconds * 1000;
    },
    restart: async (next = { keys }) => {
      await running.close();
      return over(sql, drop, time, next.keys);
    },
  };
}
