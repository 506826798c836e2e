import { fileURLToPath } from 'node:url';

import { frontEndNames, keptAs, services as rooms } from '@alcancia/contracts/rooms';
import { BuiltFolders, createGateway, type GatewaySettings } from '@alcancia/gateway';
import {
  Clock,
  createLog,
  type Failpoints,
  InProcessBus,
  noFailpoints,
  type RunningService,
  startService,
} from '@alcancia/server-kit';

import type { Secrets } from './data-folder.js';
import type { Databases } from './databases.js';
import { createIssuer } from './issuer/issuer.js';
import { registerMailbox } from './mailbox/mailbox-page.js';
import { Mailbox } from './mailbox/mailbox.js';
import { definitions } from './services.js';

const built = (room: string): string => fileURLToPath(new URL(`../../../frontends/${room}/dist/`, import.meta.url));

/** Address prefix → built front end. */
export const webRoots = Object.fromEntries(
  frontEndNames.map((name) => [name === 'shell' ? '/' : `/remotes/${name}/`, built(name)]),
);

const remotes = Object.fromEntries(
  frontEndNames.filter((name) => name !== 'shell').map((name) => [name, `/remotes/${name}/mf-manifest.json`]),
);

export interface OtherIssuer {
  readonly url: string;
  readonly clientSecret: string;
  readonly isEmbedded: boolean;
}

export interface SystemOptions {
  readonly databases: Databases;
  readonly secrets: Secrets;
  readonly port: number;
  readonly publicOrigin: string;
  /** An issuer that runs elsewhere, for proofs alone: this process brings its own. */
  readonly issuer?: OtherIssuer;
  readonly gateway?: GatewaySettings;
  /** Whether the example family lives here: every screen says so. */
  readonly isExample?: boolean;
  /** Runs before the gateway opens, when every service is up. */
  readonly beforeOpening?: (started: Omit<System, 'address' | 'clock' | 'stop'>) => Promise<void>;
  readonly clock?: Clock;
  readonly failpoints?: Failpoints;
  /** The log of a room; standard error unless said otherwise. */
  readonly logOf?: typeof createLog;
}

export interface System {
  readonly address: string;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  readonly services: readonly RunningService[];
  readonly bus: InProcessBus;
  stop(): Promise<void>;
}

/** The whole system in one process, started bottom up. If a part cannot start, those already started are stopped. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { databases, secrets, port, publicOrigin, clock = new Clock(), failpoints = noFailpoints } = options;
  const { logOf = createLog } = options;
  const stops: (() => Promise<void>)[] = [];
  const stop = async (): Promise<void> => {
    for (const each of stops.splice(0).toReversed()) await each();
  };
  const started = <T>(thing: T, end: () => Promise<void>): T => {
    stops.push(end);
    return thing;
  };

  try {
    const mailbox = await Mailbox.open(databases.sql, clock);
    const openIssuer = async (): Promise<OtherIssuer> => {
      const clientSecret = secrets.identityClient;
      const ours = { identityClient: clientSecret, keys: secrets.issuerKeys };
      const issuer = await createIssuer({ sql: databases.sql, clock, realm: 'alcancia', publicOrigin, secrets: ours });
      started(issuer, () => issuer.close());
      return { url: issuer.url, clientSecret, isEmbedded: true };
    };
    const issuer = options.issuer ?? (await openIssuer());

    // While a service is starting or stopping, its events wait in the outboxes.
    const bus = new InProcessBus(definitions.map(({ name }) => name));
    started(bus, () => bus.close());

    const env = {
      INTENT_SECRET: secrets.intents,
      ...Object.fromEntries(
        Object.values(rooms).flatMap((room) => room.secrets.map((name) => [name, secrets[keptAs(name)]])),
      ),
      ISSUER_URL: issuer.url,
      ISSUER_IS_EMBEDDED: String(issuer.isEmbedded),
      ISSUER_CLIENT_SECRET: issuer.clientSecret,
      PUBLIC_ORIGIN: publicOrigin,
    };
    const services: RunningService[] = [];
    for (const definition of definitions) {
      const log = logOf(definition.name);
      const parts = { bus, database: databases.forServices, env, mailSender: mailbox, clock, failpoints, log };
      const service = await startService(definition, parts);
      services.push(started(service, () => service.stop()));
    }

    await options.beforeOpening?.({ mailbox, services, bus });
    const gateway = await createGateway({
      bus,
      log: logOf('gateway'),
      files: new BuiltFolders(webRoots),
      config: { ...options.gateway, runtime: { remotes, mailbox: '/buzon', isExample: options.isExample === true } },
      isReady: async () => {
        const states = await Promise.all(services.map((service) => service.readiness()));
        return states.every(({ status }) => status === 'ok');
      },
      extend: (app) => registerMailbox(app, mailbox),
      now: () => clock.now().getTime(),
    });
    started(gateway, () => gateway.close());
    const address = await gateway.listen(port);
    return { address, clock, mailbox, services, bus, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
