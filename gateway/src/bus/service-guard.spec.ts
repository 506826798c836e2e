import { expect, it } from '@jest/globals';

import { type AnswerMessage, failure, type RequestMessage } from '@alcancia/server-kit';

import { type Asking, atOncePerService, ServiceGuard } from './service-guard.js';

const message: RequestMessage = {
  input: {},
  caller: null,
  origin: { address: '', userAgent: '' },
  correlationId: 'test-correlation',
  deadlineAt: 0,
  idempotencyKey: null,
};
const answer: AnswerMessage = { ok: true, data: {}, isReplayed: false };

/** Two services behind a guard: family does as the test says, identity always answers. */
function twoServices() {
  const time = { now: 0 };
  const family = { asked: 0, does: async (): Promise<AnswerMessage> => answer };
  const bus: Asking = {
    async request(subject) {
      if (!subject.startsWith('family.')) return answer;
      family.asked += 1;
      return family.does();
    },
  };
  const guard = new ServiceGuard(bus, () => time.now);
  const failing = (afterMs: number) => async (): Promise<AnswerMessage> => {
    time.now += afterMs;
    throw failure('unavailable');
  };
  const ask = (subject = 'family.list-goals') =>
    guard.request(subject, message).then(
      () => 'answered',
      (error: Error) => error.message,
    );
  return { time, family, failing, ask };
}

it('a service that hangs is left alone, then tried by one a second, and taken back once it answers', async () => {
  const { time, family, failing, ask } = twoServices();
  family.does = failing(10_000);
  for (let times = 0; times < 8; times += 1) expect(await ask()).toBe('unavailable');
  expect(family.asked).toBe(5);
  expect(await ask('identity.who-am-i')).toBe('answered');

  const { promise: tried, resolve: comeBack } = Promise.withResolvers<AnswerMessage>();
  family.does = () => tried;
  time.now += 1_000;
  const three = [ask(), ask(), ask()];
  expect(family.asked).toBe(6);
  comeBack(answer);
  expect(await Promise.all(three)).toEqual(['answered', 'unavailable', 'unavailable']);
  expect([await ask(), await ask()]).toEqual(['answered', 'answered']);
});

it('a service that is not there at all is asked every time: that costs nothing, and it may be back', async () => {
  const { family, failing, ask } = twoServices();
  family.does = failing(2);
  for (let times = 0; times < 20; times += 1) await ask();
  expect(family.asked).toBe(20);
});

it('one service takes no more than its share', async () => {
  const { family, ask } = twoServices();
  const { promise: held, resolve: letGo } = Promise.withResolvers<AnswerMessage>();
  family.does = () => held;
  const waiting = Array.from({ length: atOncePerService }, () => ask());
  expect([await ask(), await ask('identity.who-am-i')]).toEqual(['unavailable', 'answered']);
  letGo(answer);
  expect(new Set(await Promise.all(waiting))).toEqual(new Set(['answered']));
  expect(await ask()).toBe('answered');
});
