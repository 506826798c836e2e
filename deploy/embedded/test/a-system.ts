import { randomUUID } from 'node:crypto';

import type { Clock } from '@alcancia/server-kit';
import { openTestDatabase } from '@alcancia/server-kit/testing';
import { askAt, type AskOverHttp, linkTokenIn, type Want, wantWith, freePort } from '@alcancia/testing';
import pg from 'pg';

import type { Databases } from '../src/databases.js';
import { pgSql } from '../src/issuer/store/pg-sql.js';
import { pgliteSql } from '../src/issuer/store/pglite-sql.js';
import { definitions } from '../src/services.js';
import { type OtherIssuer, startSystem, type System, type SystemOptions } from '../src/system.js';

export interface TestSystem extends System {
  readonly databases: Databases;
  readonly isConcurrent: boolean;
  /** Asks over HTTP as a browser does. */
  readonly ask: AskOverHttp;
  /** The same, where anything but a 2xx is a failure of the test. */
  readonly want: Want;
  /** The same as `want`: this system is never unavailable. */
  readonly eventually: Want;
  linkToken(email: string): Promise<string>;
  /** Resolves when everything published so far has been reacted to. */
  settled(): Promise<void>;
  /** Stops it and starts another on the same rows, at the same time of day. This one is over. */
  restart(): Promise<TestSystem>;
  close(): Promise<void>;
}

const secret = (): string => `${randomUUID()}${randomUUID()}`;

/** The real system on a database of its own (a real server when DATABASE_URL is set), asked over HTTP. */
export async function aSystem({
  issuer,
  logOf,
  clock: ownClock,
  beforeOpening,
}: Pick<SystemOptions, 'logOf' | 'clock' | 'beforeOpening'> & {
  issuer?: OtherIssuer & { publicOrigin: string };
} = {}): Promise<TestSystem> {
  const { database, isConcurrent, drop } = await openTestDatabase(definitions);
  const pool = database.kind === 'postgres' ? new pg.Pool({ connectionString: database.url, max: 4 }) : null;
  pool?.on('error', () => undefined);
  const sql = pool ? pgSql(pool) : pgliteSql((database as Extract<typeof database, { kind: 'pglite' }>).pglite);
  const databases: Databases = { forServices: database, sql, close: async () => pool?.end() };
  const port = await freePort();
  const options = {
    databases,
    secrets: { intents: secret(), sessions: secret(), pins: secret(), identityClient: secret(), issuerKeys: secret() },
    port,
    publicOrigin: issuer?.publicOrigin ?? `http://localhost:${port}`,
    ...(issuer && { issuer }),
    ...(logOf && { logOf }),
    gateway: { limitFactor: 1_000, perAddress: { max: 1_000_000, perSeconds: 60 } },
  };
  const ask = askAt(`http://127.0.0.1:${port}`);

  const start = async (clock?: Clock, atFirst?: SystemOptions['beforeOpening']): Promise<TestSystem> => {
    const system = await startSystem({
      ...options,
      ...(clock && { clock }),
      ...(atFirst && { beforeOpening: atFirst }),
    });
    const want = wantWith(ask);
    const settled = async (): Promise<void> => {
      for (let round = 0; round < 3; round += 1) await Promise.all(system.services.map((service) => service.settled()));
    };
    return {
      ...system,
      databases,
      isConcurrent,
      ask,
      want,
      eventually: want,
      settled,
      async linkToken(email) {
        await settled();
        const token = linkTokenIn((await system.mailbox.mails()).find(({ to }) => to === email)?.text);
        if (!token) throw new Error(`No link was sent to ${email}`);
        return token;
      },
      async restart() {
        await system.stop();
        return start(system.clock);
      },
      async close() {
        await system.stop();
        await databases.close();
        await drop();
      },
    };
  };
  return start(ownClock, beforeOpening).catch(async (error: unknown) => {
    await databases.close();
    await drop();
    throw error;
  });
}
