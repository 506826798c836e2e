import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { Envelope } from '@alcancia/contracts/define';

import { coinsMoved } from '../../test/purse.contracts.js';
import { addCoins, countCoins, purseService } from '../../test/purse.service.js';
import type { Bus } from '../bus/bus.js';
import { type Failpoint, noFailpoints } from '../failpoints.js';
import { createLog } from '../observe/log.js';
import { ServiceMetrics } from '../observe/service-metrics.js';
import type { ServiceRuntime } from '../service-runtime.js';
import { bootService, type TestService } from '../testing/index.js';
import { OutboxRelay } from './relay.js';

let service: TestService;
const points: Failpoint[] = [];
const leaseMs = 3_000;

/** An outbox beside the service's own, which its relay does not look into. */
beforeAll(async () => {
  service = await bootService(purseService, { failpoints: { reached: (point) => points.push(point) } });
  const em = service.em();
  await em.execute('create schema beside');
  await em.execute('create table beside.outbox (like purse.outbox including all)');
  await em.execute('create table beside.leases (like purse.leases including all)');
  await em.execute('create table beside.event_stores (like purse.event_stores including all)');
});
afterAll(() => service.close());
beforeEach(async () => {
  await service.em().execute('delete from beside.outbox');
  await service.em().execute('delete from beside.leases');
  await service.em().execute('delete from beside.event_stores');
});

interface Tried {
  readonly relay: OutboxRelay;
  readonly sent: Envelope[];
}

interface Store {
  epoch: string;
  generation: number;
  publishesAtOnce: number;
}

function aRelay(
  publish: (event: Envelope) => void = () => undefined,
  failpoints = noFailpoints,
  store: Store = { epoch: 'one', generation: 0, publishesAtOnce: 1 },
): Tried {
  const sent: Envelope[] = [];
  const bus: Pick<Bus, 'publish' | 'epoch' | 'generation' | 'publishesAtOnce'> = {
    get generation() {
      return store.generation;
    },
    get publishesAtOnce() {
      return store.publishesAtOnce;
    },
    epoch: async () => store.epoch,
    async publish(event) {
      publish(event);
      sent.push(event);
      return null;
    },
  };
  const { clock } = service;
  const metrics = new ServiceMetrics('beside');
  const definition = { ...purseService, name: 'beside' };
  const parts = {
    definition,
    bus,
    clock,
    failpoints,
    em: () => service.em(),
    newId: v7,
    log: createLog('beside'),
    metrics,
  };
  return { relay: new OutboxRelay(parts as unknown as ServiceRuntime), sent };
}

async function commit(aggregateId: string, sequence: number): Promise<string> {
  const id = v7();
  await service.em().execute(
    `insert into beside.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, data)
     values (?, 'events.purse.coins-added.v1', ?, ?, ?, 'c', '{}')`,
    [id, aggregateId, sequence, service.clock.now().toISOString()],
  );
  return id;
}

test('events leave once and in the order of their aggregate', async () => {
  const { relay, sent } = aRelay();
  const [one, other] = [v7(), v7()];
  for (const [aggregate, sequence] of [
    [one, 1],
    [other, 1],
    [one, 2],
    [one, 3],
  ] as const)
    await commit(aggregate, sequence);
  await relay.drain();
  await relay.drain();
  expect(sent.filter(({ aggregateId }) => aggregateId === one).map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
  expect(sent).toHaveLength(4);
});

test('a second relay waits while the first one lives, and takes over when it has died without a word', async () => {
  const [first, second] = [aRelay(), aRelay()];
  await commit(v7(), 1);
  await first.relay.drain();
  const left = await commit(v7(), 1);
  await second.relay.drain();
  expect(second.sent).toEqual([]);
  service.clock.shift(leaseMs + 1);
  await second.relay.drain();
  expect(second.sent.map(({ id }) => id)).toEqual([left]);
});

test('a relay that stops in order lets the next one in at once', async () => {
  const [first, second] = [aRelay(), aRelay()];
  await first.relay.drain();
  await first.relay.release();
  const id = await commit(v7(), 1);
  await second.relay.drain();
  expect(second.sent.map((event) => event.id)).toEqual([id]);
});

test('what cannot be published now stays, with everything after it, in its order', async () => {
  let isDown = true;
  const { relay, sent } = aRelay(() => {
    if (isDown) throw new Error('the bus is down');
  });
  const ids = [await commit(v7(), 1), await commit(v7(), 1)];
  await expect(relay.drain()).rejects.toThrow('the bus is down');
  expect(sent).toEqual([]);
  isDown = false;
  await relay.drain();
  expect(sent.map(({ id }) => id)).toEqual(ids);
});

test('killed between publishing and the mark, it publishes the same event again', async () => {
  const dying = aRelay(undefined, {
    reached() {
      throw new Error('killed');
    },
  });
  const id = await commit(v7(), 1);
  await expect(dying.relay.drain()).rejects.toThrow('killed');
  service.clock.shift(leaseMs + 1);
  const next = aRelay();
  await next.relay.drain();
  expect([...dying.sent, ...next.sent].map((event) => event.id)).toEqual([id, id]);
});

test('of many under way at once, what follows the first that failed goes out again behind it', async () => {
  const ids: string[] = [];
  for (let sequence = 1; sequence <= 5; sequence += 1) ids.push(await commit(v7(), sequence));
  let isDown = true;
  const third = ids[2];
  const { relay, sent } = aRelay(
    ({ id }) => {
      if (isDown && id === third) throw new Error('lost on its way');
    },
    undefined,
    { epoch: 'one', generation: 0, publishesAtOnce: 64 },
  );
  await expect(relay.drain()).rejects.toThrow('lost on its way');
  isDown = false;
  sent.length = 0;
  await relay.drain();
  expect(sent.map(({ id }) => id)).toEqual(ids.slice(2));
});

test('what a lost store had is published again, once, in its order (F7)', async () => {
  const store = { epoch: 'one', generation: 0, publishesAtOnce: 64 };
  const { relay, sent } = aRelay(undefined, undefined, store);
  const ids = [await commit(v7(), 1), await commit(v7(), 1)];
  await relay.drain();
  store.generation += 1;
  await relay.drain();
  expect(sent.map(({ id }) => id)).toEqual(ids);
  store.epoch = 'another';
  store.generation += 1;
  await relay.drain();
  await relay.drain();
  expect(sent.map(({ id }) => id)).toEqual([...ids, ...ids]);
});

test('a lost store is filled again also when it held more than one statement takes (F7)', async () => {
  const many = 5_500;
  await service.em().execute(
    `insert into beside.outbox (id, subject, aggregate_id, sequence, occurred_at, correlation_id, data, published_at)
     select gen_random_uuid(), '${coinsMoved.subject}', gen_random_uuid(), 1, now(), 'many', '{}', now()
     from generate_series(1, ${many})`,
  );
  const store = { epoch: 'a first one', generation: 0, publishesAtOnce: 256 };
  const { relay, sent } = aRelay(undefined, undefined, store);
  await relay.drain();
  Object.assign(store, { epoch: 'a second one', generation: 1 });
  sent.length = 0;
  await relay.drain();
  expect(sent.filter(({ correlationId }) => correlationId === 'many')).toHaveLength(many);
});

test('the places at which a crash must not matter come in their order', async () => {
  await service.settled();
  points.length = 0;
  await service.ask(addCoins, null, { purseId: v7(), cents: 1 });
  await service.settled();
  expect(points).toEqual(['before-commit', 'after-commit', 'after-publish', 'after-publish']);
  points.length = 0;
  await service.tell(coinsMoved, { purseId: v7(), cents: 1 });
  expect(points).toEqual(['before-commit', 'after-commit', 'after-handler-commit']);
});

test('what was reacted to and noted for another try all the same is forgotten, not done again', async () => {
  const purseId = v7();
  const id = v7();
  await service.tell(coinsMoved, { purseId, cents: 7 }, { id });
  const event = { id, subject: coinsMoved.subject, aggregateId: purseId, sequence: 1, correlationId: 'c' };
  const now = service.clock.now().toISOString();
  await service.em().execute(
    `insert into purse.retries (event_id, handler, event, tries, first_failed_at, next_try_at, reason)
     values (?, 'TakeMovedCoins', ?::jsonb, 1, ?, ?, 'the commit was not heard of')`,
    [id, JSON.stringify({ ...event, occurredAt: now, data: { purseId, cents: 7 } }), now, now],
  );
  await service.settled();
  expect(await service.em().execute('select event_id from purse.retries')).toEqual([]);
  expect(await service.ask(countCoins, null, { purseId })).toEqual({ cents: 7 });
});
