import { readdirSync, readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { optionalSettings } from '@alcancia/contracts/rooms';

import { envExample, filledIn } from './compose-env.mjs';
import { promisesOf } from './compose-promises.mjs';
import { composeFile } from './product-images.mjs';

const compose = readFileSync(new URL('../../docker-compose.yml', import.meta.url), 'utf8');
const namesIn = (text: string, name: RegExp) => [...new Set([...text.matchAll(name)].map((found) => found[1]))];

test('the example says every variable that the compose file asks for, and no other', () => {
  const optional = ['ALCANCIA_VERSION', 'LOG_LEVEL', 'MAIL_FROM', ...Object.keys(optionalSettings)];
  const asked = namesIn(compose, /\$\{(\w+)/g).filter((name) => !optional.includes(name));
  expect(namesIn(envExample(), /^([A-Z_]+)=/gm).sort()).toEqual(asked.sort());
});

test('every secret is made up, each its own, and what is given stays', () => {
  const made = filledIn(envExample(), { PUBLIC_PORT: 1234 });
  expect(made).toContain('PUBLIC_PORT=1234\n');
  expect(made).toContain('TRUSTED_PROXIES=\n');
  const secrets = [...made.matchAll(/=([0-9a-f]{48})$/gm)].map(([, secret]) => secret);
  expect(secrets.length).toBeGreaterThan(15);
  expect(new Set(secrets).size).toBe(secrets.length);
});

test('no process of the compose file has a password of its own in it', () => {
  const processes = Object.values<{ environment?: Record<string, string> }>(composeFile());
  const secrets = processes.flatMap(({ environment = {} }) =>
    Object.entries(environment).filter(([name]) => /PASSWORD|SECRET/.test(name)),
  );
  expect(secrets.length).toBeGreaterThan(20);
  for (const [name, value] of secrets) expect(`${name}: ${value}`).toMatch(/: "?\$\{\w+:\?[^}]*\}"?$/);
});

test('no container file mounts what another stage made: Podman would take the step from its cache though that has changed', () => {
  const folder = new URL('../../deploy/docker/', import.meta.url);
  const files = readdirSync(folder).filter((name) => name.endsWith('.Dockerfile'));
  expect(files).toContain('service.Dockerfile');
  for (const name of files) expect(readFileSync(new URL(name, folder), 'utf8')).not.toMatch(/--mount=\S*from=/);
});

test('NATS is given its passwords in quotation marks: bare, it takes one such as 12e8 for a number', () => {
  const given = Object.entries<string>(composeFile().nats.environment);
  expect(given.length).toBeGreaterThan(3);
  for (const [name, value] of given) expect(`${name}=${value}`).toMatch(/=".*"$/);
});

const sound = {
  Config: { User: '1000:1000', Cmd: ['--watch'], Image: 'ghcr.io/alcancia/nats:local', Entrypoint: ['node'] },
  HostConfig: { ReadonlyRootfs: true, PortBindings: { '8080/tcp': null } },
  State: { Running: true, Pid: process.pid },
  RestartCount: 0,
};

async function brokenBy(change: object): Promise<string[]> {
  const containers = new Map([['streams', { ...sound, ...change }]]);
  const project = { app: 'http://localhost:1', mail: 'http://localhost:1', folder: '/nowhere' };
  const about = (promisesOf(project, containers) as [string, () => unknown][]).filter(([sentence]) =>
    /^streams (?!has no capability)|published on/.test(sentence),
  );
  const kept = await Promise.all(about.map(([, holds]) => holds()));
  return about.filter((_, place) => !kept[place]).map(([sentence]) => sentence);
}

test('a container as it should be breaks no promise', async () => {
  expect(await brokenBy({})).toEqual([]);
});

test.each([
  ['runs as root', { Config: { ...sound.Config, User: '' } }, ['streams does not run as root']],
  ['runs as root by number', { Config: { ...sound.Config, User: '0:0' } }, ['streams does not run as root']],
  ['may write its file system', { HostConfig: {} }, ['streams cannot write its file system']],
  ['has ended', { State: { Running: false } }, ['streams runs']],
  ['died once', { RestartCount: 1 }, ['streams waited and never died']],
  [
    'is published to everybody',
    { HostConfig: { ReadonlyRootfs: true, PortBindings: { '8080/tcp': [{ HostIp: '0.0.0.0' }] } } },
    ['they are published on this machine alone'],
  ],
])('a container that %s is noticed', async (_, change, broken) => {
  expect(await brokenBy(change)).toEqual(broken);
});
