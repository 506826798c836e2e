import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { freePort } from '@alcancia/testing';

import type { ServiceDefinition } from '../src/service.js';
import { bootService, type TestService } from '../src/testing/boot-service.js';

export interface SmallPostgres {
  readonly url: string;
  /** Leaves no room for another page of any table. */
  fill(): void;
  /** Gives the room back. */
  clear(): void;
  /** Stops or goes on in the middle of whatever it does, with all its processes. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  close(): void;
}

/** A PostgreSQL of its own whose tables lie on a disk of so many MB; needs root and Debian's package `postgresql`. */
async function aSmallPostgres(megabytes: number): Promise<SmallPostgres> {
  const folder = mkdtempSync(path.join(tmpdir(), 'alcancia-small-'));
  const [disk, wal] = [path.join(folder, 'disk'), path.join(folder, 'wal')];
  const port = await freePort();
  const as = (...command: string[]): void => {
    execFileSync('runuser', ['-u', 'postgres', '--', ...command], { stdio: 'ignore', cwd: '/' });
  };
  const programs = newestPrograms();
  const data = path.join(disk, 'data');
  const filler = path.join(disk, 'filler');

  mkdirSync(disk);
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0777`, 'tmpfs', disk]);
  mkdirSync(wal);
  execFileSync('chown', ['-R', 'postgres', folder]);
  as(`${programs}/initdb`, '-D', data, `--waldir=${wal}/log`, '-A', 'trust', '-U', 'postgres');
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${wal} -c autovacuum=off`;
  as(`${programs}/pg_ctl`, '-D', data, '-l', path.join(wal, 'server.log'), '-o', options, '-w', 'start');

  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    fill() {
      const { bavail, bsize } = statfsSync(disk);
      writeFileSync(filler, Buffer.alloc(bavail * bsize));
    },
    clear: () => rmSync(filler),
    signal(name) {
      const [postmaster = ''] = readFileSync(path.join(data, 'postmaster.pid'), 'utf8').split('\n');
      const children = readFileSync(`/proc/${postmaster}/task/${postmaster}/children`, 'utf8').trim().split(' ');
      for (const pid of [postmaster, ...children]) process.kill(Number(pid), name);
    },
    close() {
      as(`${programs}/pg_ctl`, '-D', data, '-m', 'immediate', '-w', 'stop');
      execFileSync('umount', [disk]);
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
): Promise<{ server: SmallPostgres; service: TestService; close: () => Promise<void> }> {
  const server = await aSmallPostgres(megabytes);
  process.env['DATABASE_URL'] = server.url;
  const service = await bootService(definition);
  return {
    server,
    service,
    async close() {
      delete process.env['DATABASE_URL'];
      await service.close();
      server.close();
    },
  };
}
