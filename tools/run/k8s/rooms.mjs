// What every process needs and whom it may reach: the tables that the policy holds the manifests against.

const bus = ['NATS_URL', 'NATS_PASSWORD'];
const door = ['HOST', 'PORT'];
const service = [...bus, ...door, 'NATS_USER', 'DATABASE_URL', 'INTENT_SECRET'];
const issuer = ['ISSUER_URL', 'ISSUER_REALM', 'ISSUER_CLIENT_SECRET'];
const signals = ['LOG_LEVEL', 'OTEL_EXPORTER_OTLP_ENDPOINT'];
const serviceMayHave = ['DATABASE_POOL', ...signals];
const frontEnd = { needs: door, mayHave: [] };
const migration = { needs: ['MIGRATION_DATABASE_URL'], mayHave: ['LOG_LEVEL'] };
const streams = { needs: bus, mayHave: ['NATS_REPLICAS', 'NATS_ACK_WAIT_MS'] };

export const services = ['identity', 'family', 'notifications'];

/** The environment of each process by the configuration schema of its room. */
export const environments = {
  identity: {
    needs: [...service, ...issuer, 'PUBLIC_ORIGIN', 'SESSION_SECRET', 'PIN_SECRET', 'SMTP_URL', 'MAIL_FROM'],
    mayHave: serviceMayHave,
  },
  family: { needs: service, mayHave: serviceMayHave },
  notifications: { needs: service, mayHave: serviceMayHave },
  gateway: {
    needs: [
      ...bus,
      ...door,
      'NATS_USER',
      'OPERATIONS_PORT',
      'REDIS_URL',
      'PUBLIC_ORIGIN',
      'TRUSTED_PROXIES',
      'FRONTENDS',
    ],
    mayHave: [...signals, 'LIMIT_FACTOR', 'REMOTES', 'MAX_UNDER_WAY', 'SHED_AT_DELAY_MS', 'SOCKETS_PER_SECOND'],
  },
  'web-shell': frontEnd,
  'web-family': frontEnd,
  'web-child': frontEnd,
  'migrate-identity': migration,
  'migrate-family': migration,
  'migrate-notifications': migration,
  'declare-streams': streams,
  'keep-streams': streams,
  nats: {
    needs: ['POD_NAME', ...[...services, 'gateway', 'admin'].map((user) => `NATS_PASSWORD_${user.toUpperCase()}`)],
    mayHave: [],
  },
  redis: { needs: ['REDIS_PASSWORD'], mayHave: [] },
};

const webPages = ['web-shell:8080', 'web-family:8080', 'web-child:8080'];
const mail = ['internet:465', 'internet:587'];
/** Its address is one that no selector knows, inside or outside. */
const apiServer = ['internet', 'a private network'].flatMap((place) => [`${place}:443`, `${place}:6443`]);
const traces = 'monitoring:4318';

/** Every connection that the network lets through, names apart: those are everybody's. */
export const reaches = {
  'envoy-gateway-system': ['gateway:8080', ...webPages],
  gateway: ['nats:4222', 'redis:6379', ...webPages, traces],
  identity: ['nats:4222', 'postgres:5432', 'keycloak:8080', ...mail, traces],
  family: ['nats:4222', 'postgres:5432', traces],
  notifications: ['nats:4222', 'postgres:5432', traces],
  'migrate-identity': ['postgres:5432'],
  'migrate-family': ['postgres:5432'],
  'migrate-notifications': ['postgres:5432'],
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
  'PathPrefix /remotes/family': { to: 'web-family:80' },
  'PathPrefix /remotes/child': { to: 'web-child:80' },
  'PathPrefix /assets': { to: 'web-shell:80' },
  'PathPrefix /': { to: 'gateway:80', timeout: '30s' },
};
