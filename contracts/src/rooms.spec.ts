import { expect, test } from '@jest/globals';

import { serviceNames, serviceRoom, services } from './rooms.js';
import { listening } from './streams.js';

const rooms = Object.entries(services).map(([name, room]) => ({ name, ...room }));

test.each(rooms)('$name has a name that SQL, NATS and an environment variable take as it is', ({ name }) => {
  expect(name).toMatch(/^[a-z]+$/);
});

test.each(rooms)('$name hears and asks others, each once', ({ name, hears, asks }) => {
  for (const others of [hears, asks] as readonly (readonly string[])[]) {
    expect(new Set(others).size).toBe(others.length);
    expect(others).not.toContain(name);
    for (const other of others) expect(serviceNames).toContain(other);
  }
});

test('no two services share a secret', () => {
  const secrets = rooms.flatMap(({ secrets: own }) => [...own]);
  expect(new Set(secrets).size).toBe(secrets.length);
  expect(secrets).not.toContain('INTENT_SECRET');
});

test('the consumers are those of the list', () => {
  expect(listening).toEqual(Object.fromEntries(rooms.map(({ name, hears }) => [name, hears])));
});

test('a name that is not listed has no room', () => {
  expect(serviceRoom('family')).toBe(services.family);
  expect(serviceRoom('nobody')).toBeUndefined();
  expect(serviceRoom('constructor')).toBeUndefined();
});
