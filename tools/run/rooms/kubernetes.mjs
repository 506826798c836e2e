import { stringify } from 'yaml';

import { durableOf, eventStream } from '../../../contracts/dist/streams.js';
import { upper } from './names.mjs';

const appName = 'app.kubernetes.io/name';
const component = 'app.kubernetes.io/component';

const secret = (name, from, key) => ({ name, valueFrom: { secretKeyRef: { name: from, key } } });
const place = (name) => ({ name, valueFrom: { configMapKeyRef: { name: 'place', key: name } } });
const plain = (name, value) => ({ name, value });

/** The variables of what a service reaches; the issuer's client secret stands in the service's own Secret. */
const toReach = {
  keycloak: (name) => [
    plain('ISSUER_URL', 'http://keycloak-service:8080'),
    plain('ISSUER_REALM', 'alcancia'),
    secret('ISSUER_CLIENT_SECRET', name, 'ISSUER_CLIENT_SECRET'),
  ],
  mail: (name) => [secret('SMTP_URL', name, 'SMTP_URL'), place('MAIL_FROM')],
  internet: () => [],
};

/** The keys of a service's own Secret. */
const ownSecrets = ({ secrets, reaches }) => [
  'INTENT_SECRET',
  ...secrets,
  ...(reaches.includes('keycloak') ? ['ISSUER_CLIENT_SECRET'] : []),
  ...(reaches.includes('mail') ? ['SMTP_URL'] : []),
];

const deployment = (name, { reaches, secrets, settings }) => ({
  apiVersion: 'apps/v1',
  kind: 'Deployment',
  metadata: { name, labels: { [component]: 'service' } },
  spec: {
    selector: { matchLabels: { [appName]: name } },
    template: {
      metadata: {
        labels: {
          [appName]: name,
          ...Object.fromEntries(
            reaches
              .filter((outside) => outside !== 'internet')
              .map((outside) => [`alcancia.app/reaches-${outside}`, 'true']),
          ),
        },
      },
      spec: {
        containers: [
          {
            name: 'main',
            image: `ghcr.io/alcancia/${name}`,
            env: [
              secret('DATABASE_URL', `${name}-database`, 'uri'),
              plain('NATS_USER', name),
              secret('NATS_PASSWORD', 'nats', name),
              secret('INTENT_SECRET', name, 'INTENT_SECRET'),
              ...secrets.map((variable) => secret(variable, name, variable)),
              ...settings.map(place),
              ...reaches.flatMap((outside) => toReach[outside](name)),
            ],
          },
        ],
      },
    },
  },
});

const owner = (name) => `${name}-database-owner`;

const migration = (name) => ({
  apiVersion: 'batch/v1',
  kind: 'Job',
  metadata: { name: `migrate-${name}`, labels: { [component]: 'migration' } },
  spec: {
    template: {
      metadata: { labels: { [appName]: `migrate-${name}` } },
      spec: {
        initContainers: [
          {
            name: 'privileges',
            env: [
              plain('PGDATABASE', name),
              secret('PGUSER', owner(name), 'username'),
              secret('PGPASSWORD', owner(name), 'password'),
            ],
          },
        ],
        containers: [
          {
            name: 'main',
            image: `ghcr.io/alcancia/${name}`,
            env: [secret('MIGRATION_DATABASE_URL', owner(name), 'uri')],
          },
        ],
      },
    },
  },
});

const database = (name) => ({
  apiVersion: 'postgresql.cnpg.io/v1',
  kind: 'Database',
  metadata: { name },
  spec: { cluster: { name: 'postgres' }, name, owner: `${name}_owner`, databaseReclaimPolicy: 'retain' },
});

const budget = (name) => ({
  apiVersion: 'policy/v1',
  kind: 'PodDisruptionBudget',
  metadata: { name, labels: { [component]: 'service' } },
  spec: { selector: { matchLabels: { [appName]: name } } },
});

/** Who hears nobody has no events that wait, and scales by its processor alone. */
const scaler = (name, { hears }) =>
  hears.length === 0
    ? {
        apiVersion: 'autoscaling/v2',
        kind: 'HorizontalPodAutoscaler',
        metadata: { name, labels: { [component]: 'service' } },
        spec: { scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name } },
      }
    : {
        apiVersion: 'keda.sh/v1alpha1',
        kind: 'ScaledObject',
        metadata: { name, labels: { [component]: 'service' } },
        spec: {
          scaleTargetRef: { name },
          triggers: [
            { type: 'cpu', metricType: 'Utilization', metadata: { value: '70' } },
            ...hears.map((source) => ({
              type: 'nats-jetstream',
              metadata: {
                natsServerMonitoringEndpoint: 'nats-peers.alcancia.svc.cluster.local:8222',
                account: 'ALCANCIA',
                stream: eventStream.name,
                consumer: durableOf(name, source),
                lagThreshold: '200',
                activationLagThreshold: '0',
              },
            })),
          ],
        },
      };

/** Providers answer by HTTPS on the internet, never in a neighbour's network. */
const toInternet = (name) => ({
  apiVersion: 'networking.k8s.io/v1',
  kind: 'NetworkPolicy',
  metadata: { name: `${name}-reaches-internet` },
  spec: {
    podSelector: { matchLabels: { [appName]: name } },
    policyTypes: ['Egress'],
    egress: [
      {
        to: [
          {
            ipBlock: {
              cidr: '0.0.0.0/0',
              except: ['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '169.254.0.0/16'],
            },
          },
        ],
        ports: [{ port: 443 }],
      },
    ],
  },
});

const head = (what) => `# Made from contracts/src/rooms.ts by \`npm run record\`. ${what}\n`;

const kustomization = (name) => ({
  apiVersion: 'kustomize.config.k8s.io/v1beta1',
  kind: 'Kustomization',
  resources: ['service.yaml'],
  components: ['../../components/service', '../../components/process', '../../components/probes'],
  labels: [{ pairs: { [appName]: name, 'app.kubernetes.io/part-of': 'alcancia' } }],
});

/** k8s/base/<service>: what is this service's alone; what all services share is k8s/components/service. */
export function serviceFiles([name, room]) {
  const resources = [
    deployment(name, room),
    scaler(name, room),
    budget(name),
    migration(name),
    database(name),
    ...(room.reaches.includes('internet') ? [toInternet(name)] : []),
  ];
  return {
    [`k8s/base/${name}/kustomization.yaml`]:
      head('What is different in one place is a patch in its overlay.') + stringify(kustomization(name)),
    [`k8s/base/${name}/service.yaml`]:
      head('What all services share is in k8s/components/service.') +
      resources.map((resource) => stringify(resource)).join('---\n'),
  };
}

const image = (name, version) => [`- name: ghcr.io/alcancia/${name}`, `  newTag: ${version}`];

/** The sections of k8s/base/kustomization.yaml; a base names the version of each package, an overlay may name another. */
export const baseSections = ({ serviceNames, frontEndNames }, versionOf) => ({
  services: serviceNames.map((name) => `- ${name}`),
  'front ends': frontEndNames.map((name) => `- web-${name}`),
  images: serviceNames.flatMap((name) => image(name, versionOf(`services/${name}`))),
  'images of front ends': frontEndNames.flatMap((name) => image(`web-${name}`, versionOf(`frontends/${name}`))),
});

export const roleSections = ({ serviceNames }) => ({
  roles: serviceNames.flatMap((name) =>
    [
      [name, `${name}-database`],
      [`${name}_owner`, owner(name)],
    ].flatMap(([role, password]) => [`- name: ${role}`, '  login: true', '  passwordSecret:', `    name: ${password}`]),
  ),
});

/** The server reads its passwords as it reads its file: bare, it takes one such as 12e8 for a number. */
export const natsSections = ({ serviceNames }) => ({
  passwords: [...serviceNames, 'gateway', 'admin'].flatMap((user) => {
    const bare = `PASSWORD_OF_${upper(user)}`;
    return [
      ...stringify([secret(bare, 'nats', user)])
        .trimEnd()
        .split('\n'),
      `- name: NATS_PASSWORD_${upper(user)}`,
      `  value: '"$(${bare})"'`,
    ];
  }),
});

const code = (words) => words.map((word) => `\`${word}\``).join(', ');

/** The tables of k8s/README.md. */
export const readmeSections = ({ services, serviceNames }) => ({
  secrets: [
    '| Secret | keys |',
    '|---|---|',
    ...serviceNames.flatMap((name) => [
      `| \`${name}-database\` | \`username\` (\`${name}\`), \`password\`, \`uri\` (\`postgres://${name}:…@postgres-rw/${name}\`) |`,
      `| \`${owner(name)}\` | \`username\` (\`${name}_owner\`), \`password\`, \`uri\` |`,
    ]),
    ...Object.entries(services).map(([name, room]) => `| \`${name}\` | ${code(ownSecrets(room))} |`),
    `| \`nats\` | a password for each user: ${code([...serviceNames, 'gateway', 'admin'])} |`,
  ],
});
