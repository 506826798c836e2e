import { rm } from 'node:fs/promises';
import path from 'node:path';

import { serviceNames } from '@alcancia/contracts/rooms';

import type { Place } from '../place.js';
import { program } from '../programs.js';
import { answersHttp } from '../running/probes.js';
import { ProcessRunner } from '../running/process-runner.js';
import { root } from '../settings.js';
import type { Engine } from './engine.js';

export const natsConfig = path.join(root, 'deploy/nats/nats-server.conf');
const natsUsers = [...serviceNames, 'gateway', 'admin'] as const;

/** The passwords that the server's configuration names. It reads them as it reads its file: unquoted, -x is a bad number. */
export const natsPasswords = ({ secrets }: Place): Record<string, string> =>
  Object.fromEntries(
    natsUsers.map((user) => [`NATS_PASSWORD_${user.toUpperCase()}`, `"${secrets.of(`nats.${user}`)}"`]),
  );

/** NATS_SERVER names another version than the machine's. */
export const natsServer = (): string => process.env['NATS_SERVER'] ?? program('nats-server', 'nats-server');

export const natsUrl = ({ settings: { host, ports } }: Place): string => `nats://${host}:${ports.nats}`;

export const natsAnswers =
  ({ settings: { host, ports } }: Place) =>
  () =>
    answersHttp(`http://${host}:${ports.natsMonitor}/healthz`);

export function natsProcess(place: Place): Engine {
  const { host, ports } = place.settings;
  const log = place.logOf('nats');
  const store = () => place.folderOf('nats');
  return {
    name: 'nats',
    url: natsUrl(place),
    log,
    runner: new ProcessRunner(() => ({
      command: natsServer(),
      args: ['-c', natsConfig, '-a', host, '-p', `${ports.nats}`, '-m', `${ports.natsMonitor}`, '-sd', store()],
      env: natsPasswords(place),
      cwd: store(),
      log,
    })),
    answers: natsAnswers(place),
    wipe: () => rm(store(), { recursive: true, force: true }),
  };
}
