import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { podman } from './podman.mjs';
import { composeFile } from './product-images.mjs';
import { execute, jestOptions } from './spawn.mjs';

const succeeds = (attempt) =>
  attempt.then(
    () => true,
    () => false,
  );

/** Beside others a page is drawn slowly the first time; until then visitors are told when to come back. */
const pageWithinMs = 60_000;

/** Whether the page comes; whoever hears 503 comes back when it says so. Another status is the reason that is told. */
async function pageComes(address) {
  for (const givenUpAt = Date.now() + pageWithinMs; ;) {
    const { ok, status, headers } = await fetch(address);
    if (ok) return true;
    const comeBackMs = Number(headers.get('retry-after') ?? 'never') * 1_000;
    if (status !== 503 || !(Date.now() + comeBackMs < givenUpAt)) throw new Error(`${address} answered ${status}`);
    await sleep(comeBackMs);
  }
}

/** A process is ready when it says so; it is asked from inside, where nothing has to be published. */
const askReady = "fetch('http://127.0.0.1:8080/health/ready').then(({ ok }) => process.exit(ok ? 0 : 1))";
const saysReady = ({ Id }) => succeeds(podman(['exec', Id, 'node', '-e', askReady]));
const isHealthy = ({ Id }) => succeeds(podman(['healthcheck', 'run', Id]));

const isJob = ({ Config }) => Config.Cmd?.includes('migrate') ?? false;
const isOurs = ({ Config }) => Config.Image.includes('/alcancia/') && Config.Entrypoint.includes('node');
const isWatched = ({ Config }) => (Config.Healthcheck?.Test ?? ['NONE'])[0] !== 'NONE';

/** Whether everything has come up: jobs have ended, the rest is healthy and, where it can say so, ready. */
export async function allUp(containers) {
  for (const container of containers.values()) {
    if (isJob(container) ? container.State.Status !== 'exited' : !container.State.Running) return false;
    if (!isWatched(container) || isJob(container)) continue;
    if (!(await isHealthy(container)) || (isOurs(container) && !(await saysReady(container)))) return false;
  }
  return containers.size > 0;
}

/** As the kernel counts them for the first process: '0' is none. */
const capabilitiesOf = ({ Pid }) => /^CapEff:\t0*(\w+)$/m.exec(readFileSync(`/proc/${Pid}/status`, 'utf8'))?.[1];
/** A port that is only exposed has nothing to its name. */
const addressesOf = ({ HostConfig }) => Object.values(HostConfig.PortBindings ?? {}).flatMap((at) => at ?? []);

const ofJob = (name, { State }) => [
  [`${name} has ended well`, () => State.Status === 'exited' && State.ExitCode === 0],
];

const ofProcess = (name, container) => [
  [`${name} runs`, () => container.State.Running],
  ...(isOurs(container) ? [[`${name} waited and never died`, () => container.RestartCount === 0]] : []),
  [`${name} has no capability`, () => capabilitiesOf(container.State) === '0'],
  ...(isWatched(container) ? [[`${name} is healthy`, () => isHealthy(container)]] : []),
];

const ofContainer = ([name, container]) => [
  [`${name} does not run as root`, () => /^[1-9]/.test(container.Config.User)],
  [`${name} cannot write its file system`, () => container.HostConfig.ReadonlyRootfs],
  ...(isJob(container) ? ofJob(name, container) : ofProcess(name, container)),
];

/** What must hold while all of it runs: a sentence, and how to find out. */
export function promisesOf(project, containers) {
  const published = [...containers].filter(([, container]) => addressesOf(container).length > 0);
  const addresses = published.flatMap(([, container]) => addressesOf(container));
  return [
    ['every process of the compose file is there', () => containers.size === Object.keys(composeFile()).length],
    [
      'only the gateway and the page of e-mails are published',
      () =>
        published
          .map(([name]) => name)
          .sort()
          .join() === 'gateway,mail',
    ],
    ['they are published on this machine alone', () => addresses.every(({ HostIp }) => HostIp === '127.0.0.1')],
    ...[...containers].flatMap(ofContainer),
    ['the shell comes from its own server through the gateway', () => pageComes(project.app)],
    ['a family earns its first coins and spends them', () => firstCoins(project)],
  ];
}

/** The main loop, as in the stack's own tests: sign-up, the e-mail, a child, coins, the live frame. */
async function firstCoins({ app, mail, folder }) {
  const nobody = { url: 'nats://localhost:1', user: 'nobody', password: 'none' };
  const access = {
    postgres: 'postgres://localhost:1/none',
    redis: 'redis://localhost:1',
    nats: nobody,
    keycloak: { url: 'http://localhost:1', clientSecret: 'none' },
    files: { url: 'http://localhost:1', bucket: 'none', accessKey: 'none', secret: 'none' },
  };
  const state = { engines: 'containers', urls: { app, mail }, access, parts: {} };
  writeFileSync(path.join(folder, 'state.json'), JSON.stringify(state));
  const args = ['--selectProjects', 'stack', '--runInBand', '--runTestsByPath', 'tests/stack/first-coins.stack.ts'];
  const env = { NODE_OPTIONS: jestOptions, STACK_DIR: folder };
  return (await execute('jest', args, { env, timeoutMs: 180_000 })) === 0;
}
