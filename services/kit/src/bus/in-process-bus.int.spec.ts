import { describeBus } from '../testing/bus-promises.js';
import { expect, test } from '@jest/globals';

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
