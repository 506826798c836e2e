import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { serviceNames } from '@alcancia/contracts/rooms';

import type { Place } from '../place.js';
import { postgresProgram } from '../programs.js';
import { runJob } from '../running/job.js';
import { answersTcp, asksForPassword, greetingToPostgres } from '../running/probes.js';
import { ProcessRunner } from '../running/process-runner.js';
import { root } from '../settings.js';
import { Refused, words } from '../words.js';
import type { Engine } from './engine.js';

export const superuser = 'postgres';
/** `max_connections`: the services' pools, Keycloak, and some for tests. */
export const maxConnections = 200;

/** A role's address: its own name, its own password, its own database unless another is said. */
export const databaseUrl = ({ settings: { host, ports }, secrets }: Place, role: string, database = role): string =>
  `postgres://${role}:${secrets.of(`postgres.${role}`)}@${host}:${ports.postgres}/${database}`;

export const postgresAnswers =
  ({ settings: { ports } }: Place) =>
  () =>
    answersTcp(ports.postgres, greetingToPostgres(superuser), asksForPassword);

/** PostgreSQL refuses to run as root; then it runs as the user that its package has made. */
function postgresUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (what: string): number =>
    Number(execFileSync('id', [what, superuser], { stdio: ['ignore', 'pipe', 'ignore'] }));
  try {
    return { uid: id('-u'), gid: id('-g') };
  } catch {
    throw new Refused(words.noPostgresUser);
  }
}

const isOpenToOthers = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (path.dirname(folder) === folder || isOpenToOthers(path.dirname(folder)));

/** The cluster's folder. Where the stack's own cannot be entered by the other user, it is in that user's home. */
function clusterFolder(place: Place, user: { uid: number; gid: number } | undefined): string {
  const own = place.folderOf('postgres');
  if (!user) return own;
  const name = createHash('sha256').update(own).digest('hex').slice(0, 12);
  const folder = isOpenToOthers(path.dirname(own)) ? own : `/var/lib/postgresql/alcancia-${name}`;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, user.uid, user.gid);
  return folder;
}

export function postgresProcess(place: Place): Engine {
  const { host, ports } = place.settings;
  const log = place.logOf('postgres');
  const as = () => {
    const user = postgresUser();
    return { cwd: clusterFolder(place, user), log, ...(user ? { user } : {}) };
  };

  async function makeCluster(): Promise<void> {
    const { cwd, user } = as();
    if (existsSync(path.join(cwd, 'PG_VERSION'))) return;
    const passwordFile = path.join(cwd, '..', 'postgres-password');
    writeFileSync(passwordFile, place.secrets.of(`postgres.${superuser}`), { mode: 0o600 });
    if (user) chownSync(passwordFile, user.uid, user.gid);
    const args = ['-D', cwd, '-U', superuser, '--auth=scram-sha-256', `--pwfile=${passwordFile}`];
    const letters = ['--encoding=UTF8', '--locale=C.UTF-8'];
    try {
      await runJob('initdb', { ...as(), command: postgresProgram('initdb'), args: [...args, ...letters], env: {} });
    } finally {
      rmSync(passwordFile);
    }
  }

  /** The same scripts as in a container: deploy/postgres says what they make. */
  const inPsql = (script: string, env: Record<string, string>): Promise<void> =>
    runJob(script, {
      command: postgresProgram('psql'),
      args: [
        '-X',
        '-h',
        host,
        '-p',
        `${ports.postgres}`,
        '-U',
        superuser,
        '-f',
        path.join(root, 'deploy/postgres', script),
      ],
      env: { ...env, PGPASSWORD: password(superuser) },
      cwd: root,
      log,
    });
  const password = (role: string): string => place.secrets.of(`postgres.${role}`);

  return {
    name: 'postgres',
    url: `postgres://${host}:${ports.postgres}`,
    log,
    prepare: makeCluster,
    runner: new ProcessRunner(() => {
      const { cwd, ...rest } = as();
      const settings = {
        listen_addresses: host,
        unix_socket_directories: '',
        max_connections: `${maxConnections}`,
      };
      const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
      return {
        ...rest,
        cwd,
        command: postgresProgram('postgres'),
        args: ['-D', cwd, '-p', `${ports.postgres}`, ...args],
        env: {},
        // Fast: sessions are cut, what is committed is written.
        stopSignal: 'SIGINT',
      };
    }),
    answers: postgresAnswers(place),
    async furnish() {
      const places = serviceNames.map((service) =>
        inPsql('service.sql', {
          SERVICE: service,
          SERVICE_PASSWORD: password(service),
          OWNER_PASSWORD: password(`${service}_owner`),
        }),
      );
      await Promise.all([...places, inPsql('keycloak.sql', { KEYCLOAK_PASSWORD: password('keycloak') })]);
    },
  };
}
