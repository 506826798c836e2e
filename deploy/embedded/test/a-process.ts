import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { freePort } from '@alcancia/testing';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const room = path.join(root, 'deploy/embedded');

/** The compiled system as a process of its own, that can be killed and started again on the same data. */
export interface SystemProcess {
  readonly port: number;
  /** Whether it writes to a real PostgreSQL (DATABASE_URL). */
  readonly isOnServer: boolean;
  /** Starts it; it kills itself at the named failpoint: 'after-commit:3'. Without one it runs on. */
  start(crashAt?: string): Promise<void>;
  /** Resolves once it is gone. */
  gone(): Promise<void>;
  isAlive(): boolean;
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Reads its rows, every figure as text; only while it is stopped. */
  read(query: string): Promise<Record<string, string>[]>;
  remove(): Promise<void>;
}

/** Compiles what changed, so that the process runs today's code. */
export const compile = (): void => {
  execFileSync(path.join(root, 'node_modules/.bin/tsc'), ['-b', path.join(room, 'tsconfig.build.json')], {
    stdio: 'inherit',
  });
};

type Row = Record<string, unknown>;

async function onServer(server: string, statement: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  return (await client.query<Row>(statement).finally(() => void client.end())).rows;
}

async function inFolder(folder: string, query: string): Promise<Row[]> {
  const database = await PGlite.create(folder);
  return (await database.query<Row>(query).finally(() => void database.close())).rows;
}

export async function aProcess(): Promise<SystemProcess> {
  const port = await freePort();
  const dataDir = await mkdtemp(path.join(tmpdir(), 'alcancia-'));
  const server = process.env['DATABASE_URL'];
  const name = `crash_${randomUUID().replaceAll('-', '')}`;
  let databaseUrl: string | undefined;
  if (server) {
    await onServer(server, `create database ${name}`);
    const url = new URL(server);
    url.pathname = `/${name}`;
    databaseUrl = url.href;
  }

  let child: ChildProcess | undefined;
  let exited: Promise<unknown> = Promise.resolve();
  const isAlive = (): boolean => child !== undefined && child.exitCode === null && child.signalCode === null;
  const isReady = async (): Promise<boolean> => {
    try {
      return (await fetch(`http://127.0.0.1:${port}/health/ready`)).ok;
    } catch {
      return false;
    }
  };

  return {
    port,
    async read(query) {
      const rows = databaseUrl
        ? await onServer(databaseUrl, query)
        : await inFolder(path.join(dataDir, 'pgdata'), query);
      return rows.map((row) =>
        Object.fromEntries(Object.entries(row).map(([column, value]) => [column, String(value)])),
      );
    },
    isOnServer: server !== undefined,
    isAlive,
    async start(crashAt = '') {
      const env = {
        ...process.env,
        NODE_OPTIONS: '',
        PORT: String(port),
        DATA_DIR: dataDir,
        DATABASE_URL: databaseUrl ?? '',
        CRASH_AT: crashAt,
        LOG_LEVEL: 'silent',
      };
      child = spawn(process.execPath, [path.join(room, 'dist/crash-main.js')], {
        env,
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      exited = once(child, 'exit');
      while (isAlive() && !(await isReady())) await new Promise((resolve) => setTimeout(resolve, 25));
    },
    gone: async () => void (await exited),
    async kill(signal) {
      child?.kill(signal);
      await exited;
    },
    async remove() {
      if (isAlive()) {
        child?.kill('SIGKILL');
        await exited;
      }
      if (server) await onServer(server, `drop database ${name} with (force)`);
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
