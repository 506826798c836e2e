import { createServer } from 'node:net';

import type { Ports } from './ports.js';
import { Refused, words } from './words.js';

const isFree = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, host, () => server.close(() => resolve(true)));
    server.once('error', () => resolve(false));
  });

/** One sentence about the first port that is taken, before anything is started. */
export async function claimPorts(ports: Ports, host: string): Promise<void> {
  for (const [part, port] of Object.entries(ports)) {
    if (!(await isFree(port, host))) throw new Refused(words.portTaken(port, part));
  }
}
