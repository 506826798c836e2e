import { readFileSync } from 'node:fs';

import { expect, test } from '@jest/globals';

import { serviceNames, serviceRoom } from '@alcancia/contracts/rooms';
import { eventsUserOf } from '@alcancia/contracts/streams';

import { permissions } from './permissions.js';
import { serverConfig } from './server-config.js';

test('nats-server.conf is what the contracts make it', () => {
  expect(readFileSync(new URL('../nats-server.conf', import.meta.url), 'utf8')).toBe(serverConfig());
});

test('the gateway asks every service, a service those that its room lists, and nobody speaks for another', () => {
  for (const [user, { publish, passwordOf = user }] of Object.entries(permissions)) {
    const asks = publish.filter((subject) => !/^(events|nudges|removals|\$JS)\./.test(subject));
    const mayAsk = user === 'gateway' ? serviceNames : (serviceRoom(user)?.asks ?? []);
    expect(asks).toEqual(mayAsk.map((service) => `${service}.>`));
    const speaks = publish.filter((subject) => subject.startsWith('events.'));
    expect(speaks).toEqual(user === 'gateway' || user === 'admin' ? [] : [`events.${passwordOf}.>`]);
    expect(
      publish.some(
        (subject) => subject.startsWith('$JS.API.') && !/\.(INFO|MSG\.NEXT|MSG\.GET|MSG\.DELETE)\./.test(subject),
      ),
    ).toBe(user === 'admin');
  }
});

test('one service alone removes events; every other asks it, for itself and for nobody else', () => {
  const having = (subject: RegExp) => [
    ...new Set(
      Object.entries(permissions).flatMap(([user, { publish, passwordOf = user }]) =>
        publish.some((one) => subject.test(one)) ? [passwordOf] : [],
      ),
    ),
  ];
  expect(having(/\.STREAM\.MSG\.DELETE\./)).toEqual(['identity']);
  expect(having(/\.STREAM\.MSG\.GET\./)).toEqual(['identity']);
  const others = serviceNames.filter((name) => name !== 'identity');
  for (const name of others) expect(having(new RegExp(`^removals\\.${name}$`))).toEqual([name]);
  expect(having(/^removals\.[*>]/)).toEqual([]);
  const hears = Object.entries(permissions).filter(([, { subscribe }]) => subscribe.includes('removals.*'));
  expect(hears.map(([user]) => user)).toEqual(['identity']);
});

test('only services answer, and nobody answers over the connection that events come by', () => {
  const answers = Object.entries(permissions).flatMap(([user, { mayAnswer }]) => (mayAnswer ? [user] : []));
  expect(answers).toEqual(serviceNames);
  expect(Object.keys(permissions)).toEqual([
    ...serviceNames.flatMap((name) => [name, eventsUserOf(name)]),
    'gateway',
    'admin',
  ]);
});
