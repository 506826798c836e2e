import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@alcancia/testing';

import type { ServiceDefinition } from '../src/service.js';
import { bootService, type TestService } from '../src/testing/boot-service.js';
import { aSmallDisk, type SmallDisk } from './a-small-disk.js';

export interface SmallPostgres {
  readonly url: string;
  /** Where its tables are, or its write-ahead log. */
  readonly disk: SmallDisk;
  /** Stops or goes on in the middle of whatever it does, with all its processes. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Whether it has not ended by itself. */
  isRunning(): boolean;
  start(): void;
  close(): void;
}

/** What lies on the small disk: the tables, or the write-ahead log, in segments of 1 MB. The other has room. */
export type OnSmallDisk = 'tables' | 'log';

/** A PostgreSQL of its own, partly on a disk of so many MB; needs root and Debian's package `postgresql`. */
async function aSmallPostgres(megabytes: number, small: OnSmallDisk): Promise<SmallPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alcancia-small-'));
  const disk = aSmallDisk(megabytes);
  const roomy = path.join(folder, 'roomy');
  const [data, log] = [small === 'tables' ? disk.folder : roomy, small === 'log' ? disk.folder : roomy].map((place) =>
    path.join(place, 'of-postgres'),
  ) as [string, string];
  const port = await freePort();
  const as = (...command: string[]): void => {
    execFileSync('runuser', ['-u', 'postgres', '--', ...command], { stdio: 'ignore', cwd: '/' });
  };
  const programs = newestPrograms();
  const pidFile = path.join(data, 'postmaster.pid');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${roomy} -c autovacuum=off`;
  const start = (): void =>
    as(`${programs}/pg_ctl`, '-D', data, '-l', path.join(roomy, 'server.log'), '-o', options, '-w', 'start');

  mkdirSync(roomy);
  execFileSync('chown', ['-R', 'postgres', folder]);
  as(`${programs}/initdb`, '-D', data, `--waldir=${log}`, '--wal-segsize=1', '-A', 'trust', '-U', 'postgres');
  start();

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    disk,
    signal(name) {
      const [postmaster = ''] = readFileSync(pidFile, 'utf8').split('\n');
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
      for (const pid of [postmaster, ...children]) process.kill(Number(pid), name);
    },
    isRunning: () => existsSync(pidFile),
    start,
    close() {
      if (existsSync(pidFile)) as(`${programs}/pg_ctl`, '-D', data, '-m', 'immediate', '-w', 'stop');
      disk.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const home = '/usr/lib/postgresql';
const newestPrograms = (): string => {
  const [newest] = readdirSync(home).toSorted((one, other) => Number(other) - Number(one));
  return path.join(home, newest ?? '', 'bin');
};

/** A service that keeps its rows there; `close` ends both. */
export async function bootOnSmallPostgres(
  definition: ServiceDefinition,
  megabytes: number,
  small: OnSmallDisk = 'tables',
): Promise<{ server: SmallPostgres; service: TestService; close: () => Promise<void> }> {
  const server = await aSmallPostgres(megabytes, small);
  process.env['DATABASE_URL'] = server.url;
  const service = await bootService(definition);
  return {
    server,
    service,
    async close() {
      delete process.env['DATABASE_URL'];
      // Without room its database could not be dropped.
      server.disk.clear();
      await service.close();
      server.close();
    },
  };
}
