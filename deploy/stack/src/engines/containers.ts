import { createHash } from 'node:crypto';
import path from 'node:path';

import { Network, type StartedNetwork } from 'testcontainers';

import { serviceNames } from '@alcancia/contracts/rooms';

import type { Place } from '../place.js';
import { ContainerRunner, type ContainerSpec } from '../running/container-runner.js';
import { root } from '../settings.js';
import type { Engine, EngineName } from './engine.js';
import type { Engines } from './engines.js';
import { filesAnswers, filesArguments, filesSettings, filesUrl } from './files.js';
import { pinned } from './images.js';
import { askKeycloakEveryMs, keycloakAnswers, keycloakSettings, keycloakUrl } from './keycloak.js';
import { mailAnswers, mailPage } from './mail.js';
import { natsAnswers, natsConfig, natsPasswords, natsUrl } from './nats.js';
import { maxConnections, postgresAnswers } from './postgres.js';
import { redisAnswers, redisSettings } from './redis.js';

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

const ours = (file: string): string => path.join(root, 'deploy', file);

/** What deploy/postgres/init.sh asks for. */
const postgresPasswords = ({ secrets }: Place): Record<string, string> =>
  Object.fromEntries([
    ['POSTGRES_PASSWORD', secrets.of('postgres.postgres')],
    ['KEYCLOAK_PASSWORD', secrets.of('postgres.keycloak')],
    ...serviceNames.flatMap((name) => [
      [`${name.toUpperCase()}_PASSWORD`, secrets.of(`postgres.${name}`)],
      [`${name.toUpperCase()}_OWNER_PASSWORD`, secrets.of(`postgres.${name}_owner`)],
    ]),
  ]);

/** The engines by their official images, on the ports where the processes would listen. */
export function enginesAsContainers(place: Place): { engines: Engines; leave: () => Promise<void> } {
  const { ports, host, folder } = place.settings;
  const stack = shortHash(folder);
  // Data opens only with the passwords that it was made with: a folder made anew gets volumes of its own.
  const data = shortHash(`${folder}\0${place.secrets.of('postgres.postgres')}`);
  const volume = (name: string, target: string) => ({ name: `alcancia-${data}-${name}`, target });
  let network: Promise<StartedNetwork> | undefined;
  const joined = (): Promise<StartedNetwork> => (network ??= new Network().start());

  const runners: ContainerRunner[] = [];

  const engine = (
    name: EngineName,
    spec: Omit<ContainerSpec, 'name' | 'alias' | 'log'>,
    more: Pick<Engine, 'url' | 'answers' | 'askEveryMs'> & { isWipeable?: boolean },
  ): Engine => {
    const { isWipeable = false, ...rest } = more;
    const log = place.logOf(name);
    const runner = new ContainerRunner({ ...spec, name: `alcancia-${stack}-${name}`, alias: name, log }, joined);
    runners.push(runner);
    return { ...rest, name, log, runner, ...(isWipeable ? { wipe: () => runner.wipe() } : {}) };
  };

  const redisWords = redisSettings(place.secrets.of('redis'))
    .split('\n')
    .flatMap((line) => {
      const [name = '', ...value] = line.split(' ');
      return [`--${name}`, value.join(' ').replaceAll('"', '')];
    });

  const engines: Engines = {
    postgres: engine(
      'postgres',
      {
        image: pinned('docker.io/library/postgres'),
        ports: { 5432: ports.postgres },
        env: postgresPasswords(place),
        command: ['postgres', '-c', `max_connections=${maxConnections}`],
        files: [
          { source: ours('postgres/init.sh'), target: '/docker-entrypoint-initdb.d/init.sh' },
          ...['service.sql', 'privileges.sql', 'keycloak.sql'].map((file) => ({
            source: ours(`postgres/${file}`),
            target: `/alcancia/${file}`,
          })),
        ],
        volume: volume('postgres', '/var/lib/postgresql/data'),
      },
      { url: `postgres://${host}:${ports.postgres}`, answers: postgresAnswers(place) },
    ),
    redis: engine(
      'redis',
      {
        image: pinned('docker.io/library/redis'),
        ports: { 6379: ports.redis },
        env: {},
        command: ['redis-server', ...redisWords],
      },
      { url: `redis://${host}:${ports.redis}`, answers: redisAnswers(place), isWipeable: true },
    ),
    nats: engine(
      'nats',
      {
        image: pinned('docker.io/library/nats'),
        ports: { 4222: ports.nats, 8222: ports.natsMonitor },
        spare: [6222],
        env: natsPasswords(place),
        command: ['nats-server', '-c', '/etc/nats/alcancia.conf', '-m', '8222', '-sd', '/data'],
        files: [{ source: natsConfig, target: '/etc/nats/alcancia.conf' }],
        volume: volume('nats', '/data'),
      },
      { url: natsUrl(place), answers: natsAnswers(place), isWipeable: true },
    ),
    keycloak: engine(
      'keycloak',
      {
        image: pinned('quay.io/keycloak/keycloak'),
        ports: { 8080: ports.keycloak, 9000: ports.keycloakManagement },
        spare: [8443],
        env: {
          ...keycloakSettings(place),
          KC_DB: 'postgres',
          KC_DB_URL: 'jdbc:postgresql://postgres:5432/keycloak',
          KC_HEALTH_ENABLED: 'true',
          KC_METRICS_ENABLED: 'true',
        },
        command: ['start', '--import-realm'],
        files: [
          { source: ours('keycloak/alcancia-realm.json'), target: '/opt/keycloak/data/import/alcancia-realm.json' },
        ],
      },
      { url: keycloakUrl(place), answers: keycloakAnswers(place), askEveryMs: askKeycloakEveryMs },
    ),
    mail: engine(
      'mail',
      {
        image: pinned('docker.io/maildev/maildev'),
        ports: { 1025: ports.smtp, 1080: ports.mailPage },
        env: {},
        // Otherwise it loses its e-mails when it is stopped.
        command: ['--mail-directory=/tmp/mails'],
      },
      { url: mailPage(place), answers: mailAnswers(place) },
    ),
    files: engine(
      'files',
      {
        image: pinned('docker.io/versity/versitygw'),
        ports: { 7070: ports.files },
        env: filesSettings(place),
        // It makes no folders by itself, and a new volume is empty.
        entrypoint: ['sh', '-c', 'mkdir -p /data/meta /data/objects && exec versitygw "$@"', 'versitygw'],
        command: filesArguments(':7070', '/data'),
        volume: volume('files', '/data'),
      },
      { url: filesUrl(place), answers: filesAnswers(place) },
    ),
  };
  return {
    engines,
    async leave() {
      for (const runner of runners) await runner.dispose();
      await (await network)?.stop();
    },
  };
}
