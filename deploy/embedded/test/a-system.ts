import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { keptAs, services } from '@alcancia/contracts/rooms';
import type { Failpoints } from '@alcancia/server-kit';
import { openTestDatabase } from '@alcancia/server-kit/testing';
import {
  askAt,
  type AskOverHttp,
  linkTokenAmong,
  type Want,
  wantWith,
  wantWithRetries,
  freePort,
} from '@alcancia/testing';
import pg from 'pg';

import type { Databases } from '../src/databases.js';
import { pgSql } from '../src/issuer/store/pg-sql.js';
import { pgliteSql } from '../src/issuer/store/pglite-sql.js';
import { definitions } from '../src/services.js';
import { type OtherIssuer, startSystem, type System, type SystemOptions } from '../src/system.js';

export interface TestSystem extends System {
  readonly databases: Databases;
  readonly isConcurrent: boolean;
  /** The address that people see. */
  readonly publicOrigin: string;
  /** The folder of its store of objects. */
  readonly filesDir: string;
  /** Asks over HTTP as a browser does. */
  readonly ask: AskOverHttp;
  /** The same, where anything but a 2xx is a failure of the test. */
  readonly want: Want;
  /** For what prepares a proof: a machine with much else to do may not answer within a deadline. */
  readonly eventually: Want;
  linkToken(email: string): Promise<string>;
  /** Resolves when everything published so far has been reacted to. */
  settled(): Promise<void>;
  /** Stops it and starts another on the same rows, at the same time of day. This one is over. */
  restart(): Promise<TestSystem>;
  /** Another process of it on the same rows, beside this one, with the same time of day; stop it, do not close it. */
  replica(failpoints?: Failpoints): Promise<TestSystem>;
  close(): Promise<void>;
}

/** Signs the links that end e-mails, so that a test can make one. */
export const unsubscribeSecret = 'a secret of the tests for links in e-mails';

const secret = (): string => `${randomUUID()}${randomUUID()}`;
/** One for each that the list of rooms names. */
const secretsOfServices = (): Record<string, string> =>
  Object.fromEntries(Object.values(services).flatMap((room) => room.secrets.map((name) => [keptAs(name), secret()])));

/** The real system on a database of its own (a real server when DATABASE_URL is set), asked over HTTP. */
export async function aSystem({
  issuer,
  logOf,
  clock: ownClock,
  beforeOpening,
  firstAdministrator,
  accessTokenSeconds,
  ai,
}: Pick<SystemOptions, 'logOf' | 'clock' | 'beforeOpening' | 'firstAdministrator' | 'accessTokenSeconds' | 'ai'> & {
  issuer?: OtherIssuer & { publicOrigin: string };
} = {}): Promise<TestSystem> {
  const { database, isConcurrent, drop } = await openTestDatabase(definitions);
  const pool = database.kind === 'postgres' ? new pg.Pool({ connectionString: database.url, max: 4 }) : null;
  pool?.on('error', () => undefined);
  const sql = pool ? pgSql(pool) : pgliteSql((database as Extract<typeof database, { kind: 'pglite' }>).pglite);
  const databases: Databases = { forServices: database, sql, close: async () => pool?.end() };
  const port = await freePort();
  const filesDir = await mkdtemp(join(tmpdir(), 'alcancia-files-'));
  const options = {
    databases,
    filesDir,
    secrets: {
      intents: secret(),
      sessions: secret(),
      pins: secret(),
      ...secretsOfServices(),
      unsubscribes: unsubscribeSecret,
      identityClient: secret(),
      issuerKeys: secret(),
      files: secret(),
    },
    port,
    publicOrigin: issuer?.publicOrigin ?? `http://localhost:${port}`,
    ...(issuer && { issuer }),
    ...(logOf && { logOf }),
    ...(firstAdministrator && { firstAdministrator }),
    ...(accessTokenSeconds && { accessTokenSeconds }),
    ...(ai && { ai }),
    gateway: { limitFactor: 1_000, perAddress: { max: 1_000_000, perSeconds: 60 } },
  };
  const ask = askAt(`http://127.0.0.1:${port}`);
  /** How far the log of changes is. On a server of several databases others write into it, too. */
  const written = async (): Promise<string | undefined> => {
    const [log] = await sql.query<{ place: string }>('select pg_current_wal_insert_lsn()::text as place');
    return log?.place;
  };

  const start = async (own: Partial<SystemOptions> = {}): Promise<TestSystem> => {
    const system = await startSystem({ ...options, ...own });
    const want = wantWith(ask);
    const settled = async (): Promise<void> => {
      const before = await written();
      for (let round = 0; round < 3; round += 1) {
        await Promise.all(system.services.map((service) => service.settled()));
        // Nobody had anything to do: a second round costs as much as the first, and finds as little.
        if (round === 0 && (await written()) === before) return;
      }
    };
    return {
      ...system,
      databases,
      isConcurrent,
      publicOrigin: options.publicOrigin,
      filesDir,
      ask,
      want,
      eventually: wantWithRetries(ask, { answerWithinMs: 30_000 }),
      settled,
      async linkToken(email) {
        await settled();
        const mails = (await system.mailbox.mails()).filter(({ to }) => to === email);
        const token = linkTokenAmong(mails.map(({ text }) => text));
        if (!token) throw new Error(`No link was sent to ${email}`);
        return token;
      },
      async restart() {
        await system.stop();
        return start({ clock: system.clock });
      },
      replica: async (failpoints) =>
        start({ clock: system.clock, port: await freePort(), ...(failpoints && { failpoints }) }),
      async close() {
        await system.stop();
        await databases.close();
        await drop();
        await rm(filesDir, { recursive: true, force: true });
      },
    };
  };
  const atFirst = { ...(ownClock && { clock: ownClock }), ...(beforeOpening && { beforeOpening }) };
  return start(atFirst).catch(async (error: unknown) => {
    await databases.close();
    await drop();
    throw error;
  });
}
