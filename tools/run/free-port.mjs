import { createServer } from 'node:net';

/** Below the range from which the system takes the ports of outgoing connections: none of those is in a server's way. */
const [lowest, highest] = [10_000, 30_000];

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
    server.once('error', () => resolve(false));
  });

/** A port of the loopback address on which nothing listens; proofs take theirs from `@alcancia/testing`. */
export async function freePort() {
  for (;;) {
    const port = lowest + Math.floor(Math.random() * (highest - lowest));
    if (await isFree(port)) return port;
  }
}

if (process.argv[1] === import.meta.filename) console.log(await freePort());
