import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { envExample, filledIn } from './compose-env.mjs';
import { freePort } from './free-port.mjs';
import { root } from './place.mjs';
import { cacheFolder, podman, runProgram } from './podman.mjs';

const composeVersion = '1.6.0';
const folder = path.join(root, '.cache/compose');

/** podman-compose in a folder of its own: Podman 4 brings no compose. */
async function composeProgram() {
  const place = path.join(cacheFolder, `podman-compose-${composeVersion}`);
  const program = path.join(place, 'bin/podman-compose');
  if (!existsSync(program)) {
    await runProgram('python3', ['-m', 'venv', place]);
    await runProgram(path.join(place, 'bin/pip'), ['install', '--quiet', `podman-compose==${composeVersion}`]);
  }
  return program;
}

/** The compose file under a name of its own, with ports and secrets that nothing else on this machine has. */
export async function newProject() {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const publicPort = await freePort();
  const mailPort = await freePort();
  const app = `http://localhost:${publicPort}`;
  const values = {
    PUBLIC_PORT: publicPort,
    PUBLIC_ORIGIN: app,
    MAIL_PAGE_PORT: mailPort,
    KEYCLOAK_JAVA_OPTS: '-XX:TieredStopAtLevel=1',
  };
  const envFile = path.join(folder, 'env');
  writeFileSync(envFile, filledIn(envExample(), values), { mode: 0o600 });

  const name = `alcancia-check-${randomBytes(3).toString('hex')}`;
  const program = await composeProgram();
  const compose = (...args) => runProgram(program, ['--project-name', name, '--env-file', envFile, ...args]);
  return {
    app,
    mail: `http://127.0.0.1:${mailPort}`,
    folder,
    up: () => compose('up', '--detach', '--no-build'),
    async down() {
      // One that dies and is started again slips through compose's own stop.
      const ids = await containerIds(name);
      if (ids.length > 0) await podman(['rm', '--force', '--time', '10', ...ids]);
      await compose('down', '--volumes');
    },
    containers: () => containersOf(name),
  };
}

async function containerIds(project) {
  const ids = await podman(['ps', '--all', '--quiet', '--filter', `label=io.podman.compose.project=${project}`]);
  return ids === '' ? [] : ids.split('\n');
}

/** What Podman knows of every container of a project, by the name of its process in the compose file. */
async function containersOf(project) {
  const ids = await containerIds(project);
  if (ids.length === 0) return new Map();
  const seen = JSON.parse(await podman(['container', 'inspect', ...ids]));
  return new Map(seen.map((one) => [one.Config.Labels['com.docker.compose.service'], one]));
}
