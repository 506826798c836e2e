import { fileURLToPath } from 'node:url';

import { simulatedAnswers, VoiceSimulator } from '@alcancia/assistant';
import { PayPalSimulator } from '@alcancia/billing';
import { frontEndNames, keptAs, microFrontEndNames, services as rooms } from '@alcancia/contracts/rooms';
import { BuiltFolders, createGateway, drawnHere, filesInFolder, type GatewaySettings } from '@alcancia/gateway';
import { simulatedDrafts } from '@alcancia/marketing';
import {
  AiSimulator,
  Clock,
  createLog,
  type Failpoints,
  type Files,
  FolderFiles,
  InProcessBus,
  noFailpoints,
  type RunningService,
  startService,
} from '@alcancia/server-kit';
import { SpeechSimulator } from '@alcancia/speech';

import type { Secrets } from './data-folder.js';
import type { Databases } from './databases.js';
import { realmPolicy } from './issuer/issuer.config.js';
import { createIssuer } from './issuer/issuer.js';
import { registerMailbox } from './mailbox/mailbox-page.js';
import { Mailbox } from './mailbox/mailbox.js';
import { definitions } from './services.js';

const built = (room: string): string => fileURLToPath(new URL(`../../../frontends/${room}/dist/`, import.meta.url));

/** Address prefix → built front end. */
export const webRoots = Object.fromEntries(
  frontEndNames.map((name) => [name === 'shell' ? '/' : `/remotes/${name}/`, built(name)]),
);

const remotes = Object.fromEntries(microFrontEndNames.map((name) => [name, `/remotes/${name}/mf-manifest.json`]));

export interface OtherIssuer {
  readonly url: string;
  readonly clientSecret: string;
  readonly isEmbedded: boolean;
}

export interface FirstAdministrator {
  readonly email: string;
  readonly password: string;
}

export interface SystemOptions {
  readonly databases: Databases;
  readonly secrets: Secrets;
  /** The folder of the store of objects. */
  readonly filesDir: string;
  readonly port: number;
  readonly publicOrigin: string;
  /** Where the simulated PayPal keeps its books; without it they end with the process. */
  readonly payPalFile?: string;
  /** The settings of an AI provider outside; without them this process brings a simulated one. */
  readonly ai?: Readonly<Record<string, string>>;
  /** The settings of a speech provider outside; without them this process brings a simulated one. */
  readonly speech?: Readonly<Record<string, string>>;
  /** The settings of a PayPal outside; without them this process brings a simulated one. */
  readonly payPal?: Readonly<Record<string, string>>;
  /** E-mail address for questions about the legal texts. */
  readonly legalContact?: string;
  /** An issuer that runs elsewhere, for proofs alone: this process brings its own. */
  readonly issuer?: OtherIssuer;
  readonly gateway?: GatewaySettings;
  /** The super administrator to make where there is none (G53). */
  readonly firstAdministrator?: FirstAdministrator;
  /** Whether the example family lives here: every screen says so. */
  readonly isExample?: boolean;
  /** Runs before the gateway opens, when every service is up. */
  readonly beforeOpening?: (started: Omit<System, 'address' | 'clock' | 'files' | 'stop'>) => Promise<void>;
  readonly clock?: Clock;
  readonly failpoints?: Failpoints;
  /** How long an access token of the issuer within lives, in seconds, for proofs that take longer than as people have it. */
  readonly accessTokenSeconds?: number;
  /** The log of a room; standard error unless said otherwise. */
  readonly logOf?: typeof createLog;
}

export interface System {
  readonly address: string;
  readonly clock: Clock;
  readonly mailbox: Mailbox;
  readonly files: Files;
  /** Null where a PayPal outside is asked. */
  readonly payPal: PayPalSimulator | null;
  readonly services: readonly RunningService[];
  readonly bus: InProcessBus;
  stop(): Promise<void>;
}

/** The whole system in one process, started bottom up. If a part cannot start, those already started are stopped. */
export async function startSystem(options: SystemOptions): Promise<System> {
  const { databases, secrets, port, publicOrigin, clock = new Clock(), failpoints = noFailpoints } = options;
  const { logOf = createLog, accessTokenSeconds = realmPolicy.accessTokenSeconds } = options;
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
      const policy = { ...realmPolicy, accessTokenSeconds };
      const at = { sql: databases.sql, clock, realm: 'alcancia', publicOrigin };
      const issuer = await createIssuer({ ...at, secrets: ours, policy });
      started(issuer, () => issuer.close());
      return { url: issuer.url, clientSecret, isEmbedded: true };
    };
    const issuer = options.issuer ?? (await openIssuer());

    const payPal = options.payPal ? null : await simulatedPayPal(options, clock);
    if (payPal) started(payPal, () => payPal.stop());

    const ai = options.ai ? null : await AiSimulator.start(simulatedDrafts, simulatedAnswers);
    if (ai) {
      VoiceSimulator.at(ai);
      started(ai, () => ai.stop());
    }

    const speaker = options.speech ? null : await SpeechSimulator.start();
    if (speaker) started(speaker, () => speaker.stop());

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
      ...(options.firstAdministrator && {
        FIRST_ADMIN_EMAIL: options.firstAdministrator.email,
        FIRST_ADMIN_PASSWORD: options.firstAdministrator.password,
      }),
      ...(payPal?.settings ?? options.payPal),
      ...(ai?.settings ?? options.ai),
      ...(speaker?.settings ?? options.speech),
      LEGAL_CONTACT: options.legalContact ?? '',
    };
    const files = await FolderFiles.open(options.filesDir, secrets.files, clock);
    const services: RunningService[] = [];
    for (const definition of definitions) {
      const log = logOf(definition.name);
      const parts = { bus, database: databases.forServices, env, mailSender: mailbox, files, clock, failpoints, log };
      const service = await startService(definition, parts);
      services.push(started(service, () => service.stop()));
    }

    await options.beforeOpening?.({ mailbox, services, bus, payPal });
    const gateway = await createGateway({
      bus,
      log: logOf('gateway'),
      files: new BuiltFolders(webRoots),
      landingDrawer: drawnHere(`${built('landing')}server/draw.cjs`),
      config: { ...options.gateway, runtime: { remotes, mailbox: '/buzon', isExample: options.isExample === true } },
      isReady: async () => {
        const states = await Promise.all(services.map((service) => service.readiness()));
        return states.every(({ status }) => status === 'ok');
      },
      keptFiles: filesInFolder(files),
      extend: (app) => registerMailbox(app, mailbox),
      now: () => clock.now().getTime(),
    });
    started(gateway, () => gateway.close());
    const address = await gateway.listen(port);
    if (payPal) payPal.webhooks.url = `${address.replace('localhost', '127.0.0.1')}/api/webhooks/paypal`;
    return { address, clock, mailbox, files, payPal, services, bus, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

const payPalEveryMs = 1_000;

/** A PayPal of this process's own: nobody is charged. */
const simulatedPayPal = ({ secrets, payPalFile, publicOrigin, gateway }: SystemOptions, clock: Clock) =>
  PayPalSimulator.start({
    clientId: 'alcancia',
    clientSecret: secrets['paypal_clients'] ?? '',
    publicHost: new URL(publicOrigin).hostname,
    now: () => clock.now(),
    everyMs: payPalEveryMs,
    ...(gateway?.host !== undefined && gateway.host !== '127.0.0.1' ? { host: '0.0.0.0' } : {}),
    ...(payPalFile === undefined ? {} : { file: payPalFile }),
  });
