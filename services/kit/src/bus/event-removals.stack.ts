import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import { eventStream } from '@alcancia/contracts/streams';

import { aNatsServer, natsPrograms, type NatsServer } from '../../test/a-nats-server.js';
import { type NatsBus, openNatsBus } from './nats-bus.js';

const eventOf = (service: string) => ({
  id: v7(),
  subject: `events.${service}.told.v1`,
  aggregateId: v7(),
  sequence: 1,
  occurredAt: new Date().toISOString(),
  correlationId: 'a-test',
  data: {},
});

describe.each(natsPrograms)('on %s', (program) => {
  let server: NatsServer;
  const buses: NatsBus[] = [];
  const busOf = async (user: string): Promise<NatsBus> => {
    const bus = await openNatsBus({ url: server.url, user, password: '' });
    buses.push(bus);
    return bus;
  };
  const kept = async (): Promise<string[]> => {
    const connection = await connect({ servers: server.url });
    const { streams } = await jetstreamManager(connection);
    const { state } = await streams.info(eventStream.name, { subjects_filter: '>' });
    await connection.close();
    return Object.keys(state.subjects ?? {}).toSorted();
  };

  beforeEach(async () => {
    server = await aNatsServer(program);
    await server.declare('family', ['identity']);
  });
  afterEach(async () => {
    await Promise.all(buses.splice(0).map((bus) => bus.close()));
    await server.close();
  });

  test('a service has its own events removed, and nobody else’s', async () => {
    const [identity, family, notifications] = [
      await busOf('identity'),
      await busOf('family'),
      await busOf('notifications'),
    ];
    await identity.serveRemovals();
    const mine = await family.publish(eventOf('family'));
    const theirs = await notifications.publish(eventOf('notifications'));
    const ofIdentity = await identity.publish(eventOf('identity'));

    await family.remove(mine);
    await family.remove(theirs);
    await family.remove(ofIdentity);
    expect(await kept()).toEqual(['events.identity.told.v1', 'events.notifications.told.v1']);
    await family.remove(mine);
    await identity.remove(theirs);
    await identity.remove(ofIdentity);
    expect(await kept()).toEqual(['events.notifications.told.v1']);
  });

  test('while the one that may is away the removal fails, and the event stays until it is asked for again', async () => {
    const family = await busOf('family');
    const storedAt = await family.publish(eventOf('family'));
    await expect(family.remove(storedAt)).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await kept()).toEqual(['events.family.told.v1']);
    await (await busOf('identity')).serveRemovals();
    await family.remove(storedAt);
    expect(await kept()).toEqual([]);
  });
});
