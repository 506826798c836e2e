import { expect, test } from '@jest/globals';

import { describeBus } from '../../test/bus-promises.js';
import { InProcessBus } from './in-process-bus.js';

describeBus('in-process', async () => new InProcessBus());

test('a subject or a consumer that is there twice stops the start', async () => {
  const bus = new InProcessBus();
  const handlers = new Map([['room.echo', async () => ({ ok: true as const, data: null, isReplayed: false })]]);
  await bus.serve(handlers);
  await expect(bus.serve(handlers)).rejects.toThrow('Two handlers serve room.echo');
  await bus.consume('one', [], async () => undefined);
  await expect(bus.consume('one', [], async () => undefined)).rejects.toThrow('Two consumers');
});

test('an event waits for a consumer that is not up yet, or not any more', async () => {
  const bus = new InProcessBus(['one']);
  const event = {
    id: '01a1fe17-92cb-762a-8acf-b2daf9567624',
    subject: 'events.room.a.v1',
    aggregateId: '01a1fe17-92cb-762a-8acf-b2daf9567624',
    sequence: 1,
    occurredAt: '2026-11-21T12:00:00.000Z',
    correlationId: 'x',
    data: {},
  };
  let taken = 0;
  await expect(bus.publish(event)).rejects.toThrow('one cannot take events now');
  const stop = await bus.consume('one', [event.subject], async () => {
    taken += 1;
  });
  await bus.publish(event);
  await stop();
  await expect(bus.publish(event)).rejects.toThrow('one cannot take events now');
  expect(taken).toBe(1);
});
