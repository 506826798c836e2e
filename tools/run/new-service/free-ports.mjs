import { createServer } from 'node:net';

import { Failure } from '../place.mjs';

const isFree = (port) =>
  new Promise((resolve) => {
    const server = createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/** The first of thirty free ports, below the range that the system hands out by itself. */
export async function freePorts() {
  for (let first = 20_000; first < 32_000; first += 30) {
    const ports = Array.from({ length: 30 }, (_, place) => first + place);
    if ((await Promise.all(ports.map(isFree))).every(Boolean)) return `${first}`;
  }
  throw new Failure('There are no thirty free ports between 20000 and 32000.');
}
