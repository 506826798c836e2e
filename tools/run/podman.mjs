import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

import { Failure, root } from './place.mjs';

const packages = 'podman buildah runc netavark aardvark-dns fuse-overlayfs iptables mmdebstrap maven python3-venv';

/** What is slow to make and the same for every checkout. */
export const cacheFolder = path.join(homedir(), '.cache/alcancia');

/** Without systemd nobody hands out control groups: Podman makes them itself, and only runc goes along with that. */
const withoutSystemd = `[containers]
default_ulimits = ["nofile=10000:10000", "nproc=20000:20000"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
[network]
network_backend = "netavark"
`;

function environment() {
  if (process.env.CONTAINERS_CONF || existsSync('/run/systemd/system')) return process.env;
  const file = path.join(cacheFolder, 'containers.conf');
  mkdirSync(cacheFolder, { recursive: true });
  writeFileSync(file, withoutSystemd);
  return { ...process.env, CONTAINERS_CONF: file };
}

const orExplained = (error) => {
  if (error.stderr) throw new Failure([error.cmd, error.stdout, error.stderr].join('\n').trim());
  if (error.code !== 'ENOENT') throw error;
  throw new Failure(`${error.path} is missing. On Debian: apt-get install --no-install-recommends ${packages}`);
};

/** Runs a program around containers and answers what it printed. */
export async function runProgram(program, args, { timeoutMs = 10 * 60_000, withErrors = false, env = {} } = {}) {
  const options = { cwd: root, env: { ...environment(), ...env }, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 };
  const { stdout, stderr } = await promisify(execFile)(program, args, options).catch(orExplained);
  return (withErrors ? stdout + stderr : stdout).trim();
}

export const podman = (args, options) => runProgram('podman', args, options);

/** The container file at hand asks the registry as this machine does; of what it is shown for that, nothing stays in the image. */
export function registrySecrets() {
  const shown = { npmrc: path.join(homedir(), '.npmrc'), ca: process.env.NODE_EXTRA_CA_CERTS };
  return Object.entries(shown)
    .filter(([, file]) => file && existsSync(file))
    .flatMap(([id, file]) => ['--secret', `id=${id},src=${file}`]);
}
