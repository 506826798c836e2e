import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';

import { program } from '../programs.js';
import { runJob } from '../running/job.js';
import { root } from '../settings.js';

const version = '26.7.0';
const artifact = `org.keycloak:keycloak-quarkus-dist:${version}:zip`;
const buildOptions = ['--db=postgres', '--health-enabled=true', '--metrics-enabled=true'];

/** Unpacked and built once for every checkout of this person. */
const cache = path.join(process.env['XDG_CACHE_HOME'] ?? path.join(homedir(), '.cache'), 'alcancia');
const home = path.join(cache, `keycloak-${version}`);

/** Keycloak stores its build options in its own folder. */
function isBuilt(): boolean {
  try {
    const jar = path.join(home, 'lib/quarkus/generated-bytecode.jar');
    const args = ['-p', jar, 'META-INF/keycloak-persisted.properties'];
    const kept = execFileSync(program('unzip', 'unzip'), args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return buildOptions.every((option) => kept.includes(`kc.${option.slice(2)}`));
  } catch {
    return false;
  }
}

export const javaProgram = (): string => program('java', 'openjdk-17-jre-headless');

export const isKeycloakThere = (): boolean => existsSync(home) && isBuilt();

/** Takes it from Maven Central, unpacks and builds it: once, about half a minute. */
export async function installKeycloak(log: string): Promise<void> {
  const unzip = program('unzip', 'unzip');
  if (!existsSync(home)) {
    mkdirSync(cache, { recursive: true });
    const fresh = mkdtempSync(path.join(cache, 'keycloak-'));
    const args = ['-q', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${fresh}`];
    const job = { env: {}, cwd: fresh, log };
    await runJob('Keycloak', { ...job, command: program('mvn', 'maven'), args });
    await runJob('Keycloak', { ...job, command: unzip, args: ['-q', `keycloak-quarkus-dist-${version}.zip`] });
    renameSync(path.join(fresh, `keycloak-${version}`), home);
    rmSync(fresh, { recursive: true });
  }
  await runJob('Keycloak', {
    command: path.join(home, 'bin/kc.sh'),
    args: ['build', ...buildOptions],
    env: {},
    cwd: home,
    log,
  });
}

/** A folder that one running Keycloak writes to: the program itself stays in the cache, shared by all. */
export function furnishKeycloak(folder: string): void {
  for (const part of ['conf', 'lib', 'providers', 'themes']) {
    const link = path.join(folder, part);
    if (!existsSync(link)) symlinkSync(path.join(home, part), link);
  }
  // Its script finds the folder from its own real place: it has to be a copy.
  cpSync(path.join(home, 'bin'), path.join(folder, 'bin'), { recursive: true });
  cpSync(path.join(root, 'deploy/keycloak/alcancia-realm.json'), path.join(folder, 'data/import/alcancia-realm.json'));
}
