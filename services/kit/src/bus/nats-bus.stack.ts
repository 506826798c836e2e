import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { Envelope } from '@alcancia/contracts/define';

import { aNatsServer, natsPrograms, type NatsServer } from '../../test/a-nats-server.js';
import { describeBus } from '../testing/bus-promises.js';
import type { AnswerMessage, RequestMessage } from './bus.js';
import { type NatsBus, openNatsBus } from './nats-bus.js';

const asked = (leftMs = 5_000): RequestMessage => ({
  input: {},
  caller: null,
  origin: { address: '127.0.0.1', userAgent: 'test' },
  correlationId: v7(),
  deadlineAt: Date.now() + leftMs,
  idempotencyKey: null,
});
const event = (subject = 'events.room.a.v1'): Envelope => ({
  id: v7(),
  subject,
  aggregateId: v7(),
  sequence: 1,
  occurredAt: new Date().toISOString(),
  correlationId: v7(),
  data: {},
});
const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
  const givenUpAt = Date.now() + 20_000;
  while (!(await isSo())) {
    if (Date.now() > givenUpAt) throw new Error('it never came to be');
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};

describe.each(natsPrograms)('on %s', (program) => {
  let server: NatsServer;
  const opened: NatsBus[] = [];
  const open = async (): Promise<NatsBus> => {
    const bus = await openNatsBus({ url: server.url, user: 'room', password: 'x' });
    opened.push(bus);
    return bus;
  };
  beforeAll(async () => {
    server = await aNatsServer(program);
  });
  afterAll(async () => {
    for (const bus of opened) await bus.close();
    await server.close();
  });

  describeBus('NATS', async () => {
    await server.declare('room', ['one', 'two']);
    return open();
  });

  test('of two that serve the same room one answers', async () => {
    const [one, two, asking] = [await open(), await open(), await open()];
    let answers = 0;
    const count = async (): Promise<AnswerMessage> => ({ ok: true, data: (answers += 1), isReplayed: false });
    for (const bus of [one, two]) await bus.serve(new Map([['room.count', count]]));
    for (let at = 0; at < 20; at += 1) await asking.request('room.count', asked());
    expect(answers).toBe(20);
  });

  test('what is asked while NATS is away fails within a second, and works when it is back (F6)', async () => {
    const [serving, asking] = [await open(), await open()];
    await serving.serve(new Map([['room.away', async () => ({ ok: true as const, data: 1, isReplayed: false })]]));
    await serving.serve(new Map([['room.slow', () => new Promise<AnswerMessage>(() => undefined)]]));
    const underWay = asking.request('room.slow', asked(30_000)).catch((error: unknown) => error);
    await server.kill();
    const startedAt = performance.now();
    expect(await underWay).toMatchObject({ code: 'unavailable' });
    await until(() => !asking.isUp());
    await expect(asking.request('room.away', asked(30_000))).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(1_000);
    await server.start();
    await until(() => asking.isUp() && serving.isUp());
    expect(await asking.request('room.away', asked())).toMatchObject({ ok: true, data: 1 });
  });

  test('a handler slower than the wait for its acknowledgement is not given the event twice (F5)', async () => {
    await server.declare('room', ['one'], 600);
    const bus = await open();
    let taken = 0;
    let end: () => void = () => undefined;
    const stop = await bus.consume('one', ['events.room.a.v1'], async () => {
      taken += 1;
      await new Promise<void>((resolve) => (end = resolve));
    });
    await bus.publish(event());
    await until(() => taken > 0);
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    end();
    await stop();
    expect(taken).toBe(1);
  });

  test('an event waits for a consumer that was away, and comes again when one died before its acknowledgement (F4)', async () => {
    await server.declare('room', ['one'], 600);
    const [first, second, publishing] = [await open(), await open(), await open()];
    const sent = event();
    await publishing.publish(sent);
    let isTaken = false;
    await first.consume('one', [sent.subject], async () => {
      isTaken = true;
      await first.close();
      await new Promise(() => undefined);
    });
    await until(() => isTaken);
    const got: string[] = [];
    const stop = await second.consume('one', [sent.subject], async ({ id }) => void got.push(id));
    await until(() => got.length > 0);
    await stop();
    expect(got).toEqual([sent.id]);
  });

  test('says how many events a consumer has yet to take or to acknowledge', async () => {
    await server.declare('room', ['one']);
    const bus = await open();
    let free: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    const stop = await bus.consume('one', ['events.room.a.v1'], () => held);
    for (let at = 0; at < 200; at += 1) await bus.publish(event());
    await until(async () => (await bus.lags()).get('one-on-room') === 200);
    free();
    await until(async () => (await bus.lags()).get('one-on-room') === 0);
    await stop();
    expect(await bus.lags()).toEqual(new Map());
  });

  test('what no room has sent becomes an event that no reaction takes, and the next one comes (F17)', async () => {
    await server.declare('room', ['one']);
    const bus = await open();
    const got: Envelope[] = [];
    const stop = await bus.consume('one', ['events.room.a.v1'], async (came) => void got.push(came));
    await bus.publish({ ...event(), id: 'no-uuid' });
    await bus.publish(event());
    await until(() => got.length > 1);
    await stop();
    expect(got[0]).toMatchObject({ subject: 'events.room.a.v1', data: { unreadable: expect.any(String) } });
  });

  test('a stream that was lost has another name than before, and its consumers are taken up again (F7)', async () => {
    await server.declare('room', ['one']);
    const bus = await open();
    const got: string[] = [];
    await bus.consume('one', ['events.room.a.v1'], async ({ id }) => void got.push(id));
    const before = await bus.epoch();
    await server.kill();
    await server.start({ lost: true });
    await server.declare('room', ['one']);
    await until(() => bus.isUp());
    expect(await bus.epoch()).not.toBe(before);
    const sent = event();
    await bus.publish(sent);
    await until(() => got.length > 0);
    expect(got).toEqual([sent.id]);
  });
});
