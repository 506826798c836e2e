import {
  type FrontEndName,
  frontEndNames,
  keptAs,
  type OptionalSetting,
  optionalSettings,
  type Outside,
  type ServiceName,
  serviceNames,
  type ServiceRoom,
  services,
} from '@alcancia/contracts/rooms';

import { filesAccessKey, filesBucket, filesUrl } from './engines/files.js';
import { databaseUrl } from './engines/postgres.js';
import { keycloakUrl } from './engines/keycloak.js';
import { natsUrl } from './engines/nats.js';
import { redisUrl } from './engines/redis.js';
import type { Place } from './place.js';
import type { PortName } from './ports.js';
import type { App } from './running/app.js';
import { answersHttp } from './running/probes.js';
import { aiApp, isAiSimulated, simulatedAi } from './simulated-ai.js';
import { isPayPalSimulated, payPalApp, simulatedAuthority, simulatedPayPal } from './simulated-paypal.js';

const address = ({ settings: { host, ports } }: Place, port: PortName): string => `http://${host}:${ports[port]}`;

const listening = ({ settings: { host, ports } }: Place, port: PortName) => ({ HOST: host, PORT: `${ports[port]}` });

const onNats = (place: Place, user: string) => ({
  NATS_URL: natsUrl(place),
  NATS_USER: user,
  NATS_PASSWORD: place.secrets.of(`nats.${user}`),
});

/** Passed on where they are set in this environment. */
const passedOn = (): Record<string, string> => {
  const endpoint = process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return endpoint ? { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint } : {};
};

/** The store of objects, as every service needs it: each brings its part of a download. */
const onFiles = (place: Place): Record<string, string> => ({
  FILES_URL: filesUrl(place),
  FILES_PUBLIC_URL: place.settings.publicOrigin,
  FILES_BUCKET: filesBucket,
  FILES_ACCESS_KEY: filesAccessKey,
  FILES_SECRET: place.secrets.of('files'),
});

/** The variables that a service needs to reach something outside; a provider's address is a setting of its service. */
const toReach = (place: Place): Record<Outside, Record<string, string>> => ({
  keycloak: {
    ISSUER_URL: keycloakUrl(place),
    ISSUER_REALM: 'alcancia',
    ISSUER_CLIENT_SECRET: place.secrets.of('issuer-client'),
  },
  mail: {
    SMTP_URL: `smtp://${place.settings.host}:${place.settings.ports.smtp}`,
    MAIL_FROM: 'Alcancía <hola@alcancia.test>',
  },
  internet: {},
});

const settingAt = (place: Place, name: ServiceName, setting: OptionalSetting): string =>
  process.env[setting] ??
  { ...simulatedPayPal(place), ...simulatedAi(place, name) }[setting] ??
  optionalSettings[setting];

/** The variables of this service beside those of every service. */
const ofRoom = (place: Place, name: ServiceName): Record<string, string> => {
  const { reaches, secrets, settings }: ServiceRoom = services[name];
  return Object.assign(
    {},
    ...reaches.map((outside) => toReach(place)[outside]),
    ...secrets.map((secret) => ({ [secret]: place.secrets.of(keptAs(secret)) })),
    ...settings.map((setting) => ({
      [setting]: setting === 'PUBLIC_ORIGIN' ? place.settings.publicOrigin : settingAt(place, name, setting),
    })),
    settings.includes('PAYPAL_URL') ? simulatedAuthority(place) : {},
  );
};

export const serviceMain = (name: ServiceName): string => `services/${name}/dist/main.js`;

export const serviceEnv = (place: Place, name: ServiceName): Record<string, string> => ({
  ...listening(place, name),
  ...onNats(place, name),
  ...passedOn(),
  DATABASE_URL: databaseUrl(place, name),
  ...onFiles(place),
  INTENT_SECRET: place.secrets.of(`intents.${name}`),
  LOG_LEVEL: place.settings.logLevel,
  ...ofRoom(place, name),
});

/** The same program, run to its end with the owner's role. */
export const migrationEnv = (place: Place, name: ServiceName): Record<string, string> => ({
  ...serviceEnv(place, name),
  MIGRATION_DATABASE_URL: databaseUrl(place, `${name}_owner`, name),
});

const service = (place: Place, name: ServiceName): App => ({
  name,
  url: address(place, name),
  spec: { main: serviceMain(name), args: [], env: serviceEnv(place, name), log: place.logOf(name) },
  answers: () => answersHttp(`${address(place, name)}/health/ready`),
});

const frontEnd = (place: Place, room: FrontEndName): App => {
  const name = `web-${room}` as const;
  return {
    name,
    url: address(place, name),
    spec: {
      main: 'deploy/static/dist/main.js',
      args: [`frontends/${room}/dist`],
      env: listening(place, name),
      log: place.logOf(name),
    },
    answers: () => answersHttp(`${address(place, name)}/health/ready`),
  };
};

const gateway = (place: Place): App => {
  const { settings } = place;
  const servers = frontEndNames.map((room) => [room, address(place, `web-${room}`)]);
  return {
    name: 'gateway',
    url: settings.publicOrigin,
    spec: {
      main: 'gateway/dist/main.js',
      args: [],
      env: {
        ...listening(place, 'gateway'),
        ...onNats(place, 'gateway'),
        ...passedOn(),
        OPERATIONS_PORT: `${settings.ports.operations}`,
        REDIS_URL: redisUrl(place),
        FILES_URL: filesUrl(place),
        PUBLIC_ORIGIN: settings.publicOrigin,
        LIMIT_FACTOR: `${settings.limitFactor}`,
        FRONTENDS: JSON.stringify(Object.fromEntries(servers)),
        LOG_LEVEL: settings.logLevel,
      },
      log: place.logOf('gateway'),
    },
    answers: () => answersHttp(`${address(place, 'gateway')}/health/ready`),
  };
};

/** Declares streams and consumers, and again whenever NATS has come back with an empty disk. */
const streams = (place: Place): App => {
  const monitor = `${address(place, 'natsMonitor')}/jsz`;
  return {
    name: 'streams',
    url: monitor,
    spec: {
      main: 'deploy/nats/dist/main.js',
      args: ['--watch'],
      env: { NATS_URL: natsUrl(place), NATS_PASSWORD: place.secrets.of('nats.admin') },
      log: place.logOf('streams'),
    },
    async answers() {
      try {
        const answer = await fetch(monitor, { signal: AbortSignal.timeout(1_000) });
        const { streams: declared, consumers } = (await answer.json()) as { streams: number; consumers: number };
        return declared > 0 && consumers > 0;
      } catch {
        return false;
      }
    },
  };
};

/** Every process of ours, as groups in the order in which they stop. */
export const appsOf = (place: Place): readonly (readonly App[])[] => [
  [gateway(place), ...frontEndNames.map((room) => frontEnd(place, room))],
  serviceNames.map((name) => service(place, name)),
  [streams(place), ...(isPayPalSimulated() ? [payPalApp(place)] : []), ...(isAiSimulated() ? [aiApp(place)] : [])],
];
