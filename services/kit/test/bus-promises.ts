import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { v7 } from 'uuid';

import type { Envelope } from '@alcancia/contracts/define';
import { untilSo } from '@alcancia/testing';

import type { AnswerMessage, Bus, RequestMessage } from '../src/bus/bus.js';
import { insideTransaction } from '../src/use-case/transaction-scope.js';

export const message = (input: unknown, leftMs = 5_000): RequestMessage => ({
  input,
  caller: null,
  origin: { address: '127.0.0.1', userAgent: 'test' },
  correlationId: v7(),
  deadlineAt: Date.now() + leftMs,
  idempotencyKey: null,
});

export const event = (subject: string, data: unknown = {}): Envelope => ({
  id: v7(),
  subject,
  aggregateId: v7(),
  sequence: 1,
  occurredAt: new Date().toISOString(),
  correlationId: v7(),
  data,
});

const ok = (data: unknown): AnswerMessage => ({ ok: true, data, isReplayed: false });
const echo = async ({ input }: RequestMessage): Promise<AnswerMessage> => ok(input);

/** What every transport promises, in one suite: the in-process one passes it, and whichever comes beside it must. */
export function describeBus(name: string, open: () => Promise<Bus>): void {
  describe(`the ${name} transport`, () => {
    let bus: Bus;
    beforeEach(async () => {
      bus = await open();
    });
    afterEach(() => bus.close());

    test('carries a request to whoever serves it and the answer back', async () => {
      await bus.serve(new Map([['room.echo', echo]]));
      expect(await bus.request('room.echo', message({ word: 'ñandú 🐷' }))).toEqual(ok({ word: 'ñandú 🐷' }));
    });

    test('carries what JSON carries: dates become text, undefined disappears', async () => {
      await bus.serve(new Map([['room.echo', echo]]));
      const answer = await bus.request('room.echo', message({ at: new Date(0), nothing: undefined }));
      expect(answer).toEqual(ok({ at: '1970-01-01T00:00:00.000Z' }));
    });

    test('carries caller, origin, correlation and key untouched', async () => {
      let seen: RequestMessage | undefined;
      const look = async (asked: RequestMessage) => ((seen = asked), ok(null));
      await bus.serve(new Map([['room.look', look]]));
      const sent = { ...message({}), idempotencyKey: 'k ñ', trace: `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01` };
      await bus.request('room.look', sent);
      expect(seen).toEqual({ ...sent, deadlineAt: expect.any(Number) });
      expect(Math.abs((seen?.deadlineAt ?? 0) - sent.deadlineAt)).toBeLessThan(500);
    });

    test('says unavailable when nobody serves the subject, or no longer', async () => {
      await expect(bus.request('room.nobody', message({}))).rejects.toMatchObject({ code: 'unavailable' });
      const stop = await bus.serve(new Map([['room.echo', echo]]));
      await stop();
      await expect(bus.request('room.echo', message({}))).rejects.toMatchObject({ code: 'unavailable' });
    });

    test('says unavailable when the deadline passes, or had passed', async () => {
      await bus.serve(new Map([['room.slow', () => new Promise<AnswerMessage>(() => undefined)]]));
      await expect(bus.request('room.slow', message({}, 40))).rejects.toMatchObject({ code: 'unavailable' });
      await expect(bus.request('room.slow', message({}, -1))).rejects.toMatchObject({ code: 'unavailable' });
    });

    test('refuses a request from inside a transaction', async () => {
      await bus.serve(new Map([['room.echo', echo]]));
      await expect(insideTransaction(() => bus.request('room.echo', message({})))).rejects.toThrow(
        'inside a transaction',
      );
    });

    test('brings an event to every consumer that asked for its subject, once each', async () => {
      const got: string[] = [];
      await bus.consume('one', ['events.room.a.v1'], async ({ subject }) => void got.push(`one ${subject}`));
      await bus.consume(
        'two',
        ['events.room.a.v1', 'events.room.b.v1'],
        async ({ subject }) => void got.push(`two ${subject}`),
      );
      await bus.publish(event('events.room.a.v1'));
      await bus.publish(event('events.room.b.v1'));
      await untilSo(() => got.length >= 3);
      expect(got.toSorted()).toEqual(['one events.room.a.v1', 'two events.room.a.v1', 'two events.room.b.v1']);
    });

    test('does not count an event as published while a consumer has not taken it in', async () => {
      let isUp = false;
      let taken = 0;
      await bus.consume('one', ['events.room.a.v1'], async () => {
        if (!isUp) throw new Error('not now');
        taken += 1;
      });
      const sent = event('events.room.a.v1');
      await bus.publish(sent).catch(() => undefined);
      isUp = true;
      await bus.publish(sent).catch(() => undefined);
      await untilSo(() => taken > 0);
      expect(taken).toBeGreaterThanOrEqual(1);
    });

    test('brings the events of one aggregate in the order in which they were published', async () => {
      const got: number[] = [];
      await bus.consume('one', ['events.room.a.v1'], async ({ sequence }) => {
        got.push(sequence);
        await new Promise((resolve) => setTimeout(resolve, sequence % 2));
      });
      const sent = Array.from({ length: 20 }, (_, at) => ({ ...event('events.room.a.v1'), sequence: at + 1 }));
      const { id: aggregateId = '' } = sent[0] ?? {};
      for (const each of sent) await bus.publish({ ...each, aggregateId });
      await untilSo(() => got.length >= 20);
      expect(got).toEqual(sent.map(({ sequence }) => sequence));
    });

    test('nudges the processes of a service while they listen', async () => {
      let nudges = 0;
      const stop = await bus.onNudge('room', () => (nudges += 1));
      bus.nudge('another');
      bus.nudge('room');
      await untilSo(() => nudges > 0);
      await stop();
      bus.nudge('room');
      expect(nudges).toBe(1);
    });

    test('lets listeners hear everything while they listen', async () => {
      const heard: unknown[] = [];
      const stop = await bus.tap(({ data }) => heard.push(data));
      await bus.publish(event('events.room.a.v1', { n: 1 }));
      await untilSo(() => heard.length > 0);
      await stop();
      await bus.publish(event('events.room.a.v1', { n: 2 }));
      expect(heard).toEqual([{ n: 1 }]);
    });
  });
}
