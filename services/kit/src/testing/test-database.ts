import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';

import { postgres, type Database } from '../database/open-database.js';
import { openPglite } from '../database/pglite.js';

export interface TestDatabase {
  readonly database: Database;
  /** Whether statements really run at the same time here: only then can a race be shown. */
  readonly isConcurrent: boolean;
  drop(): Promise<void>;
}

/** A database of its own: on the server of DATABASE_URL (10 connections a service), otherwise an embedded one in memory. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const server = process.env['DATABASE_URL'];
  if (!server) {
    const database = await openPglite({ dump: await emptyCluster() });
    return { database, isConcurrent: false, drop: () => database.pglite.close() };
  }
  const name = `alcancia_test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    database: postgres(url.href, 10),
    isConcurrent: true,
    drop: () => onServer(server, `drop database ${name} with (force)`),
  };
}

async function onServer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** Making a cluster costs seconds, loading one a fraction: made once per version and machine. */
async function emptyCluster(): Promise<Blob> {
  const version = createHash('sha256').update('pglite-0.5.8').digest('hex').slice(0, 12);
  const folder = join(tmpdir(), 'alcancia-test-clusters');
  const file = join(folder, `${version}.tar`);
  if (!existsSync(file)) {
    const fresh = await PGlite.create();
    const dump = await fresh.dumpDataDir('none');
    await fresh.close();
    await mkdir(folder, { recursive: true });
    const draft = `${file}.${randomUUID()}`;
    await writeFile(draft, Buffer.from(await dump.arrayBuffer()));
    await rename(draft, file);
  }
  return new Blob([await readFile(file)]);
}
