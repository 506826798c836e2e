import { expect, it } from '@jest/globals';

import { readEnvironment } from './environment.config.js';

const enough = {
  PORT: '4000',
  OPERATIONS_PORT: '4001',
  NATS_URL: 'nats://nats:4222',
  NATS_PASSWORD: 'not-for-anyone',
  REDIS_URL: 'redis://redis:6379',
  PUBLIC_ORIGIN: 'https://alcancia.example/, http://localhost:4000',
  FRONTENDS: '{"shell":"http://shell:8080","family":"http://family-web:8080"}',
};

it('needs little, and an empty variable counts as none', () => {
  const { LIMIT_FACTOR, TRUSTED_PROXIES, PUBLIC_ORIGIN, NATS_USER, REMOTES } = readEnvironment({
    ...enough,
    LIMIT_FACTOR: '',
    TRUSTED_PROXIES: '10.0.0.0/8, 192.168.1.1',
  });
  expect([LIMIT_FACTOR, TRUSTED_PROXIES, NATS_USER, REMOTES]).toEqual([
    1,
    ['10.0.0.0/8', '192.168.1.1'],
    'gateway',
    {},
  ]);
  expect(PUBLIC_ORIGIN).toEqual(['https://alcancia.example', 'http://localhost:4000']);
});

it.each([
  ['PORT', '70000'],
  ['NATS_PASSWORD', ''],
  ['REDIS_URL', 'http://redis'],
  ['PUBLIC_ORIGIN', 'alcancia.example'],
  ['PUBLIC_ORIGIN', ' , '],
  ['FRONTENDS', '{"family":"http://family-web:8080"}'],
  ['FRONTENDS', 'shell=http://shell:8080'],
  ['FRONTENDS', '{"shell":"file:///etc"}'],
  ['REMOTES', '{"family":{"hashes":{}}}'],
  ['LIMIT_FACTOR', '-1'],
])('a bad %s stops the start by its name: %s', (name, value) => {
  const read = () => readEnvironment({ ...enough, [name]: value });
  expect(read).toThrow(new RegExp(`configuration of gateway is not usable: ${name}`));
  expect(read).not.toThrow('not-for-anyone');
});
