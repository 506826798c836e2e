import type { Place } from '../place.js';
import { program } from '../programs.js';
import { answersTcp } from '../running/probes.js';
import { ProcessRunner } from '../running/process-runner.js';
import type { Engine } from './engine.js';

/** What Redis holds may be lost at any time: nothing is written to a disk, and a restart forgets all. */
export const redisSettings = (password: string): string =>
  ['save ""', 'appendonly no', `requirepass ${password}`, 'maxmemory 64mb', 'maxmemory-policy allkeys-lru'].join('\n');

export const redisServer = (): string => program('redis-server', 'redis-server');

export const redisUrl = ({ settings: { host, ports }, secrets }: Place): string =>
  `redis://:${secrets.of('redis')}@${host}:${ports.redis}`;

export const redisAnswers =
  ({ settings: { ports } }: Place) =>
  () =>
    answersTcp(ports.redis, Buffer.from('PING\r\n'), (first) => /^[+]PONG|^-NOAUTH/.test(first.toString()));

export function redisProcess(place: Place): Engine {
  const { settings, secrets } = place;
  const log = place.logOf('redis');
  return {
    name: 'redis',
    url: `redis://${settings.host}:${settings.ports.redis}`,
    log,
    runner: new ProcessRunner(() => ({
      command: redisServer(),
      args: ['-'],
      // Its settings go in through standard input, so that no list of processes shows the password.
      input: `bind ${settings.host}\nport ${settings.ports.redis}\n${redisSettings(secrets.of('redis'))}\n`,
      env: {},
      cwd: place.folderOf('redis'),
      log,
    })),
    answers: redisAnswers(place),
    // It has nothing on its disk: the restart is the loss.
    wipe: async () => undefined,
  };
}
