import { request } from 'node:http';
import { existsSync } from 'node:fs';

import { Refused, words } from '../words.js';
import type { EnginesKind } from './engine.js';

const timeoutMs = 1_000;
const sockets = ['/var/run/docker.sock', '/run/podman/podman.sock'];

const answersPing = (where: { socketPath: string } | { host: string; port: string }): Promise<boolean> =>
  new Promise((resolve) => {
    const asking = request({ ...where, path: '/_ping', timeout: timeoutMs }, (response) => {
      response.resume();
      resolve(response.statusCode === 200);
    });
    asking.once('timeout', () => asking.destroy());
    asking.once('error', () => resolve(false));
    asking.end();
  });

/** Whether a container engine answers: the one of DOCKER_HOST, or one at its usual socket. */
export async function isContainerEngineThere(): Promise<boolean> {
  const { DOCKER_HOST } = process.env;
  if (DOCKER_HOST) {
    const { protocol, hostname, port, pathname } = new URL(DOCKER_HOST);
    return answersPing(protocol === 'unix:' ? { socketPath: pathname } : { host: hostname, port });
  }
  for (const socketPath of sockets) if (existsSync(socketPath) && (await answersPing({ socketPath }))) return true;
  return false;
}

export async function chooseEngines(wanted: EnginesKind | 'auto'): Promise<EnginesKind> {
  if (wanted === 'processes') return wanted;
  if (await isContainerEngineThere()) return 'containers';
  if (wanted === 'containers') throw new Refused(words.noContainers);
  return 'processes';
}
