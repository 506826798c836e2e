import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import type { Envelope } from '@alcancia/contracts/define';
import { busier, untilSo } from '@alcancia/testing';

import { aNatsServer, natsPrograms, type NatsServer } from '../../test/a-nats-server.js';
import { describeBus, event, message } from '../../test/bus-promises.js';
import type { AnswerMessage } from './bus.js';
import { type NatsBus, openNatsBus } from './nats-bus.js';

const subject = 'events.room.a.v1';
/** A container that was stopped takes seconds until it serves again. */
const withinMs = 20_000;

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
    for (let at = 0; at < 20; at += 1) await asking.request('room.count', message({}));
    expect(answers).toBe(20);
  });

  test('what is asked while NATS is away fails within a second, and works when it is back (F6)', async () => {
    const [serving, asking] = [await open(), await open()];
    await serving.serve(new Map([['room.away', async () => ({ ok: true as const, data: 1, isReplayed: false })]]));
    await serving.serve(new Map([['room.slow', () => new Promise<AnswerMessage>(() => undefined)]]));
    const underWay = asking.request('room.slow', message({}, 30_000)).catch((error: unknown) => error);
    await server.kill();
    const startedAt = performance.now();
    expect(await underWay).toMatchObject({ code: 'unavailable' });
    await untilSo(() => !asking.isUp(), withinMs);
    await expect(asking.request('room.away', message({}, 30_000))).rejects.toMatchObject({ code: 'unavailable' });
    expect(performance.now() - startedAt).toBeLessThan(1_000 * busier());
    await server.start();
    // A connection that is back still has to tell the server what it serves.
    await untilSo(async () => (await asking.request('room.away', message({}))).ok, withinMs);
    expect(await asking.request('room.away', message({}))).toMatchObject({ ok: true, data: 1 });
  });

  test('a handler slower than the wait for its acknowledgement is not given the event twice (F5)', async () => {
    // Long enough that a busy machine, which lets this process wait for a second, still says in time that it is at it.
    await server.declare('room', ['one'], 3_000);
    const bus = await open();
    let taken = 0;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const stop = await bus.consume('one', ['events.room.a.v1'], async () => {
      taken += 1;
      await ended;
    });
    await bus.publish(event(subject));
    await untilSo(() => taken > 0, withinMs);
    await new Promise((resolve) => setTimeout(resolve, 8_000));
    end();
    await stop();
    expect(taken).toBe(1);
  });

  test('an event waits for a consumer that was away, and comes again when one died before its acknowledgement (F4)', async () => {
    // Long enough that a busy machine still acknowledges in time what it is given again.
    await server.declare('room', ['one'], 3_000);
    const [first, second, publishing] = [await open(), await open(), await open()];
    const sent = event(subject);
    await publishing.publish(sent);
    let isTaken = false;
    await first.consume('one', [sent.subject], async () => {
      isTaken = true;
      await first.close();
      await new Promise(() => undefined);
    });
    await untilSo(() => isTaken, withinMs);
    const got: string[] = [];
    const stop = await second.consume('one', [sent.subject], async ({ id }) => void got.push(id));
    await untilSo(() => got.length > 0, withinMs);
    await stop();
    expect(got).toEqual([sent.id]);
  });

  test('says how many events a consumer has yet to take or to acknowledge', async () => {
    await server.declare('room', ['one']);
    const bus = await open();
    let free: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (free = resolve));
    const stop = await bus.consume('one', ['events.room.a.v1'], () => held);
    for (let at = 0; at < 200; at += 1) await bus.publish(event(subject));
    await untilSo(async () => (await bus.lags()).get('one-on-room') === 200, withinMs);
    free();
    await untilSo(async () => (await bus.lags()).get('one-on-room') === 0, withinMs);
    await stop();
    expect(await bus.lags()).toEqual(new Map());
  });

  test('what no room has sent becomes an event that no reaction takes, and the next one comes (F17)', async () => {
    await server.declare('room', ['one']);
    const bus = await open();
    const got: Envelope[] = [];
    const stop = await bus.consume('one', ['events.room.a.v1'], async (came) => void got.push(came));
    await bus.publish({ ...event(subject), id: 'no-uuid' });
    await bus.publish(event(subject));
    await untilSo(() => got.length > 1, withinMs);
    await stop();
    expect(got[0]).toMatchObject({ subject, data: { unreadable: expect.any(String) } });
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
    await untilSo(async () => (await bus.epoch()) !== before, withinMs);
    const sent = event(subject);
    await bus.publish(sent);
    await untilSo(() => got.length > 0, withinMs);
    expect(got).toEqual([sent.id]);
  });
});
