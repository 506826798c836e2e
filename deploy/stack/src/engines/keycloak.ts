import path from 'node:path';

import type { Place } from '../place.js';
import { answersHttp } from '../running/probes.js';
import { ProcessRunner } from '../running/process-runner.js';
import type { Engine } from './engine.js';
import { furnishKeycloak } from './keycloak-home.js';

/** Without the JVM's second compiler: on two cores it takes longer than the start itself and pays off only after hours. */
const quickStart = '-XX:TieredStopAtLevel=1';

/** What deploy/keycloak asks for, as environment: the same names in a container. */
export const keycloakSettings = ({ settings: { publicOrigin }, secrets }: Place): Record<string, string> => ({
  KC_DB_USERNAME: 'keycloak',
  KC_DB_PASSWORD: secrets.of('postgres.keycloak'),
  KC_DB_POOL_MAX_SIZE: '20',
  KC_HOSTNAME: publicOrigin,
  KC_PROXY_HEADERS: 'xforwarded',
  KC_HTTP_ENABLED: 'true',
  KC_CACHE: 'local',
  KC_SPI_BRUTE_FORCE_PROTECTOR__DEFAULT_BRUTE_FORCE_DETECTOR__ALLOW_CONCURRENT_REQUESTS: 'true',
  QUARKUS_DATASOURCE_JDBC_VALIDATE_ON_BORROW: 'true',
  ISSUER_CLIENT_SECRET: secrets.of('issuer-client'),
  JAVA_OPTS_KC_HEAP: '-Xms64m -Xmx512m',
  JAVA_OPTS_APPEND: quickStart,
});

export const keycloakUrl = ({ settings: { host, ports } }: Place): string => `http://${host}:${ports.keycloak}`;

export const keycloakAnswers =
  ({ settings: { host, ports } }: Place) =>
  () =>
    answersHttp(`http://${host}:${ports.keycloakManagement}/health/ready`);

export const askKeycloakEveryMs = 500;

export function keycloakProcess(place: Place): Engine {
  const { host, ports } = place.settings;
  const log = place.logOf('keycloak');
  const folder = place.folderOf('keycloak');
  return {
    name: 'keycloak',
    url: keycloakUrl(place),
    log,
    prepare: async () => furnishKeycloak(folder),
    runner: new ProcessRunner(() => ({
      command: path.join(folder, 'bin/kc.sh'),
      args: ['start', '--optimized', '--import-realm'],
      env: {
        ...keycloakSettings(place),
        KC_DB_URL: `jdbc:postgresql://${host}:${ports.postgres}/keycloak`,
        KC_HTTP_HOST: host,
        KC_HTTP_PORT: `${ports.keycloak}`,
        KC_HTTP_MANAGEMENT_PORT: `${ports.keycloakManagement}`,
      },
      cwd: folder,
      log,
    })),
    answers: keycloakAnswers(place),
    askEveryMs: askKeycloakEveryMs,
  };
}
