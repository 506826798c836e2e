import { setTimeout as pause } from 'node:timers/promises';

import { openControl } from './control.js';
import type { EnginesKind } from './engines/engine.js';
import { enginesAsProcesses, type Engines } from './engines/engines.js';
import { filesAccessKey, filesBucket, filesUrl, installFilesServer, isFilesServerThere } from './engines/files.js';
import { installKeycloak, isKeycloakThere } from './engines/keycloak-home.js';
import { keycloakUrl } from './engines/keycloak.js';
import { mailPage } from './engines/mail.js';
import { natsUrl } from './engines/nats.js';
import { databaseUrl, superuser } from './engines/postgres.js';
import { redisUrl } from './engines/redis.js';
import { claimPorts } from './free-ports.js';
import { openPlace, type Place } from './place.js';
import type { Part } from './running/part.js';
import { identityOf, signalTree } from './running/process-table.js';
import type { Settings } from './settings.js';
import { forgetState, isSupervised, leftOver, readState, type StackState, writeState } from './state.js';
import { Supervisor } from './supervisor.js';
import { Refused, words } from './words.js';

const lookEveryMs = 50;

const seconds = (sinceMs: number): string => ((Date.now() - sinceMs) / 1000).toFixed(1);

/** Ends what a supervisor left behind that was itself killed. */
export async function endLeftOver(state: StackState): Promise<void> {
  for (const { pid } of leftOver(state)) signalTree(pid, 'SIGKILL');
  while (leftOver(state).length > 0) await pause(lookEveryMs);
  const containers = Object.values(state.parts).flatMap(({ containerId }) => containerId ?? []);
  if (containers.length > 0) await (await import('./running/container-runner.js')).removeContainers(containers);
}

const accessOf = (place: Place): StackState['access'] => ({
  postgres: databaseUrl(place, superuser),
  redis: redisUrl(place),
  nats: { url: natsUrl(place), user: 'admin', password: place.secrets.of('nats.admin') },
  keycloak: { url: keycloakUrl(place), clientSecret: place.secrets.of('issuer-client') },
  files: { url: filesUrl(place), bucket: filesBucket, accessKey: filesAccessKey, secret: place.secrets.of('files') },
});

const written = ({ spec, state, handle, restarts }: Part): StackState['parts'][string] => ({
  kind: spec.kind,
  state,
  ...handle,
  url: spec.url,
  log: spec.log,
  restarts,
});

interface Hired {
  readonly engines: Engines;
  /** Gives back what outlives a stopped engine: containers and their network. */
  readonly leave?: () => Promise<void>;
}

async function hireEngines(kind: EnginesKind, place: Place, told: (step: string) => void): Promise<Hired> {
  if (kind === 'containers') return (await import('./engines/containers.js')).enginesAsContainers(place);
  const engines = enginesAsProcesses(place);
  if (!isKeycloakThere()) {
    await installKeycloak(place.logOf('keycloak-install'));
    told(words.steps.keycloak);
  }
  if (!isFilesServerThere()) {
    await installFilesServer(place.logOf('files-install'));
    told(words.steps.files);
  }
  return { engines };
}

/** Brings the stack up in this process and keeps it running until it is told to stop. */
export async function runStack(settings: Settings, kind: EnginesKind): Promise<void> {
  const { folder, host, ports } = settings;
  const known = readState(folder);
  if (known && isSupervised(known)) throw new Refused(words.alreadyRunning(folder));
  if (known) await endLeftOver(known);
  await claimPorts(ports, host);

  const startedAt = Date.now();
  console.log(words.starting(words.engines[kind]));
  const told = (step: string): void => console.log(words.step(step, seconds(startedAt)));
  const place = openPlace(settings);
  const { engines, leave: leaveEngines } = await hireEngines(kind, place, told);

  const me = identityOf(process.pid);
  if (!me) throw new Error('This process is not in the table of processes');
  let isReady = false;
  const keep = (): void =>
    writeState(folder, {
      supervisor: me,
      control: `http://${host}:${ports.control}`,
      engines: kind,
      isReady,
      urls: { app: settings.publicOrigin, mail: mailPage(place) },
      access: accessOf(place),
      parts: Object.fromEntries([...supervisor.parts].map(([name, part]) => [name, written(part)])),
    });
  const supervisor = new Supervisor(place, engines, (part) => {
    keep();
    if (isReady && part.state === 'restarting') console.log(words.fell(part.spec.name, part.spec.log));
  });

  let leave: () => void = () => undefined;
  const asked = new Promise<void>((resolve) => {
    leave = resolve;
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
  const control = await openControl(ports.control, host, {
    supervisor,
    token: place.secrets.of('control'),
    down: leave,
  });

  try {
    keep();
    const upAndHold = async (): Promise<void> => {
      await supervisor.up(told);
      isReady = true;
      keep();
      console.log(words.running({ app: settings.publicOrigin, mail: mailPage(place) }, seconds(startedAt)));
      console.log(process.stdout.isTTY ? words.endsWithCtrlC : words.endsWithDown);
      await asked;
    };
    await Promise.race([upAndHold(), asked]);
  } finally {
    console.log(words.stopping);
    await supervisor.down();
    await leaveEngines?.();
    control.close();
    forgetState(folder);
    console.log(words.stopped);
  }
}
