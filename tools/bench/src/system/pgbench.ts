import { execFile } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import { logs } from '../place.js';
import { type Run, VoidRun } from '../pairs.js';
import { cpuMsOfTree } from '../process-figures.js';

const run = promisify(execFile);
const debian = '/usr/lib/postgresql';

/** Debian keeps it beside the server, by version. */
function program(): string {
  const versions = existsSync(debian) ? readdirSync(debian).toSorted((one, other) => Number(other) - Number(one)) : [];
  const places = versions.map((version) => path.join(debian, version, 'bin/pgbench'));
  return places.find(existsSync) ?? 'pgbench';
}

export interface Bare {
  /** As a superuser. */
  readonly databaseUrl: string;
  /** For one transaction. */
  readonly script: string;
  readonly inFlight: number;
  readonly seconds: number;
  readonly serverPid: number;
}

/** The same work straight on the database, by PostgreSQL's own load program. */
export async function pgbench({ databaseUrl, script, inFlight, seconds, serverPid }: Bare): Promise<Run> {
  const file = path.join(logs, 'pgbench.sql');
  writeFileSync(file, script);
  const { hostname, port, username, password, pathname } = new URL(databaseUrl);
  const options = ['-n', '-M', 'prepared', '-f', file, '-c', `${inFlight}`, '-j', '2', '-T', `${Math.ceil(seconds)}`];
  const server = { PGHOST: hostname, PGPORT: port, PGUSER: username, PGDATABASE: pathname.slice(1) };
  const before = cpuMsOfTree(serverPid);
  const env = { ...process.env, ...server, PGPASSWORD: decodeURIComponent(password) };
  const { stdout } = await run(program(), options, { env });
  const [, done = '0'] = /transactions actually processed: (\d+)/.exec(stdout) ?? [];
  const [, failed = '0'] = /failed transactions: (\d+)/.exec(stdout) ?? [];
  const [, perSecond = '0'] = /^tps = ([\d.]+)/m.exec(stdout) ?? [];
  if (Number(failed) > 0 || Number(done) === 0) throw new VoidRun(`pgbench: ${done} done, ${failed} failed`);
  return { perSecond: Number(perSecond), cpuUs: ((cpuMsOfTree(serverPid) - before) * 1_000) / Number(done) };
}
