import { frontEndNames, optionalSettings, serviceNames, services as rooms } from '../../../contracts/dist/rooms.js';

// What every process needs and whom it may reach: the tables that the policy holds the manifests against.

const bus = ['NATS_URL', 'NATS_PASSWORD'];
const server = ['HOST', 'PORT'];
const files = ['FILES_URL', 'FILES_PUBLIC_URL', 'FILES_BUCKET', 'FILES_ACCESS_KEY', 'FILES_SECRET'];
const service = [...bus, ...server, ...files, 'NATS_USER', 'DATABASE_URL', 'INTENT_SECRET'];
const signals = ['LOG_LEVEL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
const serviceMayHave = ['DATABASE_POOL', 'FILES_REGION', ...signals];
const frontEnd = { needs: server, mayHave: [] };
const migration = { needs: ['MIGRATION_DATABASE_URL'], mayHave: ['LOG_LEVEL'] };
const streams = { needs: bus, mayHave: ['NATS_REPLICAS', 'NATS_ACK_WAIT_MS'] };

export const services = serviceNames;
const webNames = frontEndNames.map((name) => `web-${name}`);

const forEach = (names, made) => Object.fromEntries(names.map((name) => [name, made(name)]));

/** What a service must be told to reach something outside, and the connections that this opens. */
const outside = {
  keycloak: { needs: ['ISSUER_URL', 'ISSUER_REALM', 'ISSUER_CLIENT_SECRET'], opens: ['keycloak:8080'] },
  mail: { needs: ['SMTP_URL', 'MAIL_FROM'], opens: ['internet:465', 'internet:587'] },
  internet: { needs: [], opens: ['internet:443'] },
};
const ofOutside = (name, what) => rooms[name].reaches.flatMap((each) => outside[each][what]);

/** The environment of each process by the configuration schema of its room. */
export const environments = {
  ...forEach(services, (name) => ({
    needs: [...service, ...ofOutside(name, 'needs'), ...rooms[name].secrets, ...rooms[name].settings],
    mayHave: serviceMayHave,
  })),
  ...forEach(
    services.map((name) => `migrate-${name}`),
    () => migration,
  ),
  gateway: {
    needs: [
      ...bus,
      ...server,
      'NATS_USER',
      'OPERATIONS_PORT',
      'REDIS_URL',
      'FILES_URL',
      'PUBLIC_ORIGIN',
      'TRUSTED_PROXIES',
      'FRONTENDS',
    ],
    mayHave: [...signals, 'LIMIT_FACTOR', 'REMOTES', 'MAX_UNDER_WAY', 'SHED_AT_DELAY_MS', 'SOCKETS_PER_SECOND'],
  },
  ...forEach(webNames, () => frontEnd),
  'declare-streams': streams,
  'keep-streams': streams,
  nats: {
    needs: [
      'POD_NAME',
      ...[...services, 'gateway', 'admin'].flatMap((user) =>
        ['PASSWORD_OF', 'NATS_PASSWORD'].map((what) => `${what}_${user.toUpperCase()}`),
      ),
    ],
    mayHave: [],
  },
  redis: { needs: ['REDIS_PASSWORD'], mayHave: [] },
  files: { needs: ['ROOT_ACCESS_KEY_ID', 'ROOT_SECRET_ACCESS_KEY'], mayHave: [] },
};

/** A setting that a place leaves empty closes what it would open. */
export const mayBeEmpty = (variable) => optionalSettings[variable] === '';

const webPages = webNames.map((name) => `${name}:8080`);
/** Its address is one that no selector knows, inside or outside. */
const apiServer = ['internet', 'a private network'].flatMap((place) => [`${place}:443`, `${place}:6443`]);
const traces = 'monitoring:4318';

/** Every connection that the network lets through, names apart: those are everybody's. */
export const reaches = {
  'envoy-gateway-system': ['gateway:8080', ...webPages],
  gateway: ['nats:4222', 'redis:6379', 'files:7070', ...webPages, traces],
  ...forEach(services, (name) => ['nats:4222', 'postgres:5432', 'files:7070', ...ofOutside(name, 'opens'), traces]),
  ...forEach(
    services.map((name) => `migrate-${name}`),
    () => ['postgres:5432'],
  ),
  'declare-streams': ['nats:4222'],
  'keep-streams': ['nats:4222'],
  keycloak: ['postgres:5432', 'keycloak:7800', 'keycloak:57800'],
  nats: ['nats:6222'],
  postgres: ['postgres:5432', 'postgres:8000', ...apiServer],
  keda: ['nats:8222'],
  'cnpg-system': ['postgres:5432', 'postgres:8000'],
  monitoring: [
    ...services.map((name) => `${name}:8080`),
    'gateway:9090',
    'nats:8222',
    'postgres:9187',
    'keycloak:9000',
  ],
};

/** Where the entrance sends a path. */
export const paths = {
  'Exact /api/live': { to: 'gateway:81', timeout: '0s' },
  ...Object.fromEntries(
    frontEndNames
      .filter((name) => name !== 'shell')
      .map((name) => [`PathPrefix /remotes/${name}`, { to: `web-${name}:80` }]),
  ),
  'PathPrefix /assets': { to: 'web-shell:80' },
  // A download over a slow line takes its time.
  'PathPrefix /files': { to: 'gateway:80', timeout: '0s' },
  'PathPrefix /': { to: 'gateway:80', timeout: '30s' },
};
