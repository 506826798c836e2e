import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { freePort } from './free-port.js';

test('a free port is given once, and never one that the system could give to an outgoing connection', async () => {
  const [lowest = 0, highest = 0] = readFileSync('/proc/sys/net/ipv4/ip_local_port_range', 'utf8')
    .trim()
    .split(/\s+/)
    .map(Number);
  const ports = await Promise.all(Array.from({ length: 200 }, freePort));
  expect(new Set(ports).size).toBe(ports.length);
  expect(ports.filter((port) => port >= lowest && port <= highest)).toEqual([]);
});
